import { describe, expect, test } from "vitest";
import type { Assignment } from "../generated/types.ts";
import { applyCommand } from "./apply-command.ts";
import { applyPatch } from "./apply-patch.ts";
import type { Command, EditPolicy, LayoutState } from "./model.ts";
import { cards, policy, state } from "./testing/sample.ts";

const run = (from: LayoutState, command: Command, as: EditPolicy = policy) => applyCommand(from, command, as);
const contentOf = (from: LayoutState, key: string): Assignment | undefined => from.blocks.findLast((block) => block.key === key);

describe("setLayout", () => {
  test("chooses a layout and keeps content that the new one lacks a block for", () => {
    const { state: next, patches, inverse, diagnostics } = run(state, { kind: "setLayout", layoutId: "small-vi" });
    expect(next).toEqual({ ...state, layoutId: "small-vi" });
    expect(next.blocks).toBe(state.blocks);
    expect(patches).toEqual([{ op: "replace", path: "/layoutId", value: "small-vi" }]);
    expect(inverse).toEqual([{ op: "replace", path: "/layoutId", value: "home-vi" }]);
    expect(diagnostics.map(({ code, severity, path }) => [code, severity, path])).toEqual([
      ["kept-content", "info", "/blocks/2"],
      ["kept-content", "info", "/blocks/3"],
    ]);
    expect(run(next, { kind: "setLayout", layoutId: "home-vi" }).state).toEqual(state);
  });

  test("null goes back to the default layout", () => {
    const { state: next, patches, inverse } = run(state, { kind: "setLayout", layoutId: null });
    expect(next).toEqual({ blocks: state.blocks });
    expect(Object.keys(next)).toEqual(["blocks"]);
    expect(patches).toEqual([{ op: "remove", path: "/layoutId" }]);
    expect(applyPatch(next, inverse)).toEqual(state);
  });

  test("a state that holds undefined gives patches that JSON can carry", () => {
    const { patches, inverse } = run({ layoutId: undefined, blocks: [] }, { kind: "setLayout", layoutId: "home-vi" });
    expect(patches).toEqual([{ op: "add", path: "/layoutId", value: "home-vi" }]);
    expect(inverse).toEqual([{ op: "remove", path: "/layoutId" }]);
  });
});

describe("assign", () => {
  test("adds, replaces, and stores a copy", () => {
    const content = { category: "tai-chinh" };
    const added = run(state, { kind: "assign", key: "pinNews", content });
    expect(added.patches).toEqual([{ op: "add", path: "/blocks/4", value: { key: "pinNews", category: "tai-chinh" } }]);
    expect(added.state.blocks[0]).toBe(state.blocks[0]);
    const replaced = run(added.state, { kind: "assign", key: "slideNews", content });
    expect(contentOf(replaced.state, "slideNews")).toEqual({ key: "slideNews", category: "tai-chinh" });
    content.category = "khac";
    expect(contentOf(replaced.state, "slideNews")?.category).toBe("tai-chinh");
  });

  test("the same content again changes nothing", () => {
    const { state: next, patches } = run(state, { kind: "assign", key: "siteList", content: { cards } });
    expect(next).toBe(state);
    expect(patches).toEqual([]);
  });

  test("of several entries of a key the last one counts, and is the one replaced", () => {
    const twice: LayoutState = {
      layoutId: "home-vi",
      blocks: [
        { key: "pinNews", category: "a" },
        { key: "pinNews", category: "b" },
      ],
    };
    expect(run(twice, { kind: "assign", key: "pinNews", content: { category: "c" } }).state.blocks.map((block) => block.category)).toEqual([
      "a",
      "c",
    ]);
  });

  test("a tree takes a root with a depth, or branches", () => {
    for (const content of [{ root: "goc" }, { root: "goc", depth: 2 }, { categories: [{ slug: "a", children: ["b", { slug: "c" }] }] }]) {
      expect(run(state, { kind: "assign", key: "tree", content }).diagnostics).toEqual([]);
    }
  });
});

