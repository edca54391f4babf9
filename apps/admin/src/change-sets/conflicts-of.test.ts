import { expect, it } from "vitest";
import { CallFailed } from "../calls/call.ts";
import { type Conflict, conflictsOf, placesOf } from "./conflicts-of.ts";

const refused = (data: unknown): CallFailed => new CallFailed("", { status: 409, refusal: undefined, data, retryAfter: undefined });
const conflict: Conflict = {
  kind: "article",
  key: "tin",
  places: ["/title", "/metadata/blocks/a~1b/category"],
  isHidden: false,
  base: { title: "Cũ", order: 1 },
  mine: { title: "Của tôi", order: 1 },
  live: { title: "Hiện hành", order: 1 },
};

it("takes the three versions out of a refusal, and nothing out of any other", () => {
  expect(conflictsOf(refused({ code: "conflict", details: [conflict] }))).toEqual([conflict]);
  expect(conflictsOf(refused({ code: "conflict", details: [{ kind: "article", key: "tin" }] }))).toEqual([]);
  expect(conflictsOf(refused({ code: "invalid", details: [conflict] }))).toEqual([]);
  expect(conflictsOf(new Error("NotAllowed"))).toEqual([]);
});

it("names the places, of a whole record those that differ", () => {
  expect(placesOf(conflict)).toEqual([["title"], ["metadata", "blocks", "a/b", "category"]]);
  expect(placesOf({ ...conflict, places: [""] })).toEqual([["title"]]);
  expect(placesOf({ ...conflict, places: [""], live: null })).toEqual([["title"], ["order"]]);
});
