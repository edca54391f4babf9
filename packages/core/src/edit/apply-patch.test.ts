import { describe, expect, test } from "vitest";
import { applyPatch } from "./apply-patch.ts";

describe("applyPatch", () => {
  const value = { list: [1, 2, 3], "a/b": { "m~n": 1 } };

  test.each([
    [[{ op: "add", path: "/list/1", value: 9 }], { ...value, list: [1, 9, 2, 3] }],
    [[{ op: "add", path: "/list/-", value: 9 }], { ...value, list: [1, 2, 3, 9] }],
    [[{ op: "add", path: "/list/3", value: 9 }], { ...value, list: [1, 2, 3, 9] }],
    [[{ op: "remove", path: "/list/0" }], { ...value, list: [2, 3] }],
    [[{ op: "replace", path: "/a~1b/m~0n", value: 2 }], { ...value, "a/b": { "m~n": 2 } }],
    [[{ op: "replace", path: "", value: 7 }], 7],
    [
      [
        { op: "remove", path: "/list" },
        { op: "add", path: "/list", value: [] },
      ],
      { ...value, list: [] },
    ],
  ] as const)("%j", (operations, expected) => {
    const before = structuredClone(value);
    expect(applyPatch<unknown>(value, operations)).toEqual(expected);
    expect(value).toEqual(before);
  });

  test.each(["/nowhere/x", "/list/3", "/list/-1", "/list/01", "/list/1.5", "/list/0/x", "/nowhere"])(
    "replace at %s: there is nothing",
    (path) => {
      expect(() => applyPatch(value, [{ op: "replace", path, value: 1 }])).toThrow(/nothing at that path/);
    },
  );

  test("shares what it does not touch", () => {
    expect(applyPatch(value, [{ op: "remove", path: "/list/0" }])["a/b"]).toBe(value["a/b"]);
  });

  test("keeps data data: a key that names the prototype becomes a property", () => {
    const patched = applyPatch<object>({}, [{ op: "add", path: "/__proto__", value: { polluted: 1 } }]);
    expect(Object.keys(patched)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(() => applyPatch({}, [{ op: "add", path: "/__proto__/polluted", value: 1 }])).toThrow(/nothing at that path/);
  });
});
