/** What answers at an address: not found, found elsewhere, not modified. */
import { expect, test } from "@playwright/test";
import { pathOf } from "./pages.ts";

test("an unknown path answers 404 with the not-found page", async ({ request }) => {
  for (const path of ["/khong/co/gi/ca", "/khong-co", "/btc/khong-co", "/btc/trang-khong-ton-tai", "/mof/page-not-found", "/%zz"]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toContain("<h1");
  }
});

test("an article under a wrong parent is sent to its own address", async ({ request }) => {
  const article = pathOf("article-default", "vi");
  const slug = article.split("/").at(-1);
  const response = await request.get(`/mof/news/${slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toBe(article);
});

test("a page is revalidated by its ETag", async ({ request }) => {
  const first = await request.get("/");
  const etag = first.headers()["etag"] ?? "";
  expect((await request.get("/", { headers: { "if-none-match": etag } })).status()).toBe(304);
});
