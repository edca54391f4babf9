import { describe, expect, it } from "vitest";
import type { Ready } from "../../content/prepare.ts";
import type { Edition } from "../editing/editions.ts";
import { createPreparedSets, type Prepared } from "./prepared-sets.ts";

const prepared = (kind: string, content: object, text = ""): Prepared => ({
  editions: [{ kind, record: { text } } as unknown as Edition],
  changes: { renames: [], ready: [{ entry: { kind, body: { content } } } as unknown as Ready], removals: [] },
});

describe("sets that were prepared", () => {
  it.each([
    ["an article", prepared("article", { Kind: "news" }), true],
    ["a file, whose bytes may be erased", prepared("file", {}), false],
    ["a document, whose days depend on a parameter", prepared("article", { Kind: "document" }), false],
  ])("are kept or not: %s", (_what, given, isKept) => {
    const known = createPreparedSets();
    known.keep("a", given);
    expect(known.get("a") === given).toBe(isKept);
  });

  it("take a bounded part of memory: those that were used last stay", () => {
    const known = createPreparedSets();
    for (const key of ["a", "b", "c"]) known.keep(key, prepared("article", {}, "x".repeat(1_500_000)));
    expect(["a", "b", "c"].map((key) => known.get(key) !== undefined)).toEqual([false, true, true]);
  });
});
