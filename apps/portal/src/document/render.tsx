import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageModel } from "@portal/core";
import type { RenderFailure } from "@portal/react";
import { App } from "../app/App.tsx";
import { createState } from "../state/store.ts";
import { headLinks } from "./links.ts";
import { serialise, STATE_ID, withoutHtml } from "./state.ts";

/** Built files that every page loads, from the bundler's manifest. */
export interface Assets {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

export interface RenderOptions {
  readonly assets: Assets;
  readonly timeZone: string;
  /** Scheme and host of canonical addresses; "" leaves them relative. */
  readonly origin: string;
  /** See PageState. */
  readonly apiOrigins: readonly string[];
  /** Hears which blocks and widgets threw, and what the first one threw (unknown for lazy views); the page stands without them. */
  readonly onFailure: (names: readonly string[], error: unknown) => void;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const noop = (): void => {};

interface Drawn {
  /** The page as drawn: the content of parts that threw is marked as failed. */
  readonly page: PageModel;
  readonly body: string;
}

/** @throws where the shell itself throws; a block or widget that does costs only its own place */
function drawBody(page: PageModel, { timeZone, onFailure }: Pick<RenderOptions, "timeZone" | "onFailure">): Drawn {
  const broken = new Map<string, string>();
  const hear = ({ nodeId, name }: RenderFailure): unknown => broken.set(nodeId, name);
  const draw = (model: PageModel, isolated: boolean): string =>
    renderToString(
      <StaticRouter location={model.path}>
        <App state={createState(model, timeZone)} onRetry={noop} onFailure={hear} isolated={isolated} />
      </StaticRouter>,
    );
  let thrown: unknown;
  try {
    const body = draw(page, false);
    if (broken.size === 0) return { page, body };
  } catch (error) {
    thrown = error;
    draw(page, true);
  }
  onFailure([...broken.values()], thrown);
  const failed = Object.fromEntries([...broken.keys()].map((id) => [id, { status: "failed", reason: "error" } as const]));
  const rest = { ...page, content: { ...page.content, ...failed } };
  return { page: rest, body: draw(rest, false) };
}

/** The whole document. No inline script executes: the state travels as JSON. */
export function renderDocument(model: PageModel, options: RenderOptions): string {
  const { assets, timeZone, origin, apiOrigins } = options;
  const { page, body } = drawBody(model, options);
  const links = headLinks(page, origin).map(
    ({ rel, href, hreflang }) => `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ""} href="${escape(href)}" data-page>`,
  );
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)}</title>
<meta name="description" content="${escape(page.description)}">
${page.status === 200 ? "" : '<meta name="robots" content="noindex">\n'}<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
${links.join("\n")}
${assets.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join("\n")}
${assets.preloads.map((href) => `<link rel="modulepreload" href="${escape(href)}">`).join("\n")}
${assets.scripts.map((src) => `<script type="module" src="${escape(src)}"></script>`).join("\n")}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${STATE_ID}">${serialise({ page: withoutHtml(page), timeZone, apiOrigins })}</script>
</body>
</html>
`;
}
