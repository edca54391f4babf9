import { describe, expect, it } from "vitest";
import { compareRecords, textAt } from "./compare-records.ts";

describe("what has changed in a record", () => {
  it("is said field by field, of nested ones too, and nothing of what is the same", () => {
    const before = { title: "Cũ", slug: "tin", metadata: { logo: "a.svg", menu: [{ label: "Một" }, { label: "Hai" }] } };
    const after = { title: "Mới", slug: "tin", metadata: { logo: "a.svg", menu: [{ label: "Một" }, { label: "Ba" }] }, order: 2 };
    expect(compareRecords(before, after)).toEqual([
      { path: ["title"], before: "Cũ", after: "Mới" },
      { path: ["metadata", "menu", "2", "label"], before: "Hai", after: "Ba" },
      { path: ["order"], before: undefined, after: "2" },
    ]);
    expect(compareRecords(before, before)).toEqual([]);
  });

  it("is said of the blocks of a layout by their keys, whatever their places, and of their order", () => {
    const a = { key: "a", category: "tin" };
    const b = { key: "b", category: "su-kien" };
    const blocks = (...list: object[]): object => ({ metadata: { blocks: list } });
    const at = ["metadata", "blocks"];
    expect(compareRecords(blocks(a, b) as never, blocks({ key: "c" }, { ...b, category: "khac" }) as never)).toEqual([
      { path: [...at, "a", "key"], before: "a", after: undefined },
      { path: [...at, "a", "category"], before: "tin", after: undefined },
      { path: [...at, "b", "category"], before: "su-kien", after: "khac" },
      { path: [...at, "c", "key"], before: undefined, after: "c" },
    ]);
    expect(compareRecords(blocks(a, b) as never, blocks(b, a) as never)).toEqual([
      { path: [...at, "order"], before: "a, b", after: "b, a" },
    ]);
  });

  it("is all that a new or a deleted record says", () => {
    expect(compareRecords(null, { title: "Mới", tags: ["x"] })).toEqual([
      { path: ["title"], before: undefined, after: "Mới" },
      { path: ["tags", "1"], before: undefined, after: "x" },
    ]);
    expect(compareRecords({ title: "Cũ" }, null)).toEqual([{ path: ["title"], before: "Cũ", after: undefined }]);
  });

  it("where one thing became several, both as text", () => {
    expect(compareRecords({ value: "một" }, { value: { a: 1 } })).toEqual([{ path: ["value"], before: "một", after: '{\n  "a": 1\n}' }]);
  });
});

it("finds what stands at a place of a record, by keys of blocks too", () => {
  const record = { metadata: { blocks: [{ key: "a" }, { key: "b", category: "tin" }] } };
  expect(textAt(record, ["metadata", "blocks", "b", "category"])).toBe("tin");
  expect(textAt(record, ["metadata", "logo"])).toBeUndefined();
  expect(textAt(null, ["title"])).toBeUndefined();
});
