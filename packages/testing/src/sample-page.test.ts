import type { LayoutNode } from "@portal/core";
import type { ResolvedPage } from "@portal/domain";
import { describe, expect, it } from "vitest";
import { sampleCatalogue, samplePage } from "./index.ts";

const cases = [...sampleCatalogue().layouts.values()].flatMap((layout) =>
  (layout.language ? [layout.language] : (["vi", "en"] as const)).map((language) => ({ layoutId: layout.id, language })),
);

const leaves = (node: LayoutNode): LayoutNode[] => (node.kind === "region" ? node.children.flatMap(leaves) : [node]);
const blocks = ({ tree }: ResolvedPage) => leaves(tree.root).filter((node) => node.kind === "block");
const failed = ({ content }: ResolvedPage): string[] =>
  Object.entries(content).flatMap(([id, { status }]) => (status === "failed" ? [id] : []));

it("knows the 25 layouts of the specification and our own", () => {
  expect(sampleCatalogue().diagnostics).toEqual([]);
  expect(sampleCatalogue().layouts.size).toBe(26);
});

describe.each(cases)("$layoutId, $language", (request) => {
  it("is full: every block has content, and the engine has nothing to say", async () => {
    const page = await samplePage({ ...request, state: "full" });
    expect(page.tree.layoutId).toBe(request.layoutId);
    expect(page.language).toBe(request.language);
    expect(blocks(page).filter(({ id }) => page.content[id]?.status !== "ready")).toEqual([]);
    expect(page.diagnostics).toEqual([]);
    expect(failed(page)).toEqual([]);
  });

  it("is empty: no block has content", async () => {
    const page = await samplePage({ ...request, state: "empty" });
    expect(page.tree.layoutId).toBe(request.layoutId);
    expect(blocks(page).filter(({ id }) => (page.content[id]?.status ?? "empty") !== "empty")).toEqual([]);
  });

  it("fails in exactly one place", async () => {
    const page = await samplePage({ ...request, state: "failing" });
    expect(failed(page)).toHaveLength(1);
  });

  it("is the same every time", async () => {
    const [once, again] = await Promise.all([samplePage({ ...request, state: "full" }), samplePage({ ...request, state: "full" })]);
    expect(again).toEqual(once);
  });
});

it("refuses a layout that does not exist", async () => {
  await expect(samplePage({ layoutId: "no-such-layout", language: "vi", state: "full" })).rejects.toThrow("no-such-layout");
});
