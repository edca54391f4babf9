import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { preloadShell } from "@portal/blocks";
import {
  type Assets,
  audienceOf,
  escape,
  failNodes,
  type PageCard,
  type PageModel,
  type ReadPage,
  type RenderedPage,
} from "@portal/domain";
import { type ErrorIsolation, pageModules, preloadPage, type RenderFailure } from "@portal/react";
import { drawWithParts, type PartCache, type PartEvent } from "@portal/react/server";
import { App, registry } from "../app/App.tsx";
import { documentInside } from "../preview/inside.ts";
import { stateToDraw } from "../state/store.ts";
import { assetLinks, assetTags, hydrationScripts } from "./assets.ts";
import { cardOf } from "./card.ts";
import { headLinks, isIndexed } from "./links.ts";
import { socialTags } from "./social-tags.ts";
import { STATE_ID } from "../starter/page-state.ts";
import { holdsHtml, inScript, serialise, withoutHtml } from "./state.ts";
import { structuredData } from "./structured-data.ts";

export interface RenderOptions {
  readonly assets: Assets;
  readonly timeZone: string;
  /** See Portal.render. */
  readonly origin: string;
  /** See PageState. */
  readonly apiOrigins: readonly string[];
  /** The model as text, where it is at hand. */
  readonly text: Pick<ReadPage, "json" | "textOf"> | undefined;
  /** Gets the blocks and widgets that threw, and what the first one threw; the page stands without them. */
  readonly onFailure: (names: readonly string[], error: unknown) => void;
  /** HTML of parts that were drawn before, by this build. */
  readonly parts: PartCache;
  /** See drawWithParts. */
  readonly count?: (what: PartEvent) => void;
}

const noop = (): void => {};

/** What one visitor alone is shown is never kept: pages of their own, previews, and forms with what was typed. */
const isShared = (page: PageModel, reads: readonly (keyof PageModel)[]): boolean =>
  page.personal !== true && page.preview === undefined && !(page.forms && reads.includes("forms"));

interface Drawn {
  /** The page as drawn: the content of parts that threw is marked as failed. */
  readonly page: PageModel;
  readonly body: string;
}

/** @throws where the shell itself throws; a block or widget that does costs only its own place */
function drawBody(
  page: PageModel,
  {
    timeZone,
    origin,
    onFailure,
    parts,
    text,
    count,
  }: Pick<RenderOptions, "timeZone" | "origin" | "onFailure" | "parts" | "text" | "count">,
): Drawn {
  const broken = new Map<string, string>();
  const recordFailure = ({ nodeId, name }: RenderFailure): unknown => broken.set(nodeId, name);
  const appOf = (model: PageModel, isolation?: ErrorIsolation): ReactElement => (
    <App state={stateToDraw(model, timeZone)} origin={origin} onRetry={noop} onFailure={recordFailure} isolation={isolation} />
  );
  const draw = (model: PageModel): string =>
    drawWithParts(appOf(model), {
      cache: parts,
      variant: `${model.release} ${model.language} ${timeZone} ${origin}`,
      isShared: (reads) => isShared(model, reads),
      textOf: text?.textOf,
      count,
    });
  const thrownBy = (work: () => string): unknown => {
    try {
      work();
      return undefined;
    } catch (error) {
      return error;
    }
  };
  let body = "";
  let thrown = thrownBy(() => (body = draw(page)));
  if (thrown === undefined && broken.size === 0) return { page, body };
  if (thrown === undefined) thrown = thrownBy(() => renderToString(appOf(page, "none")));
  else renderToString(appOf(page, "all"));
  onFailure([...broken.values()], thrown);
  const rest = failNodes(page, [...broken.keys()]);
  return { page: rest, body: draw(rest) };
}

/** As it stands in the document. undefined where the page holds what it cannot be written from: that costs visitors nothing. */
function dataText(page: PageModel, card: PageCard, { origin, onFailure }: RenderOptions): string | undefined {
  try {
    return inScript(JSON.stringify(structuredData(page, card, origin)));
  } catch (error) {
    onFailure(["structured data"], error);
    return undefined;
  }
}

/** Characters of a path that `GET /api/page` takes (page-query.schema.json): the page of a longer one holds its model. */
const MAX_ASKED = 2048;

/** Names a model by what it says. */
const hashOf = (json: string): string => createHash("sha256").update(json).digest("base64url").slice(0, 16);

/** The whole document. No inline script executes: the state travels as JSON, and the model of a page that is kept apart from it. */
export async function renderDocument(model: PageModel, options: RenderOptions): Promise<RenderedPage> {
  const { assets, timeZone, origin, apiOrigins, text } = options;
  await Promise.all([preloadShell(model.shell), preloadPage(model, registry)]);
  const { page, body } = drawBody(model, options);
  const links = headLinks(page, origin).map(
    (link) =>
      `<link ${Object.entries(link)
        .map(([name, value]) => `${name}="${escape(value)}"`)
        .join(" ")} data-page>`,
  );
  // What programs read has absolute addresses.
  const card = origin === "" ? undefined : cardOf(page, timeZone);
  const social = card ? socialTags(page, card, origin) : [];
  const metas = social.map(([attribute, name, content]) => `<meta ${attribute}="${name}" content="${escape(content)}" data-page>`);
  const data = card && dataText(page, card, options);
  const modules = [`texts-${page.language}`, `shell-${page.shell}`, ...pageModules(page, registry)];
  const json = (page === model && !holdsHtml(page) ? text?.json : undefined) ?? JSON.stringify(withoutHtml(page));
  const hash = audienceOf(page) === "all" && page.path.length <= MAX_ASKED ? hashOf(json) : undefined;
  const state = { hash, timeZone, origin, apiOrigins, modules: hydrationScripts(assets, modules) };
  const html = `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)}</title>
<meta name="description" content="${escape(page.description)}">
${isIndexed(page) ? "" : '<meta name="robots" content="noindex">\n'}<meta name="theme-color" content="#0b3f7a">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/static/apple-touch-icon.png">
${[...links, ...metas].join("\n")}
${assetTags(assets, modules)}
</head>
<body>
<div id="root">${page.preview ? documentInside(page.preview.base, body) : body}</div>
<script type="application/json" id="${STATE_ID}">${serialise(state, hash === undefined ? json : undefined)}</script>${data === undefined ? "" : `\n<script type="application/ld+json" data-page>${data}</script>`}
</body>
</html>
`;
  return { html, page, model: hash === undefined ? undefined : { hash, json }, links: assetLinks(assets, modules) };
}
