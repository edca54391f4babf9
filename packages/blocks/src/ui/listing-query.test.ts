import { describe, expect, test } from "vitest";
import { keptParameters, listingHref, pathnameOf } from "./listing-query.ts";

describe("addresses of a listing", () => {
  test("leave out what is default, so that one state has one address", () => {
    expect(listingHref("/btc/tin-tuc?page=3&year=2025", { page: 1, year: undefined, sort: "newest" })).toBe("/btc/tin-tuc");
    expect(listingHref("/btc/tin-tuc", { page: 2, year: 2026, sort: "oldest" })).toBe("/btc/tin-tuc?page=2&year=2026&sort=oldest");
  });

  test("hand on the search terms and nothing else", () => {
    const path = "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch&utm_source=x&page=9&__proto__=1#top";
    expect(listingHref(path, { page: 2, year: undefined, sort: "newest" })).toBe("/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch&page=2");
    expect(keptParameters(path)).toEqual([["q", "ngân sách"]]);
    expect(keptParameters(`/x?q=${"a".repeat(5000)}`)[0]?.[1]).toHaveLength(200);
    expect(keptParameters("/x?q=")).toEqual([]);
  });

  test("know the path without query and fragment", () => {
    expect(pathnameOf("/btc/tin-tuc?page=2#x")).toBe("/btc/tin-tuc");
    expect(pathnameOf("/btc/tin-tuc#a?b")).toBe("/btc/tin-tuc");
  });
});
