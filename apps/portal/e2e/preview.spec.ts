/** A preview in a browser: the whole portal with what is not published, below the address of its ticket (docs/adr/0054). */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const root = join(import.meta.dirname, "../../..");

const draft = (slug: string, title: string) => ({
  kind: "article",
  site: "btc",
  category: "tin-tieu-diem",
  slug,
  title,
  articleType: 1,
  publishedAt: "2026-11-20T00:00:00Z",
  articleContent: { Content: '<p>Xem <a href="/btc/tin-tieu-diem">chuyên mục</a>.</p>' },
});

/** @returns the path below which the preview stands */
const openPreview = (lines: readonly object[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const program = execFile(
      process.execPath,
      ["--conditions=@portal/source", "apps/server/src/testing/preview-process.ts"],
      { cwd: root, env: { ...process.env, DATA_DIR: process.env["E2E_DATA_DIR"] ?? "" } },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    program.stdin?.end(JSON.stringify(lines));
  });

/** Addresses of links and forms that lead to pages of the portal outside of the preview. */
const outside = (page: Page, base: string): Promise<string[]> =>
  page.evaluate(
    (inside) =>
      [...document.querySelectorAll("a[href^='/'], area[href^='/'], form[action^='/']")]
        .map((element) => element.getAttribute("href") ?? element.getAttribute("action") ?? "")
        .filter((address) => !address.startsWith(`${inside}/`) && !/^\/(?:api|static)\//.test(address)),
    base,
  );

test("a preview shows what is not published wherever its reader goes, and leads nowhere else", async ({ page }) => {
  const title = "Chim hoàng yến chưa công bố";
  const base = await openPreview([draft("chim-hoang-yen", title)]);
  const calls: string[] = [];
  page.on("request", (request) => void calls.push(new URL(request.url()).pathname));
  page.on("websocket", (socket) => void calls.push(socket.url()));

  await page.goto(`${base}/`);
  await expect(page.getByRole("complementary", { name: "Xem trước" })).toContainText("chưa công bố");
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  await hydrated(page);
  expect(await outside(page, base)).toEqual([]);

  await page.locator(`#main a[href="${base}/btc/tin-tieu-diem"]`).first().click();
  await expect(page).toHaveURL(`${base}/btc/tin-tieu-diem`);
  await page.getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(`${base}/btc/tin-tieu-diem/chim-hoang-yen`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await outside(page, base)).toEqual([]);
  await page.getByRole("link", { name: "chuyên mục", exact: true }).click();
  await expect(page).toHaveURL(`${base}/btc/tin-tieu-diem`);
  await page.goBack();
  await expect(page).toHaveURL(`${base}/btc/tin-tieu-diem/chim-hoang-yen`);

  const field = page.locator("form[role=search] input[name=q]").first();
  await field.fill("chim hoàng yến");
  await field.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^[^?]*${base}/btc/tim-kiem\\?q=`));
  await expect(page.locator("#main")).toContainText("chưa công bố");

  await page.goto(`${base}/mof`);
  await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("not published");

  const others = calls.filter((path) => !path.startsWith(base) && !/^\/(?:assets|static|api\/mediafile)\//.test(path));
  expect(others, "no hub, no counters, no calls of the published portal").toEqual([]);
  expect(calls).toContain(`${base}/api/page`);

  await page.goto("/btc/tin-tieu-diem");
  await expect(page.getByText(title)).toHaveCount(0);
  expect((await page.goto("/btc/tin-tieu-diem/chim-hoang-yen"))?.status()).toBe(404);
});

test("a preview stands without a script", async ({ browser }) => {
  const title = "Bồ câu chưa công bố";
  const base = await openPreview([draft("bo-cau", title)]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}/btc/tin-tieu-diem`);
  await page.getByRole("link", { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`${base}/btc/tin-tieu-diem/bo-cau$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await context.close();
});
