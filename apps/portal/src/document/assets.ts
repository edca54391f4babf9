import type { Assets, ModuleAssets } from "@portal/domain";
import { escape } from "./escape.ts";

/**
 * Links and scripts of a document that draws these modules: what reading needs, and the starter.
 */
export function assetTags(assets: Assets, drawn: readonly string[]): string {
  const { blocking, scripts, styles, fonts } = assets;
  return [
    ...blocking.map((src) => `<script src="${escape(src)}"></script>`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/${href.split(".").at(-1)}" href="${escape(href)}" crossorigin>`),
    ...unique(styles, ...neededBy(assets, drawn).map((files) => files.styles)).map(
      (href) => `<link rel="stylesheet" href="${escape(href)}">`,
    ),
    ...scripts.map((src) => `<script type="module" src="${escape(src)}"></script>`),
  ].join("\n");
}

/** Scripts that hydrating these modules takes; the program first. */
export const hydrationScripts = (assets: Assets, drawn: readonly string[]): readonly string[] =>
  unique(assets.program, ...neededBy(assets, drawn).map((files) => files.scripts));

const neededBy = ({ modules }: Assets, drawn: readonly string[]): readonly ModuleAssets[] =>
  drawn.flatMap((name) => (Object.hasOwn(modules, name) ? (modules[name] ?? []) : []));

const unique = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
