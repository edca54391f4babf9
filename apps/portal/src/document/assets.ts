import type { Assets } from "@portal/domain";
import { escape } from "./escape.ts";

/**
 * Links and scripts of a document that draws these modules. What reading needs comes first; scripts give way to it, and the ones
 * that load on demand are announced, so that hydration finds them there.
 */
export function assetTags({ blocking, scripts, preloads, styles, fonts, modules }: Assets, drawn: readonly string[]): string {
  const needed = drawn.flatMap((name) => (Object.hasOwn(modules, name) ? (modules[name] ?? []) : []));
  return [
    ...blocking.map((src) => `<script src="${escape(src)}"></script>`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/${href.split(".").at(-1)}" href="${escape(href)}" crossorigin>`),
    ...unique(styles, ...needed.map((files) => files.styles)).map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...unique(preloads, ...needed.map((files) => files.scripts)).map(
      (href) => `<link rel="modulepreload" href="${escape(href)}" fetchpriority="low">`,
    ),
    ...scripts.map((src) => `<script type="module" src="${escape(src)}" fetchpriority="low"></script>`),
  ].join("\n");
}

const unique = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
