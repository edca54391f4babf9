import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LayoutRenderer } from "./LayoutRenderer.tsx";
import { lazyModule, lazyView } from "./lazy-view.ts";
import { preloadTree, treeModules } from "./preload.ts";
import type { BlockProps } from "./registry.ts";
import { block, page, ready, region, registry } from "./testing/page.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const model = page(region("n0", [block("n0-0", "tot", "good"), block("n0-1", "xau", "away")]), { "n0-0": ready, "n0-1": ready });
const good = lazyView<BlockProps>(async () => ({ block: { key } }) => <p>{key} đã tải</p>);
const away = lazyView<BlockProps>(() => Promise.reject(new Error("away")));
const lazyRegistry = { ...registry, block: (_type: unknown, name: string) => (name === "good" ? good : away) };

it("loads every view of the tree; one that cannot be had keeps its placeholder and holds up no other", async () => {
  const loaded = preloadTree(model.tree, lazyRegistry);
  await vi.advanceTimersByTimeAsync(3000);
  await loaded;
  const app = <LayoutRenderer page={model} registry={lazyRegistry} onFailure={() => {}} loading={null} />;
  const html = renderToString(app).replaceAll("<!-- -->", "");
  expect(html).toContain("tot đã tải");
  expect(html).toContain("Khối xau: error");
});

it("names the modules of the tree's lazy views, each once", () => {
  const Named = lazyModule("Named", async () => ({ Named: () => null }));
  const named = page(region("n0", [block("n0-0", "a", "named"), block("n0-1", "b", "named"), block("n0-2", "c", "eager")]), {});
  const mixed = { ...registry, block: (_type: unknown, name: string) => (name === "named" ? Named : () => null) };
  expect(treeModules(named.tree, mixed)).toEqual(["Named"]);
  expect(treeModules(model.tree, lazyRegistry)).toEqual([]);
});
