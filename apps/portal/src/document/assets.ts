import { type Assets, escape, joinStyles, type ModuleAssets } from "@portal/domain";

/**
 * Links and scripts of a document that draws these modules: what reading needs, and the starter.
 */
export function assetTags(assets: Assets, drawn: readonly string[]): string {
  const { blocking, scripts, fonts } = assets;
  return [
    ...blocking.map((src) => `<script src="${escape(src)}"></script>`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="${fontType(href)}" href="${escape(href)}" crossorigin>`),
    ...styleSheets(assets, drawn).map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${escape(src)}"></script>`),
  ].join("\n");
}

/**
 * Value of the `link` header of such a document: the style sheets and fonts that it begins with, as in its head. Browsers ask for them before
 * they have read the first line; a proxy that keeps the header may answer 103 (early hints) with it while it waits for the document.
 */
export const assetLinks = (assets: Assets, drawn: readonly string[]): string =>
  [
    ...styleSheets(assets, drawn).map((href) => `<${href}>; rel=preload; as=style`),
    ...assets.fonts.map((href) => `<${href}>; rel=preload; as=font; type="${fontType(href)}"; crossorigin`),
  ].join(", ");

const fontType = (href: string): string => `font/${href.split(".").at(-1)}`;

/** Scripts that hydrating these modules takes; the program first. */
export const hydrationScripts = (assets: Assets, drawn: readonly string[]): readonly string[] =>
  unique(assets.program, ...neededBy(assets, drawn).map((files) => files.scripts));

/** One for what pages of a shell have alike, which comes with the first of them, and one for what this page has besides. */
function styleSheets(assets: Assets, drawn: readonly string[]): readonly string[] {
  const of = (names: readonly string[]): (readonly string[])[] => neededBy(assets, names).map((files) => files.styles);
  const shell = unique(assets.styles, ...of(drawn.filter(isShell)));
  const view = unique(...of(drawn.filter((name) => !isShell(name)))).filter((sheet) => !shell.includes(sheet));
  return [...joinStyles(shell), ...joinStyles(view)];
}

const isShell = (name: string): boolean => name.startsWith("shell-");

const neededBy = ({ modules }: Assets, drawn: readonly string[]): readonly ModuleAssets[] =>
  drawn.flatMap((name) => (Object.hasOwn(modules, name) ? (modules[name] ?? []) : []));

const unique = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
