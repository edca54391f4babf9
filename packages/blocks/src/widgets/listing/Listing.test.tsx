import { expect, test } from "vitest";
import { addresses, attributes, renderHtml, textsOf } from "../../testing/render.tsx";
import { exampleWidgetProps } from "../example-page.ts";
import { beyondTheEnd, listing, listingExamples as examples } from "../listing-examples.ts";
import { Listing } from "./Listing.tsx";

const draw = (example: (typeof examples)["normal"]): string => renderHtml(<Listing {...exampleWidgetProps("listing", example)} />);

test("every article is a heading with its link, its day readable by machines", () => {
  const html = draw(examples.normal);
  expect(textsOf(html, "h2")).toEqual(listing.articles.map(({ title }) => title));
  expect(attributes(html, "dateTime")).toEqual(listing.articles.map(({ publishedAt }) => publishedAt));
  expect(html).toContain("18/11/2026");
  expect(html).toContain("Bài 13–24 trong tổng số 128 bài viết năm 2026");
});

test("pages are links that keep year and order; the current one says so", () => {
  const html = draw({ ...examples.normal, content: { listing: { ...listing, sort: "oldest" } } });
  const links = addresses(html).filter((address) => address.startsWith("/btc/tin-noi-bat?"));
  expect(links).toContain("/btc/tin-noi-bat?page=3&year=2026&sort=oldest");
  expect(links).toContain("/btc/tin-noi-bat?year=2026&sort=oldest");
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>2<\/a>/);
});

test("the filter is a GET form to the path itself, with the state it shows", () => {
  const html = draw(examples.normal);
  expect(html).toMatch(/<form [^>]*action="\/btc\/tin-noi-bat" method="get">/);
  expect(html).toMatch(/<option value="2026" selected="">/);
  expect(attributes(html, "name")).toEqual(["year", "sort"]);
});

test("an empty category says so in words, a page beyond the end leads back", () => {
  expect(draw(examples.empty)).toContain("Chuyên mục này chưa có bài viết.");
  const html = draw({ content: { listing: beyondTheEnd }, page: { path: "/btc/tin-noi-bat?page=40" } });
  expect(html).toContain("Xem tất cả bài viết");
  expect(addresses(html)).toContain("/btc/tin-noi-bat");
});

test("a list that is seen at a glance has neither filter nor pages", () => {
  const html = draw({ content: { listing: { ...listing, articles: listing.articles.slice(0, 3), total: 3, page: 1, year: undefined } } });
  expect(html).not.toMatch(/<form|<nav/);
});
