/** What visitors notice of the client's stores (specification §3): the frame, the loading text, a failed navigation, the drafts' category. */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const follow = async (page: Page, href: string): Promise<void> => {
  await page
    .locator(`main a[href="${href}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());
};

/** Address and name of a category whose articles the home shows. */
async function categoryOnHome(page: Page): Promise<{ href: string; name: string }> {
  const answer = await (await page.request.get("/api/page?path=/")).json();
  const { category } = Object.values(answer.content as Record<string, { content?: { category?: { href: string; name: string } } }>)
    .map((node) => node.content ?? {})
    .find((content) => content.category) as { category: { href: string; name: string } };
  return category;
}

test("a navigation that takes its time names the category that it leads to", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const { href, name } = await categoryOnHome(page);
  await page.route("**/api/page**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await follow(page, href);
  await expect(page.locator(".portal-progress")).toHaveText(`Đang tải... ${name}`);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(".portal-progress")).toHaveCount(0);
});

test("a failed navigation leads back to the category on screen, names the hotline of the parameters, and says what happened", async ({
  page,
}) => {
  const parameters = page.waitForResponse("**/api/paramaters/gets?type=2");
  const { href, name } = await categoryOnHome(page);
  await page.goto(href);
  await hydrated(page);
  await parameters;
  await page.route("**/api/page**", (route) => route.fulfill({ status: 400, body: "" }));
  await page
    .locator("main a[href^='/btc/']")
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chưa tải được trang này");
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: `Về chuyên mục ${name}` })).toHaveAttribute("href", href);
  await expect(main).toContainText("024 0000 0000");
  await main.getByText("Chi tiết kỹ thuật").click();
  await expect(main).toContainText("page answered with status 400.");
  await page.unroute("**/api/page**");
  await main.getByRole("link", { name: `Về chuyên mục ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the frame follows the layout settings of the site that a navigation leads to: layout, logo, menu, search", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const frame = async () => ({
    shell: await page.locator("[data-shell]").getAttribute("data-shell"),
    logo: await page.locator("header a:has(img)").first().getAttribute("href"),
    search: await page.locator("footer a[href$='/tim-kiem']").first().getAttribute("href"),
    entries: await page.locator("header nav [data-menu-top]").allInnerTexts(),
  });
  const home = await frame();
  expect(home).toMatchObject({ shell: "default", logo: "/", search: "/btc/tim-kiem" });
  const other = await page.request.get("/api/page?path=/cong-doan");
  const model = await other.json();
  expect(other.status()).toBe(200);
  await page.evaluate(() => history.pushState(null, "", "/cong-doan"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate", { state: null })));
  await expect(page.locator("[data-shell]")).toHaveAttribute("data-shell", model.shell);
  await expect.poll(frame).toMatchObject({ shell: model.shell, logo: model.site.logoLink, search: "/cong-doan/tim-kiem" });
  expect((await frame()).entries).not.toEqual(home.entries);
});
