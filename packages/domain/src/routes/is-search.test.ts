import { expect, it } from "vitest";
import { isSearchPath } from "./is-search.ts";
import { matchRoute } from "./match.ts";

it.each([
  "/btc/tim-kiem",
  "/btc/tim-kiem/",
  "/mof/search",
  "/don-vi/search",
  "/btc/t%69m-kiem",
  "/btc",
  "/",
  "/tim-kiem",
  "/btc/tim-kiem/bai",
  "/btc/%E0%A4%A",
  "/btc/tin-tuc",
])("%s is a search where the route is one", (path) => {
  const route = matchRoute(path, { vi: "btc", en: "mof" });
  expect(isSearchPath(path)).toBe(route.kind === "search" || (route.kind === "fixed" && route.route.name === "search"));
});
