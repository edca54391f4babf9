import { drawnTree } from "@portal/core/compose";
import type { ResolvedPage } from "../page.ts";
import type { Loaded, Redirect } from "../portal-build.ts";
import { buildPage, freshUntilPart, type PageLoaderOptions } from "./build-page.ts";
import { createLocator } from "./locate.ts";
import { createMetadataLog } from "./metadata-log.ts";
import { nearPart } from "./near-pages.ts";
import { redirectToLastPage } from "./paging.ts";

/** Where a path leads, for those who shape pages; visitors get `forVisitors` of it. */
export type Resolved = { readonly resolved: ResolvedPage } | Redirect;

/** Path and query → page: the one function behind server rendering, GET /api/page and Storybook's gallery. */
export function createPageLoader(options: PageLoaderOptions): (path: string, signal: AbortSignal | undefined) => Promise<Resolved> {
  const { source, defaultSites } = options;
  const reportMetadata = createMetadataLog(options.log);
  const locate = createLocator({ source, defaultSites, reportMetadata });

  return async (path, signal) => {
    const context = { asOf: options.now(), signal };
    const located = await locate(path, context);
    if ("redirect" in located) return located;
    const { url, route, subjects, surrounding, status, opensAt } = located;
    const [resolved, missing] = await Promise.all([
      buildPage(options, { url, route, subjects, surrounding, context, reportMetadata }),
      status === 200 ? undefined : nearPart(source, url.pathname, surrounding.site.language, context),
    ]);
    if (missing) {
      const changes = [resolved.freshUntil === undefined ? undefined : Date.parse(resolved.freshUntil), opensAt, missing.changesAt];
      return { resolved: { ...resolved, status, near: missing.near, ...freshUntilPart(changes) } };
    }
    const last = redirectToLastPage(resolved, url);
    const { freshUntil } = resolved;
    return last === undefined ? { resolved } : { redirect: last, status: 302, ...(freshUntil !== undefined && { freshUntil }) };
  };
}

/** A page as visitors get it: without what metadata assigns, where that comes from, and what the engine found. */
export function forVisitors(found: Resolved): Loaded {
  if (!("resolved" in found)) return found;
  const { diagnostics: _diagnostics, content, ...page } = found.resolved;
  // The content last: as readPage has it.
  return { page: { ...page, tree: drawnTree(page.tree), content } };
}
