/** What programs find: every address of the sitemap, and what a browser reads beside a page. */
import { vocabularyErrors } from "../src/document/testing/vocabulary.ts";
import { hydrated } from "./checks.ts";
import { expect, type APIRequestContext, test } from "@playwright/test";

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location.replaceAll("&amp;", "&"));
const textOf = async (request: APIRequestContext, address: string): Promise<string> => (await request.get(address)).text();
const attribute = (html: string, link: RegExp): string | undefined => link.exec(html)?.[1]?.replaceAll("&amp;", "&");

interface Mapped {
  readonly address: string;
  /** `hreflang` and `href` of its counterparts, sorted. */
  readonly alternates: readonly string[];
}

const alternatesIn = (text: string): string[] =>
  [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => `${language} ${href}`).toSorted();

async function readSitemap(request: APIRequestContext): Promise<Mapped[]> {
  const files = locations(await textOf(request, "/sitemap.xml"));
  const texts = await Promise.all(files.map((file) => textOf(request, file)));
  return texts.flatMap((text) =>
    text.split("</url>").flatMap((entry) =>
      locations(entry)
        .slice(0, 1)
        .map((address) => ({ address, alternates: alternatesIn(entry) })),
    ),
  );
}

/** What is wrong with an address that the sitemap names; undefined: nothing. */
async function problemOf(request: APIRequestContext, { address, alternates }: Mapped): Promise<string | undefined> {
  const response = await request.get(address, { maxRedirects: 0 });
  const html = await response.text();
  if (response.status() !== 200) return `${address}: ${response.status()}`;
  if (html.includes('name="robots"')) return `${address} is not to be indexed`;
  const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/);
  if (canonical !== address) return `${address} says that its address is ${canonical}`;
  const [, data = ""] = /<script type="application\/ld\+json" data-page>([^<]*)<\/script>/.exec(html) ?? [];
  const errors = vocabularyErrors(JSON.parse(data));
  if (errors.length > 0) return `${address} says to programs: ${errors.join("; ")}`;
  const linked = alternatesIn(html).join(", ");
  return linked === alternates.join(", ") ? undefined : `${address} links ${linked}, the sitemap ${alternates.join(", ")}`;
}

/** Every so many addresses of the sitemap are asked for in npm test, all in npm run verify. */
for (const { step, tag } of [
  { step: 7, tag: [] },
  { step: 1, tag: ["@verify"] },
])
  test(`each page of the sitemap is there, is to be indexed, and has this address alone (every ${step}.)`, { tag }, async ({ request }) => {
    test.slow();
    // Other tests publish, rename and delete meanwhile.
    await expect(async () => {
      const mapped = await readSitemap(request);
      expect(mapped.length).toBeGreaterThan(600);
      expect(new Set(mapped.map(({ address }) => address)).size).toBe(mapped.length);
      const problems: string[] = [];
      for (const one of mapped.filter((_, index) => index % step === 0)) problems.push((await problemOf(request, one)) ?? "");
      expect(problems.filter(Boolean)).toEqual([]);
    }).toPass({ timeout: 200_000 });
  });

test("who shares an address gets a picture of its page, and it leads to no other page", async ({ request }) => {
  for (const path of [
    "/",
    "/mof",
    "/btc/tin-tieu-diem",
    "/btc/hoi-dap",
    "/mof/exchange-rates/accounting-exchange-rates-for-november-2026",
  ]) {
    const html = await textOf(request, path);
    expect(attribute(html, /<meta property="og:url" content="([^"]*)"/)).toBe(attribute(html, /<link rel="canonical" href="([^"]*)"/));
    const picture = await request.get(attribute(html, /<meta property="og:image" content="([^"]*)"/) ?? "", { maxRedirects: 0 });
    expect([path, picture.status(), picture.headers()["content-type"]]).toEqual([path, 200, "image/png"]);
  }
});

