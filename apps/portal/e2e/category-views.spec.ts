/** What category views of specification §2.3 show besides what every page does: feeds, figures, listings to filter and turn over. */
import { expect, test } from "@playwright/test";
import { withoutScript } from "./checks.ts";

test("the agencies' view shows stored items of its feeds", async ({ page }) => {
  await page.goto("/btc/don-vi-thuoc-bo");
  await expect(page.getByRole("link", { name: "Thu ngân sách mười tháng vượt tiến độ" })).toHaveAttribute(
    "href",
    /^https:\/\/example\.org\//,
  );
});

test("the state budget shows key figures, a chart with its table, estimates and downloads", async ({ page, request }) => {
  for (const [path, title] of [
    ["/btc/ngan-sach-nha-nuoc", "Dự toán thu, chi ngân sách nhà nước"],
    ["/mof/budget-estimates", "State budget revenue and expenditure estimates"],
  ] as const) {
    await page.goto(path);
    const figures = page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    expect(await figures.locator("dt").count()).toBeGreaterThan(2);
    await expect(figures.locator("svg[role=img]")).toHaveCount(1);
    expect(await figures.getByRole("row").count()).toBeGreaterThan(3);
    const csv = await request.get((await figures.locator('a[download][href$=".csv"]').getAttribute("href")) ?? "");
    expect(csv.headers()["content-type"]).toContain("text/csv");
    expect((await csv.text()).split("\n").length).toBeGreaterThan(10);
  }
});

test("a listing without JavaScript: date, summary, picture, result count, pages, year and order, and its place on Back", async ({
  browser,
}) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto("/btc/tin-tieu-diem");
  const main = page.getByRole("main");
  const items = main.locator("ol > li").filter({ has: page.locator("h2") });
  const first = items.first();
  await expect(first.locator("time")).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(first.locator("img")).toHaveCount(1);
  await expect(first.locator("p").last()).toHaveText(/\p{L}{2}/u);
  await expect(main.getByText(/^Bài 1–10 trong tổng số \d+ bài viết$/)).toBeVisible();
  await main.getByRole("navigation", { name: "Phân trang" }).getByRole("link", { name: "Trang 2", exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  const second = await first.innerText();
  await first.getByRole("link").first().click();
  await page.goBack();
  await expect(page).toHaveURL(/[?&]page=2/);
  expect(await first.innerText()).toBe(second);
  await main.locator("select[name=year]").selectOption("2025");
  await main.locator("select[name=sort]").selectOption("oldest");
  await main.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/[?&]year=2025&sort=oldest/);
  const days = await items.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((day) => day.startsWith("2025"))).toBe(true);
  await page.goto("/btc/tin-tieu-diem?sort=oldest");
  const oldest = await items.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(oldest.length).toBe(10);
  expect(oldest).toEqual(oldest.toSorted());
  await context.close();
});

test("the ministry's own budget: a chosen year by kind, and the outturn over the years", async ({ browser, request }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  for (const [path, total] of [
    ["/btc/ngan-sach-bo-tai-chinh", "Tổng số"],
    ["/mof/ministry-budget", "Total"],
  ] as const) {
    await page.goto(path);
    const budget = page.locator("[data-widget=budgetByKind]");
    const newest = await budget.locator("h2").innerText();
    await budget.getByRole("link", { name: "2024", exact: true }).click();
    await expect(page).toHaveURL(/\?year=2024$/);
    await expect(budget.locator("h2")).toContainText("2024");
    expect(newest).toContain("2026");
    await expect(budget.getByRole("link", { name: "2024", exact: true })).toHaveAttribute("aria-current", "true");
    await expect(budget.getByRole("row", { name: total })).toContainText("100%");
    expect(await budget.locator("figure svg rect").count()).toBeGreaterThan(10);
    const csv = await request.get((await budget.locator('a[download][href$=".csv"]').getAttribute("href")) ?? "");
    // A line a year from 2021 on, below the names of the kinds.
    expect((await csv.text()).trim().split("\n").slice(1)).toHaveLength(6);
    expect(await csv.text()).toContain("340");
  }
  for (const [path, unsettled] of [
    ["/btc/cong-khai-mua-sam", "Chưa quyết toán"],
    ["/mof/public-purchases", "Not final yet"],
  ] as const) {
    await page.goto(path);
    const execution = page.locator("[data-widget=budgetExecution]");
    await expect(execution.locator("svg[role=img]")).toHaveCount(2);
    await expect(execution.getByRole("row", { name: /^2026/ }).first()).toContainText(unsettled);
    await expect(execution.getByRole("row", { name: /^2024/ }).first()).toContainText(/\d\d[.,]\d ?%/);
    const csv = await request.get((await execution.locator('a[download][href$=".csv"]').getAttribute("href")) ?? "");
    expect(csv.headers()["content-type"]).toContain("text/csv");
  }
  await context.close();
});
