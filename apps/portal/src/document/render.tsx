import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PageModel } from "@portal/core";
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
  /** Hears which blocks or widgets threw; the page stands without them. */
  readonly onFailure: (name: string) => void;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const noop = (): void => {};

/** renderToString keeps errors inside a boundary to itself, but marks the boundary: `<!--$!-->`. */
const brokenParts = (html: string): string[] =>
  [...html.matchAll(/data-(?:block|widget)="([^"]*)"[^>]*><!--\$!-->/g)].map(([, name = ""]) => name);

/** The whole document. No inline script executes: the state travels as JSON. */
export function renderDocument(page: PageModel, { assets, timeZone, origin, onFailure }: RenderOptions): string {
  const state = createState(page, timeZone);
  const body = renderToString(
    <StaticRouter location={page.path}>
      <App state={state} onRetry={noop} onFailure={noop} />
    </StaticRouter>,
  );
  for (const name of brokenParts(body)) onFailure(name);
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
<script type="application/json" id="${STATE_ID}">${serialise({ page: withoutHtml(page), timeZone })}</script>
</body>
</html>
`;
}
