/** Content whose HTML is empty, or becomes so in the sanitiser, enters by client-side navigation under Trusted Types like any other. */
import { expect, test } from "@playwright/test";
import { hydrated, listen } from "./checks.ts";
import { importContent } from "./import-content.ts";

const site = "thu-bai-trong";
const category = "thu-bai-trong-tin";
const article = (slug: string, title: string, html: string): object => ({
  kind: "article",
  site,
  category,
  slug,
  title,
  articleType: 1,
  articleContent: { Content: html },
  publishedAt: "2026-11-01T02:00:00",
});

test.beforeAll(async () => {
  const about = `/${site}/btcvn/thu-trang-trong`;
  const menu = [{ path: about, label: "Trang tĩnh trống" }];
  await importContent([
    { kind: "site", slug: site, name: "Trang thử bài trống", language: 1, metadata: { menu } },
    { kind: "category", site, slug: category, name: "Tin thử", parent: null },
    article("thu-bai-khong-chu", "Bài không có chữ nào", ""),
    article("thu-bai-chi-co-ma", "Bài chỉ có mã lệnh", "<script>alert(1)</script>"),
    article("thu-bai-co-chu", "Bài có chữ", "<p>Đoạn văn thử.</p>"),
    { kind: "page", site, slug: "thu-trang-trong", title: "Trang không có chữ nào", html: "<!-- -->" },
  ]);
});

test("an article or page without text is drawn on client-side navigation, and so is the one with text after it", async ({ page }) => {
  await page.goto(`/${site}/${category}`);
  await hydrated(page);
  const problems = listen(page);
  // A document that is loaded anew would forget this.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const open = async (title: string): Promise<void> => {
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  };
  for (const title of ["Bài không có chữ nào", "Bài chỉ có mã lệnh", "Bài có chữ", "Bài không có chữ nào"]) {
    await open(title);
    await expect(page.locator('[data-html="article"]')).toHaveText(title === "Bài có chữ" ? "Đoạn văn thử." : "");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tin thử");
  }
  await page.getByRole("navigation").getByRole("link", { name: "Trang tĩnh trống" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trang không có chữ nào");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(problems).toEqual([]);
});
