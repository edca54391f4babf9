/** Search, as a visitor uses it: both languages, filters, pages, Back, without JavaScript, without barriers (specification §1, §2.1, §2.2). */
import { expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, hydrated } from "./checks.ts";

const vietnamese = "/btc/tim-kiem";
const results = (page: Page) => page.locator("[data-widget='search'] ol > li");
const count = (page: Page) => page.locator("[data-widget='search']").getByText(/^(?:Tìm thấy [\d.]+ kết quả|[\d,]+ results? for)/);
// In a portal's first seconds its files are being read, and counts grow.
test.beforeAll(async ({ request }) => {
  const counted = async (): Promise<string | undefined> =>
    /Tìm thấy ([\d.]+) kết quả/.exec(await (await request.get(`${vietnamese}?q=bao+cao`)).text())?.[1];
  let before = await counted();
  await expect(async () => {
    const last = before;
    before = await counted();
    expect(before).toBe(last);
  }).toPass({ timeout: 90_000, intervals: [4000] });
});

test("Vietnamese is found with and without diacritics, and marked as it is written", async ({ page }) => {
  await page.goto("/");
  await page.locator("input[type='search']").first().fill("ngân sách nhà nước");
  await page.locator("input[type='search']").first().press("Enter");
  await expect(page).toHaveURL(/\/btc\/tim-kiem\?q=/);
  await expect(page).toHaveTitle(/^Tìm kiếm: ngân sách nhà nước - /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tìm kiếm");
  await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", "noindex");
  const found = (await count(page).innerText()).match(/[\d.]+/)?.[0];
  expect(await results(page).count()).toBe(10);
  for (const typed of ["ngan sach nha nuoc", "NGÂN SÁCH NHÀ NƯỚC", "ngân sách nhà nước".normalize("NFD")]) {
    await page.goto(`${vietnamese}?q=${encodeURIComponent(typed)}`);
    await expect(count(page)).toContainText(`Tìm thấy ${found} kết quả`);
    await expect(
      page
        .locator("mark")
        .filter({ hasText: /^ngân sách nhà nước$/i })
        .first(),
    ).toBeVisible();
  }
});

test("words that mean the same find one another, and pages that editors chose stand first, on the first page alone", async ({ page }) => {
  const chosen = page.getByRole("region", { name: /^(?:Gợi ý từ Cổng thông tin|Suggested by the portal)$/ });
  const found = async (terms: string): Promise<number> => {
    await page.goto(`${vietnamese}?q=${encodeURIComponent(terms)}`);
    return Number(/[\d.]+/.exec(await count(page).innerText())?.[0].replace(".", ""));
  };
  expect(await found("thuế lương")).toBeGreaterThanOrEqual(await found('"thuế thu nhập cá nhân"'));
  await found("ti gia");
  await expect(chosen.getByRole("link")).toHaveAttribute("href", "/btc/ty-gia");
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await expectToFit(page, page.url());
  await page.goto(`${vietnamese}?q=ti+gia&page=2`);
  await expect(chosen).toHaveCount(0);
  await page.goto("/mof/search?q=exchange+rate");
  await chosen.getByRole("link").click();
  await expect(page).toHaveURL(/\/mof\/exchange-rates$/);
});

test("the English ministry's search speaks English and leads to the Vietnamese one", async ({ page }) => {
  await page.goto("/mof/search");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("meta[name='robots']")).toHaveCount(0);
  const form = page.getByRole("main").getByRole("search");
  await form.locator("input[type='search']").fill("budget");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveTitle(/^Search: budget - /);
  await expect(count(page)).toBeVisible();
  await expect(results(page).first().locator("mark").first()).toHaveText(/budget/i);
  await page.getByRole("link", { name: "Tiếng Việt" }).first().click();
  await expect(page).toHaveURL(/\/btc\/tim-kiem\?q=budget$/);
  await expect(page.getByRole("main").locator("input[type='search']")).toHaveValue("budget");
});

