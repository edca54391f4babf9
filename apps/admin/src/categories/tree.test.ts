import type { ListedCategory } from "@portal/contracts";
import { describe, expect, it } from "vitest";
import { dropPlace, isWithin, ordersAt, placeOf, rowNamed, rowsOf } from "./tree.ts";

const category = (key: string, parent: string | null = null, order = 0): ListedCategory => ({
  key,
  parent,
  order,
  title: key.toUpperCase(),
  articles: 0,
  newest: null,
  isChanged: false,
});
const site = [category("a", null, 1), category("b", null, 2), category("b1", "b", 5), category("b2", "b", 5), category("c", null, 3)];
const orders = (key: string, parent: string | null, index: number) => [...ordersAt(site, key, { parent, index })];

describe("the tree of categories", () => {
  it("has rows from the top down, without what is closed", () => {
    const seen = rowsOf(site, new Set());
    expect(seen.map(({ category: { key }, level, position, siblings }) => [key, level, position, siblings])).toEqual([
      ["a", 1, 1, 3],
      ["b", 1, 2, 3],
      ["b1", 2, 1, 2],
      ["b2", 2, 2, 2],
      ["c", 1, 3, 3],
    ]);
    expect(rowsOf(site, new Set(["b"])).map(({ category: { key } }) => key)).toEqual(["a", "b", "c"]);
    expect(seen.map(({ hasChildren }) => hasChildren)).toEqual([false, true, false, false, false]);
  });

  it("shows at the top what stands below a category that is deleted", () => {
    expect(rowsOf([category("x", "gone")], new Set()).map(({ level }) => level)).toEqual([1]);
  });

  it("changes one order where there is room, and all that are needed where there is none", () => {
    expect(orders("c", null, 0)).toEqual([["c", 0]]);
    expect(orders("a", null, 2)).toEqual([["a", 4]]);
    expect(orders("c", null, 1)).toEqual([["c", 1.5]]);
    expect(orders("a", "a", 0)).toEqual([["a", 0]]);
    // Both have the order 5.
    expect(orders("a", "b", 1)).toEqual([
      ["a", 2],
      ["b1", 1],
      ["b2", 3],
    ]);
    expect(orders("b2", "b", 0)).toEqual([["b2", 4]]);
  });

  it("knows where one stands, and what stands below another", () => {
    expect(placeOf(site, site[3] as ListedCategory)).toEqual({ parent: "b", index: 1 });
    expect([isWithin(site, "b2", "b"), isWithin(site, "b", "b"), isWithin(site, "a", "b"), isWithin(site, null, "b")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("means by a drop on a row's edges the place beside it, and by one between them the last place in it", () => {
    const drop = (key: string, over: string, at: "before" | "inside" | "after") => dropPlace(site, key, { key: over, at });
    expect(drop("a", "c", "after")).toEqual({ parent: null, index: 2 });
    expect(drop("c", "a", "before")).toEqual({ parent: null, index: 0 });
    expect(drop("a", "b2", "before")).toEqual({ parent: "b", index: 1 });
    expect(drop("a", "b", "inside")).toEqual({ parent: "b", index: 2 });
    expect(drop("b1", "b", "inside")).toEqual({ parent: "b", index: 1 });
  });

  it("finds a row by the beginning of its name, without marks, from a row on", () => {
    const named = rowsOf(
      ["Tin tức", "Đấu thầu", "Đầu tư"].map((title, index) => ({ ...category(String(index)), title })),
      new Set(),
    );
    expect([rowNamed(named, "dau", 0), rowNamed(named, "dau", 2), rowNamed(named, "đầu t", 0), rowNamed(named, "x", 0)]).toEqual([
      1, 2, 1, -1,
    ]);
  });
});
