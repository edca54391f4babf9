import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawWithParts, type PartOptions } from "./draw-with-parts.tsx";
import { type HostContext, HostProvider } from "./host.ts";
import { LayoutRenderer } from "./LayoutRenderer.tsx";
import { lazyView } from "./lazy-view.ts";
import { createPartCache, type PartCache } from "./part-cache.ts";
import { kept } from "./parts.tsx";
import { createRegistry, type HostPage, type WidgetProps } from "./registry.ts";
import { block, page, ready, region } from "./testing/page.tsx";

const host = { language: "vi" } as HostContext;
const drawn = vi.fn();
const broken = vi.fn(() => false);

const Text = ({ block: { key } }: { readonly block: { readonly key: string } }) => {
  drawn(key);
  return <p>{key}</p>;
};
const Pictures = ({ node: { headingLevel = 1 } }: WidgetProps) => (
  <>
    {Array.from({ length: headingLevel }, (_, index) => (
      <img key={index} src={`/${headingLevel}-${index}.png`} alt="" fetchPriority={index === 1 ? "high" : undefined} />
    ))}
  </>
);
const Shaky = lazyView(async () => () => {
  if (broken()) throw new Error("broken this once");
  return <p>whole again</p>;
});
await Shaky.preload();

const blocks = { default: Text };
const registry = createRegistry({
  blocks: { category: blocks, categories: blocks, treeCategories: blocks, cards: blocks },
  widgets: { pictures: Pictures, shaky: Shaky, title: ({ page: { tree } }: WidgetProps<"tree">) => <h1>{tree.templateId}</h1> },
  reads: { title: ["tree"] },
  fallback: () => <p>failed</p>,
});
const widget = (id: string, name: string, headingLevel?: number) =>
  ({ kind: "widget", id, className: id, name, headingLevel, needs: {} }) as const;

const Menu = kept("menu", ({ label }: { readonly label: string }) => {
  drawn(label);
  return <nav>{label}</nav>;
});
const elementOf = (model: HostPage): ReactElement => (
  <HostProvider value={host}>
    text beside <Menu label="menu" /> and behind
    <LayoutRenderer page={model} registry={registry} onFailure={() => {}} loading={null} />
  </HostProvider>
);
let cache: PartCache;
const draw = (model: HostPage, options: Partial<PartOptions> = {}): string =>
  drawWithParts(elementOf(model), { cache, variant: "vi", isShared: () => true, ...options });

const two = (ofB = ready): HostPage => page(region("n0", [block("n0-0", "a"), block("n0-1", "b")]), { "n0-0": ready, "n0-1": ofB });

beforeEach(() => {
  cache = createPartCache(2 ** 20);
  drawn.mockClear();
  broken.mockReset().mockReturnValue(false);
});

describe("drawWithParts", () => {
  it("draws only what has changed, and gives what the whole page would be", () => {
    expect(draw(two())).toBe(renderToString(elementOf(two())));
    drawn.mockClear();
    const changed = two({ status: "ready", content: { category: { slug: "b", name: "B", href: "/b" }, articles: [], total: 1 } });
    const html = draw(changed);
    expect(drawn.mock.calls).toEqual([["b"]]);
    expect(html).toBe(renderToString(elementOf(changed)));
  });

  it("draws anew for another variant, and for another field that a widget reads", () => {
    const titled = (templateId: string): HostPage => {
      const model = page(region("n0", [widget("n0-0", "title")]), {});
      return { ...model, tree: { ...model.tree, templateId } };
    };
    expect(draw(titled("one"))).toContain("<h1>one</h1>");
    expect(draw(titled("two"))).toContain("<h1>two</h1>");
    drawn.mockClear();
    draw(two());
    draw(two(), { variant: "en" });
    expect(drawn.mock.calls.map(([key]) => key as string)).toEqual(["a", "b", "menu", "a", "b"]);
  });

  it("keeps nothing that failed", () => {
    const model = page(region("n0", [widget("n0-0", "shaky")]), {});
    broken.mockReturnValueOnce(true);
    expect(draw(model)).toContain("failed");
    expect(draw(model)).toContain("whole again");
    const failing = two({ status: "failed", reason: "unavailable" } as never);
    expect(draw(failing)).toContain("failed");
    expect(draw(two())).not.toContain("failed");
  });

  it("keeps no widget that is one visitor's", () => {
    const model = page(region("n0", [widget("n0-0", "title")]), {});
    const set = vi.spyOn(cache, "set");
    draw(model, { isShared: () => false });
    expect(set.mock.calls.map(([, { html }]) => html)).toEqual(["<nav>menu</nav>"]);
  });

  it.each([1, 2, 4, 8])("announces pictures as React does, %i and %i more", (count) => {
    const model = page(region("n0", [widget("n0-0", "pictures", count), block("n0-1", "a"), widget("n0-2", "pictures", 3)]), {
      "n0-1": ready,
    });
    const whole = renderToString(elementOf(model));
    expect(whole).toMatch(/^<link rel="preload" as="image" href="/);
    expect(draw(model)).toBe(whole);
    expect(draw(model)).toBe(whole);
  });
});
