import { expect, test } from "vitest";
import { defineQuery } from "./define-query.ts";

const value = { description: "How many.", type: "integer", minimum: 1, maximum: 50 } as const;
const context = { site: "s", category: "c", article: undefined, page: 1, year: undefined, sort: "newest" } as const;

test("a query of the engine's has its fields alone, one of the portal's its key and tags too", () => {
  const others = defineQuery({ kind: "category", value, plan: (limit) => ({ slug: "c", limit }), read: ({ articles }) => articles.length });
  expect(others.need.plan(5, context)).toEqual({ query: { kind: "category", slug: "c", limit: 5 } });
  const own = defineQuery({
    kind: "search",
    value,
    plan: (pageSize) => ({ key: "k", fields: { pageSize }, tags: ["t"] }),
    read: (result: string) => result,
  });
  expect(own.need.plan(5, context)).toEqual({ query: { kind: "search", key: "k", pageSize: 5 }, tags: ["t"] });
});

// For the compiler: an error that is not there fails the check of types.
test("a definition of the engine's kind does not compile with other fields or another result", () => {
  const definitions = [
    // @ts-expect-error -- misspelt field
    defineQuery({ kind: "category", value, plan: (limit) => ({ slug: "c", limt: limit }), read: ({ articles }) => articles.length }),
    // @ts-expect-error -- the engine brings nodes
    defineQuery({ kind: "tree", value, plan: (depth) => ({ root: "c", depth }), read: ({ articles }) => articles }),
    // @ts-expect-error -- the engine gives its own queries their keys and tags
    defineQuery({ kind: "tree", value, plan: (depth) => ({ key: "k", fields: { root: "c", depth }, tags: [] }), read: () => 0 }),
  ];
  expect(definitions).toHaveLength(3);
});
