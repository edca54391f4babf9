import { describe, expect, test } from "vitest";
import type { TemplateDefinition, TemplateNode, TemplateRegion } from "../generated/types.ts";
import { compileTemplateCss } from "./index.ts";

const template = (root: TemplateRegion, id = "t"): TemplateDefinition => ({ version: 1, id, label: { vi: "Mẫu" }, root });
const stack = (fields: Partial<TemplateRegion>, ...children: TemplateNode[]): TemplateRegion => ({ layout: "stack", ...fields, children });
const grid = (fields: Partial<TemplateRegion>, ...children: TemplateNode[]): TemplateRegion => ({ layout: "grid", ...fields, children });
const area = (key: string, span?: TemplateRegion["span"]): TemplateNode => (span ? { area: key, span } : { area: key });

/** What the sheet says of one selector: by width, all its declarations. */
function rulesOf(css: string, selector: string): Record<"base" | "md" | "lg", string[]> {
  const [base = "", ...media] = css.split("@media ");
  const within = (start: string): string => media.find((part) => part.startsWith(`(min-width:${start})`)) ?? "";
  const pick = (part: string): string[] =>
    [...part.matchAll(/^([^{}\n]+)\{([^{}]+)\}$/gm)].flatMap(([, selectors = "", body = ""]) =>
      selectors.split(",").includes(selector) ? body.split(";") : [],
    );
  return { base: pick(base), md: pick(within("48rem")), lg: pick(within("64rem")) };
}

describe("columns", () => {
  const css = compileTemplateCss([
    template(
      stack({ width: "full" }, grid({ columns: { md: 6, lg: 12 } }, area("a", { md: 6, lg: 8 }), area("b", { md: 3, lg: 4 }), area("c"))),
    ),
  ]);

  test("children take their share of the row, and grow into the room of missing neighbours", () => {
    expect(rulesOf(css, ".t-t--0-0")).toMatchObject({ base: ["flex-flow:row wrap", "align-content:flex-start"] });
    expect(rulesOf(css, ".t-t--0-0-0")).toEqual({
      base: ["flex:1 1 100%"],
      md: ["flex:6 1 100%"],
      lg: ["flex:8 1 calc(66.6666% - 0.6667rem)"],
    });
    expect(rulesOf(css, ".t-t--0-0-1")).toEqual({
      base: ["flex:1 1 100%"],
      md: ["flex:3 1 calc(50% - 0.75rem)"],
      lg: ["flex:4 1 calc(33.3333% - 1.3334rem)"],
    });
  });

  test("a child that asks for nothing takes one column", () => {
    expect(rulesOf(css, ".t-t--0-0-2").lg).toEqual(["flex:1 1 calc(8.3333% - 1.8334rem)"]);
  });

  test("a span wider than its grid is the whole row", () => {
    const narrow = compileTemplateCss([template(grid({ columns: { base: 2 } }, area("a", { base: 12 })))]);
    expect(rulesOf(narrow, ".t-t--0-0").base).toEqual(["flex:2 1 100%"]);
  });

  test.each([
    [4, 8],
    [3, 3, 3, 3],
    [5, 7],
    [1, 11],
  ])("a full row never wraps: %s", (...spans) => {
    const sheet = compileTemplateCss([
      template(grid({ columns: { base: 12 } }, ...spans.map((span, index) => area(`a${index}`, { base: span })))),
    ]);
    const shares = spans.map((_, index) => /calc\(([\d.]+)% - ([\d.]+)rem\)/.exec(rulesOf(sheet, `.t-t--0-${index}`).base.join()) ?? []);
    const percent = shares.reduce((sum, share) => sum + Number(share[1]), 0);
    const lost = shares.reduce((sum, share) => sum + Number(share[2]), 0);
    expect(percent).toBeLessThanOrEqual(100);
    expect(lost).toBeGreaterThanOrEqual((spans.length - 1) * 1.5);
  });

  test("a heading in a grid has a row of its own", () => {
    const sheet = compileTemplateCss([template(grid({ heading: { level: 2, text: { vi: "Tin" } } }, area("a")))]);
    expect(rulesOf(sheet, ".t-t--0>.region-heading").base).toEqual(["flex:1 0 100%"]);
  });
});

