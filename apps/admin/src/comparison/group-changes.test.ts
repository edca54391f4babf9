import { expect, it } from "vitest";
import { groupChanges } from "./group-changes.ts";

it("puts the record's own fields first, its title before the others, then each block with what is assigned to it", () => {
  const change = (...path: string[]) => ({ path, before: "a", after: "b" });
  expect(
    groupChanges([
      change("metadata", "blocks", "slide", "category"),
      change("slug"),
      change("summary"),
      change("title"),
      change("metadata", "blocks", "slide", "pageSize"),
      change("metadata", "blocks", "order"),
    ]),
  ).toEqual([
    { block: undefined, changes: [change("title"), change("summary"), change("slug"), change("metadata", "blocks", "order")] },
    { block: "slide", changes: [change("category"), change("pageSize")] },
  ]);
});