test("a list can be followed: a category, questions, and what a search finds", async ({ page, request }) => {
  for (const path of ["/btc/tin-tieu-diem", "/btc/hoi-dap?state=answered", "/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch&page=2"]) {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name: "Theo dõi (Atom)" });
    const feed = await link.getAttribute("href");
    await expect(page.locator(`link[rel=alternate][type="application/atom+xml"]`).first()).toHaveAttribute("href", feed ?? "");
    const response = await request.get(feed ?? "");
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([path, 200, "application/atom+xml; charset=utf-8"]);
    const [first = ""] = /<entry>[^]*?<\/entry>/.exec(await response.text()) ?? [];
    expect((await request.get(attribute(first, /<id>([^<]*)<\/id>/) ?? "")).status()).toBe(200);
  }
  await page.goto("/btc/so-do-trang-website");
  await expect(page.getByRole("main").getByRole("link", { name: "Theo dõi (Atom)" })).toHaveCount(0);
});

test("what programs read of a page goes with it", async ({ page }) => {
  await page.goto("/btc/tin-tieu-diem");
  await hydrated(page);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Thu ngân sách nhà nước 10 tháng/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/tin-tieu-diem$/);
  await expect(data).toHaveCount(0);
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(0);
  const [before, after] = [canonical, await page.locator("link[rel=canonical]").getAttribute("href")];
  expect(new URL(after ?? "").origin).toBe(new URL(before ?? "").origin);
});

test("a browser finds the manifest of the site without a fault, its icons, and how to search it", async ({ page, request }) => {
  await page.goto("/btc/tin-tieu-diem");
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/manifest/btc.webmanifest");
  const { name, icons } = JSON.parse(data ?? "") as { name: string; icons: readonly { src: string; type: string }[] };
  expect(name).toBe("Cổng thông tin điện tử Bộ Tài chính");
  for (const { src, type } of [
    ...icons,
    { src: "/favicon.ico", type: "image/x-icon" },
    { src: "/static/apple-touch-icon.png", type: "image/png" },
  ])
    expect((await request.get(src)).headers()["content-type"]).toBe(type);
  const description = await page.locator("link[rel=search]").getAttribute("href");
  expect(await textOf(request, description ?? "")).toContain("<Language>vi</Language>");
  // Another site of the portal has its own.
  await page.goto("/mof");
  await expect(page.locator("link[rel=search]")).toHaveAttribute("href", "/opensearch/mof.xml");
});

const PASSED_ON = "/btc/tin-tieu-diem/thu-ngan-sach-nha-nuoc-10-thang-vuot-tien-do-tao-du-dia-cho-cac-nhiem-vu-chi-cuoi-nam";

test("an article's own address is copied, whatever was added to it, also by who presses before the page is live", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${PASSED_ON}?utm_source=thu#main`);
  await page.getByRole("button", { name: "Sao chép liên kết" }).click();
  await expect(page.getByText("Đã sao chép liên kết.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(PASSED_ON, baseURL).href);
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("It is not allowed.")) }));
  await page.getByRole("button", { name: "Sao chép liên kết" }).click();
  await expect(page.getByText("Chưa sao chép được")).toBeVisible();
});

test("the device's own dialogue gets title and address, and stays away where there is none", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (what: unknown) => (Object.assign(globalThis, { shared: what }), Promise.resolve()) });
  });
  await page.goto(PASSED_ON);
  await hydrated(page);
  await page.getByRole("button", { name: "Chia sẻ" }).click();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  expect(await page.evaluate(() => (globalThis as { shared?: unknown }).shared)).toEqual({ title, url: new URL(PASSED_ON, baseURL).href });
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    Reflect.deleteProperty(navigator, "share");
  });
  await page.goto(PASSED_ON);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Sao chép liên kết" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Chia sẻ" })).toHaveCount(0);
});

test("on paper an article has its address as a code, which a screen never asks for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/cards/address.svg") && asked.push(request.url()));
  await page.goto(PASSED_ON);
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.emulateMedia({ media: "print" });
  const code = page.locator('img[src^="/cards/address.svg"]');
  await expect(code).toBeVisible();
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});
