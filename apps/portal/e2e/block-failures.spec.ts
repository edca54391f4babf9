/** A part of a page whose script cannot be loaded: what the visitor sees, and what the console tells an editor (specification §3, §8). */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const article = "thu-ngan-sach-nha-nuoc-10-thang-vuot-tien-do-tao-du-dia-cho-cac-nhiem-vu-chi-cuoi-nam";

/** A page of another kind, from which visitors come: what was sent whole is not drawn without one of its parts (starter.spec.ts). */
const before = "/btc/so-do-trang-website";

/** Follows a link as the app does: within the page. */
const enter = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Aborts the script of one component, enters a page that shows it, lets its three repetitions pass, and answers the console's warnings. */
async function enterWithout(page: Page, path: string, component: string): Promise<string[]> {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.clock.install();
  await page.goto(before);
  await hydrated(page);
  let aborted = 0;
  await page.route(`**/assets/${component}-*.js`, (route) => ((aborted += 1), route.abort()));
  await enter(page, path);
  for (let second = 0; second < 20 && (await page.locator("[data-failed]").count()) === 0; second += 1) {
    await page.clock.fastForward(1000);
    await page.waitForTimeout(100);
  }
  expect(aborted).toBe(4);
  return warnings;
}

// "where" is the sentence without its end: kind of page, address and layout as the demonstration content has them.
for (const { kind, path, component, part, label, where } of [
  {
    kind: "home",
    path: "/vu-ngan-sach",
    component: "MonthLedger",
    part: "[data-block=infomations]",
    label: "Chưa tải được nội dung: Thông tin, thông báo.",
    where: 'Block "infomations" of home vu-ngan-sach, layout "DefaultLayout"',
  },
  {
    kind: "category",
    path: "/btc/ke-hoach-dau-tu",
    component: "BannerCards",
    part: "[data-block=bannerImages]",
    label: "Chưa tải được nội dung: Thông tin nổi bật.",
    where: 'Block "bannerImages" of category btc/ke-hoach-dau-tu, layout "category-tree-1"',
  },
  {
    kind: "article",
    path: `/btc/tin-tieu-diem/${article}`,
    component: "ArticleAside",
    part: "[data-widget=articleAside]",
    label: "Chưa tải được nội dung của phần này.",
    where: `Part "articleAside" of btc/tin-tieu-diem/${article}, layout "article-default-layout-1"`,
  },
]) {
  test(`a part of the ${kind} page whose script cannot be loaded leaves a placeholder, and a warning that names part, place and layout`, async ({
    page,
  }) => {
    const drawn = await (await page.request.get(path)).text();
    const warnings = await enterWithout(page, path, component);
    const placeholder = page.locator(part);
    await expect(placeholder).toContainText(label);
    expect(warnings.filter((text) => text.includes("could not be drawn"))).toEqual([
      `${where}, could not be drawn; the rest of the page stands.`,
    ]);
    // The rest stands, as the server has drawn it.
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    expect(drawn).toContain(title);
    expect(await page.locator("[data-failed]").count()).toBe(1);

    await page.unroute(`**/assets/${component}-*.js`);
    await placeholder.getByRole("button", { name: "Thử lại" }).click();
    await expect(page.locator("[data-failed]")).toHaveCount(0);
    await expect(placeholder).not.toContainText(label);
    await expect(placeholder).not.toBeEmpty();
  });
}

test("a part whose script does not come is given up after 30 s, not sooner; the page is read meanwhile", async ({ page }) => {
  await page.clock.install();
  await page.goto(before);
  await hydrated(page);
  await page.route("**/assets/MonthLedger-*.js", () => {});
  const asked = page.waitForRequest("**/assets/MonthLedger-*.js");
  await enter(page, "/vu-ngan-sach");
  await asked;
  // As long as a page waits for its views.
  await page.clock.fastForward(1_000);
  const part = page.locator("[data-block=infomations]");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Vụ Ngân sách");
  await page.waitForTimeout(300);
  // The page's clock goes on by itself too: some seconds are left for that.
  await page.clock.fastForward(22_000);
  await page.waitForTimeout(200);
  await expect(page.locator("[data-failed]")).toHaveCount(0);
  await page.clock.fastForward(8_000);
  await expect(part).toContainText("Chưa tải được nội dung: Thông tin, thông báo.");
});
