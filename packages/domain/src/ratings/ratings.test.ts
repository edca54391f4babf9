import { describe, expect, it } from "vitest";
import type { Article } from "../articles/model.ts";
import { withRatings } from "./ratings.ts";

describe("readers' stars", () => {
  const article = (rating?: Article["rating"]) => ({ slug: "a", rating }) as Article;

  it("are added to what was given before", () => {
    expect(withRatings(article({ average: 4, count: 3 }), { count: 1, stars: 2 }).rating).toEqual({ average: 3.5, count: 4 });
    expect(withRatings(article(), { count: 2, stars: 9 }).rating).toEqual({ average: 4.5, count: 2 });
    expect(withRatings(article({ average: 4, count: 3 }), undefined).rating).toEqual({ average: 4, count: 3 });
    expect(withRatings(article(), undefined).rating).toBeUndefined();
  });
});
