import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LayoutRenderer } from "./LayoutRenderer.tsx";
import { lazyModule, lazyView } from "./lazy-view.ts";
import { pageModules, preloadPage } from "./preload.ts";
import type { BlockProps, HostPage } from "./registry.ts";
import { block, page, ready, region, registry } from "./testing/page.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const model = page(region("n0", [block("n0-0", "tot", "good"), block("n0-1", "xau", "away")]), { "n0-0": ready, "n0-1": ready });
const good = lazyView<BlockProps>(async () => ({ block: { key } }) => <p>{key} đã tải</p>);
const away = lazyView<BlockProps>(() => Promise.reject(new Error("away")));
const lazyRegistry = { ...registry, block: (_type: unknown, name: string) => (name === "good" ? good : away) };

it("loads every view of the tree; one that cannot be had keeps its placeholder and holds up no other", async () => {
  const loaded = preloadPage(model, lazyRegistry);
  await vi.advanceTimersByTimeAsync(3000);
  await loaded;
  const app = <LayoutRenderer page={model} registry={lazyRegistry} onFailure={() => {}} loading={null} />;
  const html = renderToString(app).replaceAll("<!-- -->", "");
  expect(html).toContain("tot đã tải");
  expect(html).toContain("Khối xau: error");
});

it("names the modules of the page's lazy views, each once", () => {
  const Named = lazyModule("Named", async () => ({ Named: () => null }));
  const blocks = [block("n0-0", "a", "named"), block("n0-1", "b", "named"), block("n0-2", "c", "eager")];
  const named = page(region("n0", blocks), { "n0-0": ready, "n0-1": ready, "n0-2": ready });
  const mixed = { ...registry, block: (_type: unknown, name: string) => (name === "named" ? Named : () => null) };
  expect(pageModules(named, mixed)).toEqual(["Named"]);
  expect(pageModules(model, lazyRegistry)).toEqual([]);
});

it("loads what is drawn alone: a placeholder where content failed, and nothing where there is none", async () => {
  const view = (name: string) => lazyModule(name, async () => ({ [name]: () => <p>{name}</p> }));
  const [View, Failed, Block] = [view("View"), view("Failed"), view("Block")];
  const lazy = { ...registry, widget: () => View, widgetFallback: () => Failed, block: () => Block };
  const widget = { kind: "widget", id: "n0-0", className: "c", name: "own", headingLevel: 2, needs: {} } as const;
  const failed = { status: "failed", reason: "unavailable" } as const;
  const root = region("n0", [widget, block("n0-1", "a")]);
  const modules = (content: HostPage["content"]): readonly string[] => pageModules(page(root, content), lazy);
  expect(modules({ "n0-1": ready })).toEqual(["View", "Block"]);
  expect(modules({ "n0-0": failed, "n0-1": failed })).toEqual(["Failed"]);
  expect(modules({ "n0-0": { status: "empty" }, "n0-1": { status: "empty" } })).toEqual([]);
  expect(modules({})).toEqual(["View"]);
  const drawn = page(root, { "n0-0": failed });
  await preloadPage(drawn, lazy);
  const html = renderToString(<LayoutRenderer page={drawn} registry={lazy} onFailure={() => {}} loading={null} />);
  expect(html).toContain("<p>Failed</p>");
});
