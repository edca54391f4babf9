import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatch } from "../edit/apply-patch.ts";
import type { PatchOperation } from "../model.ts";
import { escapeSegment } from "../pointer.ts";
import { editText } from "./edit-text.ts";
import { endOf, nodeAt, parseNodes } from "./json-nodes.ts";
import { locateValues } from "./locate.ts";

const text = `{
  "a": [1, {"b": "x, \\"y\\" ]"}],
  "c/d": {},
  "đ": null
}
`;

describe("nodes of a JSON text", () => {
  test("are found for every value of any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2), (value, indent) => {
        const json = JSON.stringify(value, null, indent);
        const root = parseNodes(json);
        const visit = (at: unknown, pointer: string): void => {
          const node = nodeAt(root, pointer);
          expect(JSON.parse(json.slice(node?.offset, node && endOf(node)))).toEqual(JSON.parse(JSON.stringify(at)));
          if (typeof at !== "object" || at === null) return;
          const children = Object.entries(at).map(([key, child]): [string, unknown] => [`${pointer}/${escapeSegment(key)}`, child]);
          expect(node?.children).toHaveLength(children.length);
          for (const [child, entry] of children) visit(entry, child);
        };
        visit(value, "");
      }),
    );
  });

  test("of any text throw nothing", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[[\]{}":,a1 ]*$/)), (anything) => void parseNodes(anything)));
    expect(parseNodes("[".repeat(100_000))).toBeUndefined();
  });

  test("are those of the last of two members of one name", () => {
    expect(nodeAt(parseNodes('{"a": 1, "a": 2}'), "/a")).toMatchObject({ value: 2 });
  });
});

test.each([
  ["", 1, 1],
  ["/a", 2, 3],
  ["/a/0", 2, 9],
  ["/a/1", 2, 12],
  ["/a/1/b", 2, 13],
  ["/c~1d", 3, 3],
  ["/đ", 4, 3],
  ["/a/1/missing/deeper", 2, 12],
  ["/missing", 1, 1],
])("%s stands at %i:%i", (pointer, line, column) => {
  expect(locateValues(text)(pointer)).toEqual({ line, column });
});

describe("editText", () => {
  test.each<[string, PatchOperation[], string, string]>([
    ["replaces a value", [{ op: "replace", path: "/a/0", value: "neu" }], "[1,", '["neu",'],
    [
      "renames a key in its place",
      [
        { op: "remove", path: "/c~1d" },
        { op: "add", path: "/c", value: {} },
      ],
      '"c/d"',
      '"c"',
    ],
    ["takes out the first entry", [{ op: "remove", path: "/a/0" }], "[1, {", "[{"],
    ["takes out the last entry", [{ op: "remove", path: "/a/1" }], ', {"b": "x, \\"y\\" ]"}', ""],
    ["takes out the last member", [{ op: "remove", path: "/đ" }], ',\n  "đ": null', ""],
    ["adds a member at the end, written as the others are", [{ op: "add", path: "/e", value: 1 }], "null\n", 'null,\n  "e": 1\n'],
    ["adds `$schema` at the beginning", [{ op: "add", path: "/$schema", value: "s" }], '"a"', '"$schema": "s",\n  "a"'],
    ["adds a member to an empty object", [{ op: "add", path: "/c~1d/e", value: 1 }], "{}", '{"e": 1}'],
    ["adds an entry before another", [{ op: "add", path: "/a/1", value: 2 }], "[1, ", "[1, 2,"],
  ])("%s", (_, operations, before, after) => {
    expect(editText(text, operations)).toBe(text.replace(before, after));
  });

  test("says the same as applying the operations to the value", () => {
    const value = { a: [1, { b: "x" }, []], "c/d": {}, e: { f: null, g: [0] } };
    const paths = [
      "/a",
      "/a/0",
      "/a/1",
      "/a/1/b",
      "/a/2",
      "/c~1d",
      "/e/f",
      "/e/g",
      "/e/g/0",
      "/e/new",
      "/a/-",
      "/c~1d/new",
      "/a/2/0",
      "/e/g/1",
      "/nowhere/x",
      "/$schema",
    ];
    const operation = fc.record(
      { op: fc.constantFrom("add", "remove", "replace"), path: fc.constantFrom(...paths), value: fc.constantFrom(1, "t", { h: [1] }, [2]) },
      { noNullPrototype: true },
    );
    const renaming = fc.constantFrom<PatchOperation[]>(
      [
        { op: "remove", path: "/a" },
        { op: "add", path: "/b", value: value.a },
      ],
      [
        { op: "remove", path: "/a" },
        { op: "add", path: "/b", value: 1 },
      ],
      [
        { op: "remove", path: "/a" },
        { op: "add", path: "/e", value: value.a },
      ],
    );
    const attempt = (run: () => unknown): unknown => {
      try {
        return run();
      } catch {
        return "refused";
      }
    };
    fc.assert(
      fc.property(fc.oneof(fc.array(operation, { maxLength: 3 }), renaming), fc.constantFrom(0, 2), (operations, indent) => {
        const expected = attempt(() => applyPatch<unknown>(value, operations));
        fc.pre(expected !== "refused");
        expect(JSON.parse(editText(JSON.stringify(value, null, indent), operations))).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
