import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { merge } from "./merge.ts";

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe("merge", () => {
  it("takes what each has changed, where the places are different", () => {
    const base = { title: "Tin", summary: "Cũ", metadata: { layoutId: "a", blocks: [{ key: "x", category: "c" }, { key: "y" }] } };
    const mine = { ...base, title: "Tin mới", metadata: { ...base.metadata, blocks: [{ key: "x", category: "d" }, { key: "y" }] } };
    const theirs = {
      ...base,
      image: "/a.png",
      metadata: {
        layoutId: "a",
        blocks: [
          { key: "x", category: "c" },
          { key: "y", label: "Y" },
        ],
      },
    };
    expect(merge(base, mine, theirs)).toEqual({
      conflicts: [],
      value: {
        title: "Tin mới",
        summary: "Cũ",
        image: "/a.png",
        metadata: {
          layoutId: "a",
          blocks: [
            { key: "x", category: "d" },
            { key: "y", label: "Y" },
          ],
        },
      },
    });
  });

  it("names the places that both have changed, and keeps mine there", () => {
    const base = { title: "Tin", metadata: { blocks: [{ key: "x/1", category: "c" }], cards: [1, 2] } };
    const mine = { title: "Một", metadata: { blocks: [{ key: "x/1", category: "d" }], cards: [1] } };
    const theirs = { title: "Hai", metadata: { blocks: [{ key: "x/1", category: "e" }], cards: [2] } };
    expect(merge(base, mine, theirs)).toEqual({ value: mine, conflicts: ["/title", "/metadata/blocks/x~11/category", "/metadata/cards"] });
  });

  it.each(["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"])("takes %s for a name like any other", (name) => {
    const [first, second, changed] = [{ key: name, n: 1 }, { key: "b" }, { key: "b", n: 2 }];
    expect(merge([first, second], [second], [first, changed])).toEqual({ value: [changed], conflicts: [] });
  });

  it("takes what one removes, unless the other has changed it", () => {
    expect(merge({ a: 1, b: 2 }, { a: 1 }, { a: 2, b: 2 })).toEqual({ value: { a: 2 }, conflicts: [] });
    expect(merge({ a: 1, b: 2 }, { a: 1 }, { a: 1, b: 3 })).toMatchObject({ conflicts: ["/b"] });
  });

  it("keeps the order of entries that one has changed, and asks where both have", () => {
    const list = (...keys: string[]) => keys.map((key) => ({ key }));
    expect(merge(list("a", "b", "c"), list("c", "a", "b"), list("a", "b", "c", "d"))).toMatchObject({ value: list("c", "a", "b", "d") });
    expect(merge(list("a", "b", "c"), list("c", "a", "b"), list("b", "a", "c"))).toMatchObject({ conflicts: [""] });
  });

  it("gives what one made where the other did nothing, whatever it is", () => {
    fc.assert(
      fc.property(json, json, (base, made) => {
        expect(merge(base, made, base)).toEqual({ value: made, conflicts: [] });
        expect(merge(base, base, made)).toEqual({ value: made, conflicts: [] });
        expect(merge(base, made, made)).toEqual({ value: made, conflicts: [] });
      }),
    );
  });

  it("is the same whichever of the two comes first, but for the order of what both added", () => {
    const keyed = fc.uniqueArray(fc.record({ key: fc.constantFrom("a", "b", "c"), n: fc.nat(2) }), { selector: ({ key }) => key });
    fc.assert(
      fc.property(keyed, keyed, keyed, (base, mine, theirs) => {
        const sorted = ({ value, conflicts }: ReturnType<typeof merge>) =>
          conflicts.length > 0 ? conflicts.toSorted() : (value as { key: string }[]).toSorted((x, y) => (x.key < y.key ? -1 : 1));
        expect(sorted(merge(base, mine, theirs))).toEqual(sorted(merge(base, theirs, mine)));
      }),
    );
  });
});
