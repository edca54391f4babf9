/** Every kind of page, as the server sends it: complete without JavaScript, right language, nothing inline that executes. */
import { expect, test } from "@playwright/test";
import { collectPages } from "./pages.ts";

test("every kind of page is complete HTML", async ({ request }) => {
  const visits = await collectPages(request);
  expect(visits.filter(({ name }) => name.startsWith("home"))).toHaveLength(12);
  expect(visits.filter(({ name }) => name.startsWith("category")).length).toBeGreaterThanOrEqual(11);
  for (const { name, path, lang } of visits) {
    const response = await request.get(path);
    const html = await response.text();
    const where = `${name} (${path})`;
    expect.soft(response.status(), where).toBe(200);
    expect.soft(html, where).toContain(`<html lang="${lang}"`);
    expect.soft(html.match(/<h1[\s>]/g), where).toHaveLength(1);
    expect.soft(html.match(/<main[\s>]/g), where).toHaveLength(1);
    expect.soft(/<title>[^<]{3,}<\/title>/.test(html), where).toBe(true);
    for (const [, attributes = ""] of html.matchAll(/<script([^>]*)>/g)) {
      expect
        .soft(attributes.includes("src=") || attributes.includes('type="application/json"'), `${where}: <script${attributes}>`)
        .toBe(true);
    }
    expect.soft(/\sstyle="|\son[a-z]+="/.test(html.replaceAll(/<script[^]*?<\/script>/g, "")), where).toBe(false);
    expect.soft(html.replaceAll(/<script[^]*?<\/script>|<[^>]+>/g, "").length, `${where} has text`).toBeGreaterThan(600);
    expect.soft(response.headers()["cache-tag"], where).toContain("site:");
    expect.soft(response.headers()["etag"], where).toBeTruthy();
  }
});

test("an unknown path answers 404 with the not-found page", async ({ request }) => {
  for (const path of ["/khong/co/gi/ca", "/khong-co", "/btc/khong-co", "/btc/trang-khong-ton-tai", "/mof/page-not-found", "/%zz"]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toContain("<h1");
  }
});

test("an article under a wrong parent is sent to its own address", async ({ request }) => {
  const visits = await collectPages(request);
  const article = visits.find(({ name }) => name.startsWith("article"))?.path ?? "";
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