describe("clear", () => {
  test("takes every entry of the key away", () => {
    const twice: LayoutState = {
      layoutId: "home-vi",
      blocks: [
        { key: "pinNews", category: "a" },
        { key: "slideNews", category: "b" },
        { key: "pinNews", category: "c" },
      ],
    };
    const { state: next, inverse } = run(twice, { kind: "clear", key: "pinNews" });
    expect(next.blocks).toEqual([{ key: "slideNews", category: "b" }]);
    expect(applyPatch(next, inverse)).toEqual(twice);
  });

  test("of nothing is nothing, and says so", () => {
    const { state: next, diagnostics } = run(state, { kind: "clear", key: "pinNews" });
    expect(next).toBe(state);
    expect(diagnostics).toMatchObject([{ code: "unassigned-block", severity: "info" }]);
  });
});

describe("move", () => {
  test("an entry within cards, and within categories", () => {
    const first = run(state, { kind: "move", key: "siteList", from: 0, to: 2 });
    expect(contentOf(first.state, "siteList")?.cards?.map((card) => card.title)).toEqual(["Hai", "Ba", "Một"]);
    const second = run(first.state, { kind: "move", key: "newsBlock1", from: 2, to: 0 });
    expect(contentOf(second.state, "newsBlock1")?.categories).toEqual(["hai-quan", "ngan-sach", "thue"]);
    expect(run(state, { kind: "move", key: "siteList", from: 1, to: 1 }).state).toBe(state);
  });

  test("content to another block of the type, in exchange for what stands there", () => {
    const moved = run(state, { kind: "move", key: "newsBlock1", toKey: "newsBlock2" }).state;
    expect(contentOf(moved, "newsBlock1")).toBeUndefined();
    expect(contentOf(moved, "newsBlock2")?.categories).toEqual(["ngan-sach", "thue", "hai-quan"]);
    const filled = run(moved, { kind: "assign", key: "newsBlock1", content: { categories: ["moi"] } }).state;
    const exchanged = run(filled, { kind: "move", key: "newsBlock2", toKey: "newsBlock1" }).state;
    expect(contentOf(exchanged, "newsBlock1")?.categories).toEqual(["ngan-sach", "thue", "hai-quan"]);
    expect(contentOf(exchanged, "newsBlock2")?.categories).toEqual(["moi"]);
  });
});

describe("move where a key has several entries", () => {
  const entry = (key: string, slug: string): Assignment => ({ key, categories: [slug] });
  test.each([
    [
      "the source, the exchanged content before it",
      [entry("newsBlock2", "b"), entry("newsBlock1", "old"), entry("newsBlock1", "a")],
      ["b"],
    ],
    ["the target", [entry("newsBlock1", "a"), entry("newsBlock2", "old"), entry("newsBlock2", "b")], ["b"]],
    ["the source, and nothing at the target", [entry("newsBlock1", "old"), entry("newsBlock1", "a")], undefined],
  ])("%s: the ones that did not count do not come to light", (_, blocks, left) => {
    const from: LayoutState = { layoutId: "home-vi", blocks };
    const { state: next, inverse } = run(from, { kind: "move", key: "newsBlock1", toKey: "newsBlock2" });
    expect(contentOf(next, "newsBlock2")?.categories).toEqual(["a"]);
    expect(contentOf(next, "newsBlock1")?.categories).toEqual(left);
    expect(applyPatch(next, inverse)).toEqual(from);
  });
});

