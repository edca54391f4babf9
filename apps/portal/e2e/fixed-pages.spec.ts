/** All 16 pages of specification §2.1 in both languages, in Chromium and without JavaScript. One load each; widths change in place. */
import AxeBuilder from "@axe-core/playwright";
import { type ConsoleMessage, expect, type Page, test } from "@playwright/test";
import { contentPrefix, type MinistryPage, ministryPages } from "../../../packages/core/src/ministry-pages.ts";
import { fixedRoutes } from "../src/routes/fixed.ts";
import { barriers, expectToFit, hydrated, listen, silenceHub, withoutScript } from "./checks.ts";

type Language = "vi" | "en";

interface FixedPage {
  readonly name: string;
  readonly view: Readonly<Record<Language, string>>;
  readonly path: Readonly<Record<Language, string>>;
  readonly status: number;
  readonly personal: boolean;
}

const same = (view: string): FixedPage["view"] => ({ vi: view, en: view });
const questions = { vi: "?id=hoan-thue-thu-nhap-ca-nhan", en: "?id=refund-of-personal-income-tax" };

const pathOf = (name: MinistryPage, language: Language): string =>
  ministryPages[language][name] + (name === "questionDetail" ? questions[language] : "");

const pages: readonly FixedPage[] = [
  {
    name: "home",
    view: { vi: "default-layout-vi", en: "default-homepage-en" },
    path: { vi: "/", en: "/mof" },
    status: 200,
    personal: false,
  },
  {
    name: "staticContent",
    view: same("page-static"),
    path: { vi: `${contentPrefix.vi}gioi-thieu`, en: `${contentPrefix.en}about` },
    status: 200,
    personal: false,
  },
  ...fixedRoutes.map(({ name, view, personal = false }) => ({
    name,
    view: same(view),
    path: { vi: pathOf(name, "vi"), en: pathOf(name, "en") },
    status: name === "notFound" ? 404 : 200,
    personal,
  })),
];

/** What the page itself says; around it stands what only JavaScript can do (the display menu, the counters). */
const readable = (page: Page): Promise<string> => page.locator("main").innerText();

/** The browser's own line about the document's status is no error of the page. */
const isOwnStatus = (page: Page, message: ConsoleMessage): boolean =>
  message.text().startsWith("Failed to load resource") && message.location().url === page.url();

test("there are 16 of them", () => expect(pages).toHaveLength(16));

for (const { name, view, path, status, personal } of pages)
  for (const language of ["vi", "en"] as const)
    test(`${name}, ${language}: right view, accessible, fits every width, complete without JavaScript`, async ({ page, browser }) => {
      const problems = listen(page, { ignore: (message) => status === 404 && isOwnStatus(page, message) });
      await silenceHub(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      const response = await page.goto(path[language]);
      expect(response?.status()).toBe(status);
      await hydrated(page);
      await expect(page.locator("[data-view]")).toHaveAttribute("data-view", view[language]);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).toHaveText(/\S/);
      expect(await page.title()).toMatch(/\S/);
      const crumbs = page.locator("nav ol [aria-current=page]");
      await expect(crumbs).toHaveCount(name === "home" ? 0 : 1);

      const other = language === "vi" ? "en" : "vi";
      await expect(page.locator(`a[hreflang=${other}]`).first()).toHaveAttribute("href", path[other]);
      const alternate = page.locator(`link[rel=alternate][hreflang=${other}]`);
      await expect(alternate).toHaveCount(status === 200 ? 1 : 0);
      if (status === 200)
        expect(new URL((await alternate.getAttribute("href")) ?? "", page.url()).href).toBe(new URL(path[other], page.url()).href);
      await expect(page.locator('meta[name=robots][content="noindex"]')).toHaveCount(personal || status === 404 ? 1 : 0);
      if (personal) expect(response?.headers()["cache-control"]).toBe("private, no-store");

      const plainContext = await withoutScript(browser);
      const plain = await plainContext.newPage();
      await plain.setViewportSize({ width: 1280, height: 900 });
      await plain.goto(path[language]);
      const text = await readable(plain);
      // Who the visitor is stands in no page that the server sends; the page says so.
      if (name === "profile") expect(text).toMatch(/JavaScript/);
      else expect(text).toBe(await readable(page));
      await plainContext.close();

      expect(await barriers(new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]))).toEqual([]);
      await expectToFit(page);
      expect(problems).toEqual([]);
    });

test("questions are filtered, searched and turned over by addresses alone", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  const rows = page.locator("main ol li h2");
  await page.goto("/btc/hoi-dap");
  await expect(page.locator("main")).toContainText("Câu 1–10 trong tổng số 14 câu hỏi");
  await expect(rows).toHaveCount(10);
  await page.getByRole("link", { name: "Trang 2" }).click();
  await expect(rows).toHaveCount(4);
  await page.getByLabel("Lĩnh vực").selectOption("Hải quan");
  await page.getByLabel("Tình trạng").selectOption("answered");
  await page.getByLabel("Từ khóa", { exact: true }).last().fill("HANG MAU");
  await page.getByRole("button", { name: "Lọc" }).click();
  await expect(page).toHaveURL(/\?q=HANG\+MAU&field=H%E1%BA%A3i\+quan&state=answered$/);
  await expect(rows).toHaveText(["Hàng mẫu nhập khẩu không có giá trị thương mại có được miễn thuế không?"]);
  await rows.getByRole("link").click();
  await expect(page.locator("main")).toContainText("Cục Hải quan (đơn vị mẫu)");
  await context.close();
});

test("a question that is not there answers 404; without an id there is the list", async ({ request }) => {
  for (const path of ["/btc/hoi-dap/chi-tiet-cau-hoi?id=khong-co", "/mof/question-answer/question-detail?id=hoan-thue-thu-nhap-ca-nhan"])
    expect((await request.get(path)).status(), path).toBe(404);
  const bare = await request.get("/btc/hoi-dap/chi-tiet-cau-hoi", { maxRedirects: 0 });
  expect([bare.status(), bare.headers()["location"]]).toEqual([302, "/btc/hoi-dap"]);
});

test("the profile shows the store's defaults, once it is hydrated", async ({ page, request }) => {
  const sent = await (await request.get("/btc/tai-khoan/trang-ca-nhan")).text();
  expect(sent).not.toContain("Quản trị viên");
  await page.goto("/btc/tai-khoan/trang-ca-nhan");
  await expect(page.locator("main dl")).toContainText("Quản trị viên");
  await expect(page.locator("main dl")).toContainText("app-light");
});
