import type { CategoryData } from "@portal/contracts";
import type { Call, Http } from "../http/http.ts";
import { readObject } from "../http/read-body.ts";
import { type Answer, answerEnvelope, type Body, isRecord, recordsIn, query } from "./answer.ts";

/** A category or site; empty where it could not be had (specification §8). */
export type CategoryAnswer = Answer<Partial<CategoryData>>;

const call = (path: string, slug: string): Call<Body> => ({
  path: `articlecategory/${path}?${query({ slug })}`,
  read: readObject,
  signal: undefined,
});

/** One category, or one site (specification §7). Its metadata is as stored: the parsers of @portal/core read it. */
export const getCategory = (http: Http, slug: string): Promise<CategoryAnswer> =>
  answerEnvelope(http, call("getbyslug", slug), {
    empty: {},
    pick: ({ data }): Partial<CategoryData> => (isRecord(data) ? data : {}),
    logged: false,
  });

/** All categories of a site, or all below a category. */
export const getChildCategories = (http: Http, slug: string): Promise<Answer<readonly CategoryData[]>> =>
  answerEnvelope(http, call("getchildsbyslug", slug), {
    empty: [],
    // Stored by slug, so one without cannot be (specification §7).
    pick: ({ data }) => (recordsIn(data) as readonly CategoryData[]).filter(({ slug }) => typeof slug === "string" && slug !== ""),
    logged: false,
  });
