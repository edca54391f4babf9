import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast as contrastOf, grounds, marks, type Rgb, texts } from "@portal/testing";

type Theme = "light" | "dark" | "contrast";
type Tokens = ReadonlyMap<string, string>;

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
const css = read("tokens.css");

/** Declarations of the first rule whose selector is exactly this one. */
function declarations(source: string, selector: string): Tokens {
  const start = source.indexOf(`${selector} {`);
  expect(start, `${selector} is in the style sheet`).toBeGreaterThanOrEqual(0);
  const body = source.slice(source.indexOf("{", start) + 1, source.indexOf("}", start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]));
}

const base = declarations(css, ":root");
const chosen = declarations(css, ':root[data-theme="contrast"]');
const asked = declarations(css.slice(css.indexOf("@media (prefers-contrast")), ":root:not([data-theme])");
const ink = declarations(read("surfaces.css"), ".surface-ink");

/** Value of a token as "#rrggbb", on the page or on the ministry's blue. */
function colour(name: string, theme: Theme, onInk = false): string {
  const value = (onInk ? ink.get(name) : undefined) ?? (theme === "contrast" ? chosen.get(name) : undefined) ?? base.get(name);
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value ?? "");
  if (pair) return pair[theme === "light" ? 1 : 2] ?? "";
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? "");
  if (reference?.[1]) return colour(reference[1], theme);
  expect(value, `${name} is a colour`).toMatch(/^#[0-9a-f]{6}$/);
  return value ?? "";
}

function rgb(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [red, green, blue];
}
const contrast = (one: string, other: string): number => contrastOf(rgb(one), rgb(other));

/** Ornament and separation: nothing is known by these alone. */
const ornament = ["--color-rule", "--color-gold", "--color-edge", "--chart-grid", "--border-color"];
const pairsOn = (names: readonly string[]): [string, string][] =>
  names.flatMap((name) => grounds.map((ground): [string, string] => [name, ground]));
const onBrand: [string, string][] = ["--color-on-brand", "--color-on-brand-muted"].flatMap((name) =>
  ["--color-brand", "--color-brand-strong"].map((ground): [string, string] => [name, ground]),
);

describe("contrast", () => {
  it("computes what WCAG says", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  });

  for (const theme of ["light", "dark", "contrast"] as const) {
    it(`keeps text at 4.5:1 and marks at 3:1 in the ${theme} theme`, () => {
      for (const [name, ground] of [...pairsOn(texts), ...onBrand]) {
        expect(contrast(colour(name, theme), colour(ground, theme)), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        if (name.startsWith("--color-on")) continue;
        expect(
          contrast(colour(name, theme, true), colour(ground, theme, true)),
          `${name} on ${ground} of .surface-ink`,
        ).toBeGreaterThanOrEqual(4.5);
      }
      for (const [name, ground] of pairsOn(marks)) {
        expect(contrast(colour(name, theme), colour(ground, theme)), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
        expect(
          contrast(colour(name, theme, true), colour(ground, theme, true)),
          `${name} on ${ground} of .surface-ink`,
        ).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(colour("--surface-ink-text", theme), colour("--surface-ink", theme))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour("--color-focus", theme), colour("--color-focus-ink", theme))).toBeGreaterThanOrEqual(4.5);
      // Of the ring's two colours one is seen on any ground.
      for (const ground of [...grounds, "--color-brand", "--color-brand-strong"]) {
        const seen = ["--color-focus", "--color-focus-ink"].map((name) => contrast(colour(name, theme), colour(ground, theme)));
        expect(Math.max(...seen), `focus ring on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    });
  }

  it("leaves out no colour", () => {
    const colours = [...base.keys()].filter((name) => /^--(?:color|chart|surface|border)-/.test(name));
    const known = [...grounds, ...texts, ...marks, ...ornament, ...onBrand.flat(), "--color-focus", "--color-focus-ink"];
    expect(colours.filter((name) => !known.includes(name) && !name.startsWith("--surface-ink"))).toEqual([]);
  });

  it("gives readers who ask for contrast the same theme as those who choose it", () => {
    expect([...asked]).toEqual([...chosen]);
  });

  it("keeps the figures of the design on white", () => {
    const white = "#ffffff";
    expect(contrast(colour("--color-ink", "light"), white)).toBeGreaterThan(16);
    expect(contrast(colour("--color-link", "light"), white)).toBeGreaterThan(10);
    expect(contrast(colour("--color-accent", "light"), white)).toBeGreaterThan(6.8);
  });
});
