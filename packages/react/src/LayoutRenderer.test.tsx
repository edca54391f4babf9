import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { RenderFailure } from "./isolate.tsx";
import { LayoutRenderer } from "./LayoutRenderer.tsx";
import { createRegistry } from "./registry.ts";
import { block, page, ready, region, registry } from "./testing/page.tsx";

const draw = (model: ReturnType<typeof page>, from = registry): string =>
  renderToString(<LayoutRenderer page={model} registry={from} onFailure={() => {}} loading={null} />).replaceAll("<!-- -->", "");

const title = { kind: "widget", id: "n0-9", className: "c-n0-9", name: "title", headingLevel: 1, needs: {} } as const;

describe("LayoutRenderer on the server", () => {
  it("draws regions as landmarks, in source order", () => {
    const root = region(
      "n0",
      [title, region("n0-0", [block("n0-0-0", "a")], { landmark: "complementary", label: "Bên" }), block("n0-1", "b")],
      { landmark: "main" },
    );
    expect(draw(page(root, { "n0-0-0": ready, "n0-1": ready }))).toBe(
      '<main id="main" tabindex="-1" class="c-n0"><div class="c-n0-9" data-widget="title"><h1>sample</h1></div>' +
        '<aside class="c-n0-0" aria-label="Bên"><div class="c-n0-0-0" data-block="a"><p>a:Tin</p></div></aside>' +
        '<div class="c-n0-1" data-block="b"><p>b:Tin</p></div></main>',
    );
  });

  it("leaves no trace of empty areas, nor of regions and headings without content", () => {
    const inner = region("n0-0", [block("n0-0-0", "a")], { heading: { level: 2, text: "Nhóm" }, landmark: "region", label: "Nhóm" });
    const html = draw(page(region("n0", [inner, title]), { "n0-0-0": { status: "empty" } }));
    expect(html).toBe('<div class="c-n0"><div class="c-n0-9" data-widget="title"><h1>sample</h1></div></div>');
  });

  it("isolates a block that throws where asked: it is reported, its placeholder is in the HTML, the rest is complete", () => {
    const model = page(region("n0", [block("n0-0", "xau", "broken"), block("n0-1", "tot")]), { "n0-0": ready, "n0-1": ready });
    expect(() => draw(model)).toThrow("block is broken");
    const onFailure = vi.fn<(failure: RenderFailure) => void>();
    const html = renderToString(<LayoutRenderer page={model} registry={registry} onFailure={onFailure} loading={null} isolation="all" />);
    expect(html.replaceAll("<!-- -->", "")).toContain("Khối xau: error");
    expect(html.replaceAll("<!-- -->", "")).toContain("<p>tot:Tin</p>");
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({ nodeId: "n0-0", name: "xau", error: undefined });
  });

  it("shows why content is missing", () => {
    const html = draw(page(region("n0", [block("n0-0", "a")]), { "n0-0": { status: "failed", reason: "unavailable" } }));
    expect(html).toContain('<p role="note">Khối a: unavailable</p>');
  });

  it("falls back for unknown variants and widgets, even those named like object properties", () => {
    const widget = { ...title, name: "constructor" };
    const html = draw(page(region("n0", [block("n0-0", "a", "__proto__"), widget]), { "n0-0": ready }));
    expect(html).toContain("<p>a:Tin</p>");
    expect(html).toContain('data-widget="constructor"><p role="note">this part: unknown</p>');
  });

  it("names a failed block by its label; a widget has none that readers would know", () => {
    const failed = { status: "failed", reason: "unavailable" } as const;
    const html = draw(page(region("n0", [block("n0-0", "a"), title]), { "n0-0": failed, "n0-9": failed }));
    expect(html).toContain("Khối a: unavailable");
    expect(html).toContain('data-widget="title"><p role="note">this part: unavailable');
  });

  it("draws a widget's own placeholder where it has one, with what the widget reads of the page", () => {
    const own = { ...title, name: "own" };
    const failed = { status: "failed", reason: "unavailable" } as const;
    expect(draw(page(region("n0", [own]), { "n0-9": failed }))).toContain("<p>In its own words: unavailable on sample</p>");
    expect(draw(page(region("n0", [own]), {}))).toContain("<p>own</p>");
  });

  it("looks content up by own property only", () => {
    const html = draw(page(region("n0", [block("toString", "a"), title]), {}));
    expect(html).not.toContain("data-block");
  });

  it("gives a widget the fields of the page that it declares to read, and no others", () => {
    const seen: object[] = [];
    const record = ({ page: given }: { readonly page: object }): null => {
      seen.push(given);
      return null;
    };
    const blocks = { default: () => null };
    const from = createRegistry({
      blocks: { category: blocks, categories: blocks, treeCategories: blocks, cards: blocks },
      widgets: { title: record, own: record },
      reads: { title: ["tree"] },
      fallback: () => null,
    });
    const root = region("n0", [title, { ...title, name: "own" }]);
    draw(page(root, {}), from);
    expect(seen).toEqual([{ tree: { layoutId: "sample", templateId: "sample", language: "vi", root } }, {}]);
  });

  it("refuses a registry that lacks a default", () => {
    const make = (blocks: object) => createRegistry({ blocks: blocks as never, widgets: {}, reads: {}, fallback: () => null });
    expect(() => make({})).toThrow('no default for block type "category"');
    const draws = { default: () => null };
    expect(() => make({ category: draws, categories: draws, treeCategories: {}, cards: draws })).toThrow('"treeCategories"');
  });
});
