import { samplePage } from "@portal/testing";
import { describe, expect, it } from "vitest";
import { inspectLayout, partOfFinding } from "./inspect.ts";

const department = (state: "full" | "empty" | "failing") => samplePage({ layoutId: "department-1-home-vi", language: "vi", state });
const blocks = (parts: ReturnType<typeof inspectLayout>) =>
  parts.flatMap(({ node, state }) => (node.kind === "block" ? [[node.key, state, node.provenance]] : []));

describe("inspectLayout", () => {
  it("lists every part in reading order, with its place in the tree", async () => {
    const parts = inspectLayout(await department("full"));
    expect(parts[0]).toMatchObject({ node: { kind: "region", id: "n0" }, parent: undefined, level: 1, position: 1, neighbours: 1 });
    expect(blocks(parts).slice(0, 3)).toEqual([
      ["slideNews", "drawn", "site"],
      ["infomations", "drawn", "site"],
      ["pinNews", "drawn", "site"],
    ]);
    for (const { parent, level } of parts.slice(1)) {
      expect(parts.find(({ node }) => node.id === parent)).toMatchObject({ level: level - 1, node: { kind: "region" } });
    }
  });

  it("says what leaves no trace: blocks without content, and regions of nothing else", async () => {
    const parts = inspectLayout(await department("empty"));
    expect(new Set(blocks(parts).map(([, state, provenance]) => `${state} ${provenance}`))).toEqual(new Set(["empty none"]));
    expect(parts.filter(({ state }) => state === "drawn").map(({ node }) => (node.kind === "widget" ? node.name : node.kind))).toEqual([
      "region",
      "region",
      "region",
      "homeTitle",
    ]);
  });

  it("says what failed", async () => {
    expect(inspectLayout(await department("failing")).filter(({ state }) => state === "failed")).toHaveLength(1);
  });
});

it("knows which block a finding is about", async () => {
  const parts = inspectLayout(await department("full"));
  const id = parts.find(({ node }) => node.kind === "block" && node.key === "pinNews")?.node.id;
  expect(id).toBeDefined();
  expect(partOfFinding("/site/metadata/blocks/pinNews", parts)).toBe(id);
  expect(partOfFinding("/blocks/pinNews", parts)).toBe(id);
  expect(partOfFinding("/site/metadata/blocks/pinNews/categories/0", parts)).toBe(id);
  expect(partOfFinding("/site/metadata/blocks/no-such-block", parts)).toBeUndefined();
  expect(partOfFinding("/site/metadata/layoutId", parts)).toBeUndefined();
});