describe("refusals change nothing and say why", () => {
  const long = "x".repeat(5000);
  const full: LayoutState = {
    layoutId: "home-vi",
    blocks: Array.from({ length: 200 }, (_, index) => ({ key: `old${index}`, category: "a" })),
  };
  const refused: [unknown, string, string, LayoutState?, Partial<EditPolicy>?][] = [
    [undefined, "unknown-command", ""],
    ["clear", "unknown-command", ""],
    [[], "unknown-command", ""],
    [{}, "unknown-command", "/kind"],
    [{ kind: "toString" }, "unknown-command", "/kind"],
    [JSON.parse('{"kind":"clear","key":"slideNews","__proto__":{"a":1}}'), "unsafe-key", "/__proto__"],
    [{ kind: "clear", key: long }, "string-too-long", "/key"],
    [{ kind: "setLayout" }, "invalid-value", "/layoutId"],
    [{ kind: "setLayout", layoutId: "nowhere" }, "unknown-layout", "/layoutId"],
    [{ kind: "setLayout", layoutId: "category-1" }, "layout-not-for-page", "/layoutId"],
    [{ kind: "setLayout", layoutId: "small-vi" }, "not-permitted", "/layoutId", state, { mayChooseLayout: () => false }],
    [{ kind: "clear" }, "unknown-block-key", "/key"],
    [{ kind: "clear", key: "nowhere" }, "unknown-block-key", "/key"],
    [{ kind: "clear", key: "fixed" }, "not-editable", "/key"],
    [{ kind: "clear", key: "secret" }, "not-permitted", "/key"],
    [{ kind: "clear", key: "slideNews" }, "unknown-layout", "", { blocks: [] }, { defaultLayoutId: undefined }],
    [{ kind: "assign", key: "slideNews" }, "invalid-value", "/content"],
    [{ kind: "assign", key: "slideNews", content: { key: "pinNews", category: "a" } }, "unknown-key", "/content/key"],
    [{ kind: "assign", key: "slideNews", content: { categroy: "a" } }, "unknown-key", "/content/categroy"],
    [{ kind: "assign", key: "slideNews", content: { category: "a b" } }, "invalid-value", "/content/category"],
    [{ kind: "assign", key: "slideNews", content: {} }, "wrong-content-type", "/content"],
    [{ kind: "assign", key: "slideNews", content: { cards } }, "wrong-content-type", "/content/cards"],
    [
      { kind: "assign", key: "newsBlock1", content: { categories: [{ slug: "a", children: ["b"] }] } },
      "wrong-content-type",
      "/content/categories/0/children",
    ],
    [{ kind: "assign", key: "tree", content: { root: "a", categories: [] } }, "wrong-content-type", "/content/categories"],
    [{ kind: "assign", key: "tree", content: { depth: 2, categories: [] } }, "wrong-content-type", "/content/depth"],
    [
      { kind: "assign", key: "siteList", content: { cards: [{ title: "a", link: "javascript:alert(1)" }] } },
      "unsafe-url",
      "/content/cards/0/link",
    ],
    [{ kind: "assign", key: "slideNews", content: { category: "a" } }, "too-many-assignments", "", full],
    [{ kind: "move", key: "pinNews", from: 0, to: 1 }, "unassigned-block", "/key"],
    [{ kind: "move", key: "slideNews", from: 0, to: 0 }, "wrong-content-type", "/key"],
    [{ kind: "move", key: "siteList", from: -1, to: 0 }, "index-out-of-range", "/from"],
    [{ kind: "move", key: "siteList", from: 0, to: 3 }, "index-out-of-range", "/to"],
    [{ kind: "move", key: "siteList", from: 0.5, to: 0 }, "index-out-of-range", "/from"],
    [{ kind: "move", key: "siteList", from: "0", to: 0 }, "index-out-of-range", "/from"],
    [{ kind: "move", key: "siteList" }, "index-out-of-range", "/from"],
    [{ kind: "move", key: "siteList", toKey: "slideNews" }, "wrong-content-type", "/toKey"],
    [{ kind: "move", key: "siteList", toKey: "nowhere" }, "unknown-block-key", "/toKey"],
    [{ kind: "move", key: "slideNews", toKey: "fixed" }, "not-editable", "/toKey"],
    [{ kind: "move", key: "slideNews", toKey: "secret" }, "not-permitted", "/toKey"],
  ];

  test.each(refused)("%j → %s", (command, code, path, from = state, other = {}) => {
    const result = applyCommand(from, command, { ...policy, ...other });
    expect(result.diagnostics[0]).toMatchObject({ code, path, severity: "error" });
    expect(result.diagnostics[0]?.problem).toMatch(/^.{20,}\.$/);
    expect(result.diagnostics[0]?.advice).toMatch(/^.+\.$/);
    expect(result.state).toBe(from);
    expect([result.patches, result.inverse]).toEqual([[], []]);
  });
});
