/** The colours that the style sheet gives in each theme, and their contrast. */
import { contrast as contrastOf, type Rgb } from "@portal/testing";

export type Theme = "light" | "dark" | "contrast";
export const themes: readonly Theme[] = ["light", "dark", "contrast"];

/** Computed colours by the name of their token. */
export type Colours = ReadonlyMap<string, string>;
export type ColoursByTheme = ReadonlyMap<Theme, { readonly page: Colours; readonly ink: Colours }>;

/** Red, green and blue from 0 to 1, as `color(srgb …)` or `rgb(…)` says them; undefined for what is transparent. */
function channels(colour: string): Rgb | undefined {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) return undefined;
  const scale = colour.startsWith("rgb") ? 255 : 1;
  return [red / scale, green / scale, blue / scale];
}

/** 1 to 21, of colours as `channels` reads them; what is transparent counts as black. */
export const contrast = (one: string, other: string): number => contrastOf(channels(one) ?? [0, 0, 0], channels(other) ?? [0, 0, 0]);

/** Names of the custom properties that the style sheet sets on the root, in its order. */
export function tokenNames(prefix: RegExp): readonly string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ":root") continue;
      for (const name of rule.style) if (prefix.test(name)) names.add(name);
    }
  }
  return [...names];
}

/**
 * What tokens are in each theme, on the page and on the ministry's blue: asked of the style sheet itself. The root's theme is
 * changed and put back within one turn, so that nothing is painted between.
 */
export function coloursByTheme(names: readonly string[]): ColoursByTheme {
  const root = document.documentElement;
  const before = root.dataset["theme"];
  const probe = document.createElement("span");
  const blue = document.createElement("div");
  blue.className = "surface-ink";
  document.body.append(probe, blue);
  const read = (): Colours =>
    new Map(
      names.map((name) => {
        probe.style.backgroundColor = `var(${name})`;
        return [name, getComputedStyle(probe).backgroundColor] as const;
      }),
    );
  const found = new Map(
    themes.map((theme) => {
      root.dataset["theme"] = theme;
      document.body.append(probe);
      const page = read();
      blue.append(probe);
      return [theme, { page, ink: read() }] as const;
    }),
  );
  probe.remove();
  blue.remove();
  if (before === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = before;
  return found;
}

export const hex = (colour: string): string =>
  `#${(channels(colour) ?? [0, 0, 0])
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
