/** Every article view of specification §2.3, in both languages: right view, one title, accessible, fits, complete without JavaScript. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectView, hydrated, withoutScript } from "./checks.ts";

interface Place {
  /** Slugs of site and category in which the demonstration has such an article. */
  readonly vi: readonly [site: string, category: string];
  readonly en: readonly [site: string, category: string];
}

const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["article-default", { vi: ["btc", "gia-ca-thi-truong"], en: ["mof", "public-investment-news"] }],
  ["article-default-layout-1", { vi: ["btc", "tin-tieu-diem"], en: ["mof", "finance-in-focus"] }],
  ["article-default-layout-2", { vi: ["bo-truong", "phat-bieu-bo-truong"], en: ["mof", "top-stories"] }],
  ["article-minister", { vi: ["bo-truong", "tin-bo-truong"], en: ["mof", "ministry-news"] }],
  ["article-ministry", { vi: ["btc", "chi-dao-dieu-hanh"], en: ["mof", "ministry-news"] }],
  ["article-reading", { vi: ["vien-chien-luoc", "clcs-nghien-cuu"], en: ["mof", "explainers"] }],
  ["article-attachment", { vi: ["btc", "lien-ket-van-ban"], en: ["mof", "publications"] }],
  ["article-document", { vi: ["btc", "van-ban-phap-luat"], en: ["mof", "publications"] }],
  ["article-contribution", { vi: ["btc", "du-thao-van-ban"], en: ["mof", "publications"] }],
  ["article-excel", { vi: ["btc", "huong-dan-bieu-mau"], en: ["mof", "publications"] }],
  ["article-word", { vi: ["btc", "huong-dan-bieu-mau"], en: ["mof", "publications"] }],
  ["article-pdf", { vi: ["btc", "huong-dan-bieu-mau"], en: ["mof", "publications"] }],
  ["article-infographic", { vi: ["btc", "thu-vien-anh"], en: ["mof", "photo-galleries"] }],
  ["article-other-articles", { vi: ["btc", "doanh-nghiep"], en: ["mof", "tax-and-customs"] }],
  ["article-photo", { vi: ["btc", "thu-vien-anh"], en: ["mof", "photo-galleries"] }],
  ["article-slideshow", { vi: ["btc", "thu-vien-anh"], en: ["mof", "photo-galleries"] }],
  ["article-ratings", { vi: ["btc", "thue-phi-le-phi"], en: ["mof", "policy-highlights"] }],
  ["article-static", { vi: ["btc", "don-vi-thuoc-bo"], en: ["mof", "gioi-thieu-bo"] }],
  ["article-video", { vi: ["btc", "video-tai-chinh"], en: ["mof", "videos"] }],
]);

/** Path of the first article in the category that is drawn by the view. */
async function find(request: APIRequestContext, view: string, [site, category]: Place["vi"]): Promise<string> {
  const found = (await (await request.get(`/api/articlecategory/getbyslug?slug=${category}`)).json()) as { data: { id: string } };
  const list = await request.post("/api/article/reads?offset=0&limit=50", { data: { categoryId: found.data.id } });
  for (const { slug } of ((await list.json()) as { data: { slug: string }[] }).data) {
    const path = `/${site}/${category}/${slug}`;
    const page = (await (await request.get(`/api/page?path=${path}`)).json()) as { tree: { templateId: string } };
    if (page.tree.templateId === view) return path;
  }
  throw new Error(`No article of ${category} is drawn by ${view}; add one to the demonstration content, or mend the selection.`);
}

async function pathOf(request: APIRequestContext, view: string, language: keyof Place): Promise<string> {
  const place = places.get(view);
  if (!place) throw new Error(`The test knows no place of ${view}; add it to the table above.`);
  return find(request, view, place[language]);
}

async function open(page: Page, request: APIRequestContext, view: string, language: keyof Place): Promise<void> {
  await page.goto(await pathOf(request, view, language));
  await hydrated(page);
}

for (const view of places.keys()) {
  for (const language of ["vi", "en"] as const) {
    test(`${view} in ${language}`, async ({ page, request }) => {
      await expectView(page, request, { view, path: await pathOf(request, view, language), language });
    });
  }
}

test("a slideshow is moved by keys and links, never by itself", async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, request, "article-slideshow", "vi");
  const strip = page.locator("main [role=region]");
  const position = (): Promise<number> => strip.evaluate((element) => Math.round(element.scrollLeft / element.clientWidth));
  const count = await strip.locator("li").count();
  expect(count).toBeGreaterThan(3);
  await strip.focus();
  for (const [key, slide] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", count - 1],
    ["ArrowRight", count - 1],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(position, key).toBe(slide);
  }
  const next = strip.getByRole("link", { name: "Ảnh sau" }).first();
  await next.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await next.click();
  await expect.poll(position).toBe(1);
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([before, ""]);
  await page.waitForTimeout(1500);
  expect(await position()).toBe(1);
});

test("a slideshow without JavaScript is a list of photos with links from one to the next", async ({ browser, request }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(await find(request, "article-slideshow", ["mof", "photo-galleries"]));
  const strip = page.locator("main [role=region]");
  await expect(strip.getByRole("img")).toHaveCount(await strip.locator("li").count());
  await strip.getByRole("link", { name: "Next photo" }).first().click();
  await expect(strip.locator("li").nth(1)).toBeInViewport({ ratio: 0.5 });
  await context.close();
});

test("an infographic is enlarged in place and moves nothing when its buttons come", async ({ page, request }) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
      document.documentElement.dataset["shift"] = String(shift);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, request, "article-infographic", "en");
  const picture = page.locator("main figure img");
  const width = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(Math.round((await width()) / whole / 0.1)).toBe(15);
  await page.getByRole("button", { name: "Zoom out" }).click();
  expect(await width()).toBeCloseTo(whole, 0);
  await expect(page.getByRole("button", { name: "Zoom out" })).toBeDisabled();
  expect(Number(await page.evaluate(() => document.documentElement.dataset["shift"] ?? "0"))).toBeLessThanOrEqual(0.02);
});

test("the reading view sets the text larger without JavaScript, and its contents lead to the headings", async ({ browser, request }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(await find(request, "article-reading", ["vien-chien-luoc", "clcs-nghien-cuu"]));
  const size = (): Promise<number> =>
    page
      .locator("[data-html=article] p")
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const normal = await size();
  await page.locator("main").getByLabel("Rất lớn").check();
  expect(await size()).toBeGreaterThan(normal * 1.3);
  const contents = page.getByRole("navigation", { name: "Trong bài này" }).getByRole("link");
  expect(await contents.count()).toBeGreaterThan(1);
  await contents.last().click();
  await expect(page.locator("[data-html=article] h2, [data-html=article] h3").last()).toBeInViewport();
  await context.close();
});

// spec §7
test("a picture that is missing in an article shows the placeholder, also after navigation in the page", async ({ page, request }) => {
  const path = await find(request, "article-default", ["btc", "gia-ca-thi-truong"]);
  await page.route(/mediafile\/anh\/minh-hoa/, (route) => route.abort());
  await page.goto("/btc/gia-ca-thi-truong");
  await hydrated(page);
  await page.locator(`a[href="${path}"]`).first().click();
  const picture = page.locator("[data-html=article] img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/static/no-image.svg");
  await page.reload();
  await hydrated(page);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", "/static/no-image.svg");
});