test("the ministry's search finds what a unit has, by its title first", async ({ page }) => {
  await page.goto(`${vietnamese}?q=${encodeURIComponent("điện toán đám mây")}`);
  await expect(results(page).first().locator("h2 mark")).toHaveText(/điện toán đám mây/i);
  await expect(results(page).first().locator("h2 a")).not.toHaveAttribute("href", /^\/btc\//);
});

test("a unit's search says how much more there is, and looks everywhere where its own site has nothing", async ({ page }) => {
  await page.goto("/vien-chien-luoc/tim-kiem?q=chinh+sach");
  const more = page.getByRole("main").getByRole("link", { name: /^Xem thêm [\d.]+ kết quả trên tất cả các trang$/ });
  const own = Number((await count(page).innerText()).match(/\d+/)?.[0]);
  const beyond = Number((await more.innerText()).match(/\d+/)?.[0]);
  await more.click();
  await expect(page).toHaveURL(/site=all/);
  await expect(count(page)).toContainText(`Tìm thấy ${own + beyond} kết quả`);
  await page.goto(`/cong-doan/tim-kiem?q=${encodeURIComponent("hóa đơn điện tử")}`);
  await expect(page.getByRole("main")).toContainText("dưới đây là kết quả trên tất cả các trang");
  await expect(results(page).first().locator("h2 mark").first()).toHaveText(/hóa đơn điện tử/i);
});

test("a word that nothing holds is named, where one that is spelled alike was looked for", async ({ page }) => {
  await page.goto(`${vietnamese}?q=${encodeURIComponent("ngân sahc")}`);
  await expect(page.getByRole("main")).toContainText(
    "Không có nội dung nào chứa từ “sahc”; kết quả được tìm theo từ có cách viết gần giống.",
  );
  await expect(results(page).first().locator("h2 mark")).toHaveText(/ngân sách/i);
});

test("people are found, on the page where they are shown", async ({ page }) => {
  await page.goto(`${vietnamese}?q=${encodeURIComponent("Trần Minh Mẫu")}&type=person`);
  await expect(results(page).first()).toContainText("Lãnh đạo");
  await results(page).first().locator("h2 a").click();
  await expect(page).toHaveURL(/\/btc\/lanh-dao-bo#muc-tran-minh-mau$/);
  await expect(page.locator("#muc-tran-minh-mau")).toContainText("Trần Minh Mẫu");
});

test("a page beyond the last is the last one", async ({ page }) => {
  const response = await page.goto(`${vietnamese}?q=${encodeURIComponent("điều khoản sử dụng")}&type=page&page=99999999`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/&type=page$/);
  await expect(results(page).first()).toBeVisible();
});

test("a site's own search looks on that site, and everywhere where asked", async ({ page }) => {
  await page.goto("/vien-chien-luoc/tim-kiem?q=chinh+sach");
  for (const href of await results(page)
    .locator("h2 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    expect(href).toMatch(/^\/vien-chien-luoc\//);
  const own = Number((await count(page).innerText()).match(/\d+/)?.[0]);
  await page.getByLabel("Phạm vi").selectOption("all");
  await page.getByRole("button", { name: "Áp dụng" }).click();
  await expect(page).toHaveURL(/site=all/);
  expect(Number((await count(page).innerText()).match(/\d+/)?.[0])).toBeGreaterThan(own);
});

test("filters narrow the results, say so, and are taken away one by one", async ({ page }) => {
  await page.goto(`${vietnamese}?q=ng%C3%A2n+s%C3%A1ch`);
  await hydrated(page);
  const all = await count(page).innerText();
  const category = page.getByLabel("Chuyên mục");
  const option = category.locator("option").nth(1);
  const [name, left] = (await option.innerText()).match(/^(.*) \(([\d.]+)\)$/)?.slice(1) ?? [];
  await category.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Áp dụng" }).click();
  await expect(count(page)).toContainText(`Tìm thấy ${left} kết quả`);
  for (const result of await results(page).all()) await expect(result).toContainText(name ?? "");
  await page.getByRole("list", { name: "Năm đăng" }).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: /^Bỏ lọc: Năm 20\d\d$/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Từ ngày" })).toHaveValue(/^20\d\d-01-01$/);
  await page.getByRole("link", { name: `Bỏ lọc: ${name}` }).click();
  await expect(page.getByRole("link", { name: `Bỏ lọc: ${name}` })).toHaveCount(0);
  await page.getByRole("link", { name: /^Bỏ lọc: Năm/ }).click();
  await expect(count(page)).toHaveText(all);
});

test("static pages and questions are found too, and narrowed to by type", async ({ page }) => {
  await page.goto(`${vietnamese}?q=dieu+khoan+su+dung`);
  await hydrated(page);
  await page.getByLabel("Loại nội dung").selectOption("page");
  await page.getByRole("button", { name: "Áp dụng" }).click();
  await expect(page.getByRole("link", { name: "Bỏ lọc: Trang thông tin" })).toBeVisible();
  await expect(results(page).first()).toContainText("Trang thông tin");
  await expect(results(page).first().locator("mark").first()).toHaveText(/^điều khoản sử dụng$/i);
  await results(page).first().locator("h2 a").click();
  await expect(page).toHaveURL(/\/btc\/noi-dung\/dieu-khoan-su-dung$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Điều khoản/);
  await page.goto("/mof/search?q=tax&type=question");
  const question = results(page).first();
  await expect(question).toContainText("Question and answer");
  const title = await question.locator("h2").innerText();
  await question.locator("h2 a").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("pages follow one another, and Back returns to where one was", async ({ page }) => {
  await page.goto(`${vietnamese}?q=ng%C3%A2n+s%C3%A1ch`);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Phân trang" }).getByRole("link", { name: "Trang 2", exact: true }).click();
  await expect(page).toHaveURL(/&page=2$/);
  await expect(count(page)).toContainText("đang xem kết quả 11–20");
  const link = results(page).nth(4).locator("h2 a");
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(250);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(count(page)).toContainText("đang xem kết quả 11–20");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("nothing found says so, with what may help; nothing asked asks", async ({ page }) => {
  await page.goto(`${vietnamese}?q=khongcotunaynhuvay&type=video`);
  await expect(page.getByRole("main")).toContainText("Không tìm thấy nội dung nào với từ khóa “khongcotunaynhuvay”");
  await expect(page.getByRole("main").getByRole("link", { name: "Xem các chuyên mục trong sơ đồ trang" })).toHaveAttribute(
    "href",
    "/btc/so-do-trang-website",
  );
  await page.getByRole("link", { name: "Bỏ các bộ lọc và tìm lại" }).click();
  await expect(page).toHaveURL(/\?q=khongcotunaynhuvay$/);
  await page.goto(vietnamese);
  await expect(page.getByRole("main")).toContainText("Nhập từ khóa");
});

test("whatever is typed or put into the address is answered, and nothing of it is markup", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  for (const query of [
    `q=${encodeURIComponent("<img src=x onerror=alert(1)>'\");--")}`,
    `q=${encodeURIComponent('"ngân sách" -')}&site=__proto__&type=constructor&from=x&to=2026-02-31&page=-1&sort=zz`,
    `q=${"a".repeat(3000)}`,
    "q=%00%ff&page=99999999",
  ]) {
    const response = await page.goto(`${vietnamese}?${query}`);
    expect.soft(response?.status(), query.slice(0, 60)).toBe(200);
    await expect.soft(page.locator("main img")).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("search, filters and pages work, the filters folded on a phone", async ({ page }) => {
    await page.goto(vietnamese);
    const form = page.getByRole("main").getByRole("search");
    await form.locator("input[type='search']").fill("ngan sach");
    await form.getByRole("button", { name: "Tìm kiếm" }).click();
    await expect(results(page)).toHaveCount(10);
    await expect(page.getByLabel("Loại nội dung")).toBeHidden();
    await page.getByText("Bộ lọc và sắp xếp", { exact: true }).click();
    await page.getByLabel("Loại nội dung").selectOption("text");
    await page.getByLabel("Sắp xếp", { exact: true }).selectOption("newest");
    await page.getByRole("button", { name: "Áp dụng" }).click();
    await expect(page.getByRole("link", { name: "Bỏ lọc: Bài viết" })).toBeVisible();
    const days = await results(page)
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toEqual(days.toSorted().toReversed());
    await page.getByRole("navigation", { name: "Phân trang" }).getByRole("link", { name: "Trang 2", exact: true }).click();
    await expect(page).toHaveURL(/type=text&sort=newest&page=2$/);
  });
});

test("has no barrier that a machine can find, in any theme", { tag: "@verify" }, async ({ page }) => {
  for (const path of [`${vietnamese}?q=ngan+sach&type=text`, "/mof/search?q=budget&site=all", `${vietnamese}?q=khongcotunaynhuvay`]) {
    await page.goto(path);
    expect.soft(await barriersInThemes(page), path).toEqual([]);
    await expectToFit(page, path);
  }
});