describe("room between children", () => {
  test("every node is a stack with a medium gap, without specificity", () => {
    const css = compileTemplateCss([template(stack({}, area("a")))]);
    expect(rulesOf(css, ':where([class^="t-t--"])')).toEqual({
      base: ["display:flex", "flex-direction:column", "box-sizing:border-box", "min-width:0", "gap:1.5rem"],
      md: [],
      lg: ["gap:2rem"],
    });
  });

  test.each([
    ["none", ["gap:0"], []],
    ["small", ["gap:1rem"], []],
    ["medium", [], []],
    ["large", ["gap:2.5rem"], ["gap:3rem"]],
  ] as const)("%s", (gap, base, lg) => {
    const css = compileTemplateCss([template(stack({}, stack({ gap }, area("a"))))]);
    expect(rulesOf(css, ".t-t--0-0")).toEqual({ base, md: [], lg });
  });
});

describe("widths and surfaces", () => {
  const page = {
    base: ["padding-inline:max(1rem,50% - 37.5rem)"],
    md: ["padding-inline:max(1.5rem,50% - 37.5rem)"],
    lg: ["padding-inline:max(2rem,50% - 37.5rem)"],
  };

  test("a root that says nothing keeps to the page; regions inside a page fill it", () => {
    const css = compileTemplateCss([template(stack({}, stack({ width: "page" }, area("a"))))]);
    expect(rulesOf(css, ".t-t--0")).toEqual(page);
    expect(rulesOf(css, ".t-t--0-0")).toEqual({ base: [], md: [], lg: [] });
  });

  test("full runs from edge to edge", () => {
    const css = compileTemplateCss([template(stack({ width: "full" }, area("a")))]);
    expect(rulesOf(css, ".t-t--0")).toEqual({ base: [], md: [], lg: [] });
  });

  test("text is a column of 75 characters: centred across the page, at the start inside one", () => {
    const css = compileTemplateCss([
      template(stack({ width: "full" }, stack({ width: "text" }), stack({ width: "page" }, stack({ width: "text" })))),
    ]);
    expect(rulesOf(css, ".t-t--0-0").lg).toEqual(["padding-inline:max(2rem,50% - 21rem)"]);
    expect(rulesOf(css, ".t-t--0-1-0").base).toEqual(["max-width:42rem"]);
  });

  test.each([
    ["tint", ["background:var(--surface-tint)"]],
    ["accent", ["background:var(--surface-accent)"]],
    ["ink", ["background:var(--surface-ink)", "color:var(--surface-ink-text)"]],
  ] as const)("%s is a band across the window, its content at the page's width", (surface, colours) => {
    const css = compileTemplateCss([template(stack({ width: "full" }, stack({ width: "page", surface }, area("a"))))]);
    expect(rulesOf(css, ".t-t--0-0").base).toEqual([...colours, "padding-block:2rem", ...page.base]);
    expect(rulesOf(css, ".t-t--0-0").lg).toEqual(["padding-block:3rem", ...page.lg]);
  });

  test("inside a page a surface is a panel", () => {
    const css = compileTemplateCss([template(stack({}, stack({ surface: "tint" }, area("a"))))]);
    expect(rulesOf(css, ".t-t--0-0")).toEqual({ base: ["background:var(--surface-tint)", "padding:1rem"], md: ["padding:1.5rem"], lg: [] });
  });

  test("a frame never touches the edges of the window", () => {
    const css = compileTemplateCss([template(stack({ width: "full" }, stack({ width: "page", surface: "frame" }, area("a"))))]);
    expect(rulesOf(css, ".t-t--0-0").base).toEqual([
      "border:1px solid var(--border-color)",
      "padding:1rem",
      "margin-inline:auto",
      "width:min(100% - 2rem,75rem)",
    ]);
  });
});

describe("the sheet", () => {
  const one = template(stack({}, grid({ columns: { md: 2 } }, area("a"), area("b"))), "one");
  const two = template(stack({}, grid({ columns: { md: 2 } }, area("a"), area("b"))), "two");

  test("writes what templates share once", () => {
    const css = compileTemplateCss([one, two]);
    expect(css.match(/flex-flow:row wrap/g)).toHaveLength(1);
    expect(css).toContain(".t-one--0-0-0,.t-one--0-0-1,.t-two--0-0-0,.t-two--0-0-1{flex:1 1 calc(50% - 0.75rem)}");
  });

  test("gives each template the rules it has alone", () => {
    const both = compileTemplateCss([one, two]);
    const alone = compileTemplateCss([two]);
    for (const selector of [".t-two--0", ".t-two--0-0", ".t-two--0-0-1"]) expect(rulesOf(both, selector)).toEqual(rulesOf(alone, selector));
  });

  test("is the same each time, and empty for nothing", () => {
    expect(compileTemplateCss([one, two])).toBe(compileTemplateCss([one, two]));
    expect(compileTemplateCss([])).toBe("");
  });
});
