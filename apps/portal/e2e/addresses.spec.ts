/** What answers at an address: not found, found elsewhere, not modified. */
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "./pages.ts";

test("an unknown path answers 404 with the not-found page", async ({ request }) => {
  for (const path of ["/khong/co/gi/ca", "/khong-co", "/btc/khong-co", "/btc/trang-khong-ton-tai", "/mof/page-not-found", "/%zz"]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toContain('data-view="page-not-found"');
  }
});

// spec §2.1, typed from its table: what stands at each address, whatever the code names it
for (const [view, vietnamese, english] of [
  ["default-layout-vi default-homepage-en", "/", "/mof"],
  ["page-static", "/btc/noi-dung/gioi-thieu", "/mof/content/about"],
  ["page-questions", "/btc/hoi-dap", "/mof/question-answer"],
  [
    "page-question",
    "/btc/hoi-dap/chi-tiet-cau-hoi?id=hoan-thue-thu-nhap-ca-nhan",
    "/mof/question-answer/question-detail?id=refund-of-personal-income-tax",
  ],
  ["page-fixed", "/btc/gioi-thieu", "/mof/about"],
  ["page-contacts", "/btc/thong-tin-lien-he", "/mof/contacts-us"],
  ["page-former-ministers", "/btc/bo-truong-tien-nhiem", "/mof/former-minister"],
  ["page-people", "/btc/lanh-dao-bo", "/mof/ministry-leader"],
  ["page-login", "/btc/tai-khoan/dang-nhap", "/mof/account/login"],
  ["page-profile", "/btc/tai-khoan/trang-ca-nhan", "/mof/account/profile"],
  ["page-search", "/btc/tim-kiem", "/mof/search"],
  ["page-register", "/btc/tai-khoan/dang-ky-tai-khoan", "/mof/account/register"],
  ["page-activation", "/btc/tai-khoan/kich-hoat-tai-khoan", "/mof/account/active"],
  ["page-special-pages", "/btc/chuyen-trang", "/mof/special-pages"],
  ["page-not-found", "/btc/trang-khong-ton-tai", "/mof/page-not-found"],
  ["page-sitemap", "/btc/so-do-trang-website", "/mof/sitemap"],
] as const) {
  test(`the specified addresses ${vietnamese} and ${english} show ${view}`, async ({ request }) => {
    const [inVietnamese, inEnglish = inVietnamese] = view.split(" ");
    for (const [path, language, expected] of [
      [vietnamese, "vi", inVietnamese],
      [english, "en", inEnglish],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      const html = await response.text();
      expect.soft(response.status(), path).toBe(expected === "page-not-found" ? 404 : 200);
      expect.soft(/data-view="([^"]*)"/.exec(html)?.[1], path).toBe(expected);
      expect.soft(html, path).toContain(`<html lang="${language}"`);
    }
  });
}

// spec §2.1, §2.2
const moved = [
  ["/btc/btcen/gioi-thieu", "/btc/btcvn/gioi-thieu"],
  ["/mof/btcvn/about", "/mof/btcen/about"],
  ["/btc/noi-dung/visiting-the-ministry", "/btc/btcen/visiting-the-ministry"],
  ["/cuc-quan-ly-gia/btcvn/about-price-management", "/cuc-quan-ly-gia/btcen/about-price-management"],
  ["/cuc-quan-ly-gia/btcen/gioi-thieu-cuc-quan-ly-gia", "/cuc-quan-ly-gia/btcvn/gioi-thieu-cuc-quan-ly-gia"],
  ["/btc/noi-dung/gioi-thieu/sub/path?in=1&sort=oldest", "/btc/noi-dung/gioi-thieu?sort=oldest"],
  ["/mof/content/about/deeper", "/mof/content/about"],
] as const;
for (const [path, address] of moved) {
  test(`${path} is sent to ${address} for good`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(address);
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  });
}

// spec §2.2
for (const [path, search, vietnamese] of [
  ["/btc/btcen/visiting-the-ministry", "/mof/search", "/btc/noi-dung/huong-dan-khach-den-tru-so"],
  ["/cuc-quan-ly-gia/btcen/about-price-management", "/cuc-quan-ly-gia/search", "/cuc-quan-ly-gia/btcvn/gioi-thieu-cuc-quan-ly-gia"],
  ["/vien-chien-luoc/btcen/about-the-institute", "/vien-chien-luoc/search", "/vien-chien-luoc/btcvn/gioi-thieu-vien"],
] as const) {
  test(`${path} is in English throughout, menu, buttons, search and its results' page too`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expectOnly("en", page);
    await expect(page.getByRole("link", { name: "Tiếng Việt" })).toHaveAttribute("href", vietnamese);
    const field = page.getByRole("search").locator("input[type='search']");
    await field.fill("budget");
    await field.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === search && url.searchParams.get("q") === "budget");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Search/);
    await page.goto(vietnamese);
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", path);
  });
}

test("a page that does not exist is not found, in the language of its address", async ({ page }) => {
  for (const path of ["/btc/btcen/no-such-page", "/cuc-quan-ly-gia/btcen/no-such-page", "/cuc-quan-ly-gia/btcen"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expectOnly("en", page);
  }
  expect((await page.goto("/mof/btcvn/khong-co"))?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy trang");
});

/** Nothing that is read or announced has Vietnamese letters, but what is marked as Vietnamese, and addresses in the footer. */
async function expectOnly(language: "en", page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const words = await page.evaluate(() => {
    const parts = [...document.querySelectorAll("title, header, main, footer nav, nav ol, button, footer p")];
    const marked = new Set(document.querySelectorAll("[lang=vi], [lang=vi] *"));
    return parts
      .flatMap((part) => [part, ...part.querySelectorAll("*")])
      .filter((part) => !marked.has(part))
      .flatMap((part) => [
        ...[...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ""),
        part.getAttribute("aria-label") ?? "",
        part.getAttribute("placeholder") ?? "",
      ]);
  });
  expect(words.join("").length).toBeGreaterThan(200);
  expect(words.filter((text) => /[\u0102\u0103\u0110\u0111\u01a0-\u01b0\u1ea0-\u1ef9]/.test(text))).toEqual([]);
}

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
