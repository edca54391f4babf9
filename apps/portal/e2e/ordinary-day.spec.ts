/** An ordinary day of somebody who publishes alone: the ten tasks that docs/administration.md compares with WordPress. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { withSampleFiles } from "../../../scripts/lib/testing/sample-files.ts";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, hydrated, listen } from "./checks.ts";
import { check, checkUpTo, choose, go, language, optional, pick as take, press, t, takeLanguage, write } from "./desk.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { signIn, startWithAdministrator } from "./staff.ts";
import { visitorTexts } from "./visitor-texts.ts";

const QUESTION = "Hoàn thuế cần giấy tờ gì?";
const ADDRESS = "/vien-chien-luoc/clcs-tin-noi-bat/bai-co-anh";

let portal: PortalProcesses;
let page: Page;
let visitor: Page;
let problems: readonly string[] = [];

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  const started = await startWithAdministrator("ordinary-day");
  portal = started.portal;
  page = await signIn(browser, started);
  await takeLanguage(page);
  // A picture that is not public yet is asked for at its public address first.
  problems = listen(page, { ignore: (message) => /status of (?:404|409|412)/.test(message.text()) });
  visitor = await (await browser.newContext({ baseURL: portal.baseURL })).newPage();
});
test.afterAll(() => portal?.stop());

async function pick(label: string, words: string, name: string): Promise<void> {
  await take(page.getByRole("combobox", { name: label, exact: true }), words, name);
  await expect(page.getByText(t("record.chosen", { name }))).toBeVisible();
}

const button = (key: string) => page.getByRole("button", { name: t(key), exact: true });
const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
const body = () => field(t("field.Content"));
const publishAlone = async (): Promise<void> => {
  await press(button("acts.publishAlone"));
  await expect(page.getByRole("status").filter({ hasText: t("state.published") })).toBeVisible();
};

/** Opens a record from the start page by letters of its name. */
async function open(letters: string, name: string | RegExp): Promise<void> {
  await page.goto("/quan-tri");
  await expect(page.getByRole("heading", { level: 1, name: t("start.title") })).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(letters);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}

/** What visitors find at an address, once it is published. */
const expectVisitor = (path: string, look: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await visitor.goto(path);
    await look();
  }).toPass({ timeout: 120_000 });
const soon = { timeout: 1_000 };

test("an article with a picture and a file of the author's computer is published by one button, at the moment when it was begun", async () => {
  test.slow();
  await page.goto("/quan-tri/noi-dung/moi/article");
  await pick(t("field.site"), "vien chien luoc", "Viện Chiến lược và Chính sách kinh tế – tài chính");
  await pick(t("field.category"), "tin noi bat cua vien", "Tin nổi bật của Viện");
  await write(field(t("field.title")), "Bài có ảnh");
  await press(button("record.begin"));
  await expect(page.getByLabel(optional("field.publishedAt"), { exact: true })).not.toHaveValue("");
  // One writes on without looking for the field.
  await expect(body()).toBeFocused();
  await withSampleFiles(async ({ picture, document }) => {
    for (const attempt of ["first", "second"]) {
      await press(button("richText.figure"));
      await page.getByLabel(t("richText.pictureUpload")).setInputFiles(picture);
      // Of one name already: the next gets another.
      await expect(page.getByText(`hoi-nghi${attempt === "first" ? "" : "-2"}.png`)).toBeVisible();
      expect.soft(await barriersInThemes(page)).toEqual([]);
      await expect(page.getByRole("textbox", { name: t("richText.alternative") })).toBeFocused();
      await page.keyboard.type(`Hội trường, ${attempt}`);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await press(button("richText.link"));
    await page.getByLabel(t("richText.fileUpload")).setInputFiles(document);
    await expect(page.locator("dialog input[value$='chuong-trinh.pdf']")).toBeVisible();
    await press(button("richText.apply"));
  });
  // Nobody else sees them yet.
  const shown = body().locator("img[src]");
  await expect(shown).toHaveCount(2);
  await expect.poll(() => shown.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0))).toBe(true);
  const address = (await visitor.request.get("/api/mediafile/vien-chien-luoc/hoi-nghi.png")).status();
  expect(address).toBe(404);
  await expect(page.getByText(t("record.status.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(() => shown.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))).toEqual([1, 1]);
  await expectToFit(page, page.url());
  await page.setViewportSize({ width: 1440, height: 1000 });
  await publishAlone();
  await expectVisitor(ADDRESS, async () => {
    await expect(visitor.locator("main img[alt^='Hội trường']")).toHaveCount(2, { timeout: 500 });
  });
  const file = await visitor.locator("main a", { hasText: "chuong-trinh.pdf" }).getAttribute("href");
  expect((await visitor.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");
  expect(problems).toEqual([]);
});

test("the next article is begun by one step where the last one was put", { tag: "@verify" }, async () => {
  await page.goto("/quan-tri");
  await expect(page.getByRole("link", { name: t("start.write.page") })).toBeVisible();
  await press(page.getByRole("link", { name: t("start.write.article") }));
  await expect(page.getByText(t("record.chosen", { name: "Viện Chiến lược và Chính sách kinh tế – tài chính" }))).toBeVisible();
  await expect(page.getByText(t("record.chosen", { name: "Tin nổi bật của Viện" }))).toBeVisible();
  await expect(field(t("field.title"))).toBeFocused();
  // Where a list is narrowed to a site, its articles are begun there.
  await page.goto("/quan-tri/noi-dung?trang=btc");
  await press(page.getByRole("link", { name: t("record.new", { kind: t("kind.article") }) }));
  await expect(page.getByText(t("record.chosen", { name: "Cổng thông tin điện tử Bộ Tài chính" }))).toBeVisible();
  const category = page.getByRole("combobox", { name: t("field.category"), exact: true });
  await expect(category).toBeFocused();
  await category.press("ArrowDown");
  const found = page.getByRole("listbox", { name: t("field.category"), exact: true }).getByRole("option");
  const note = language === "vi" ? "bài viết, mới nhất" : "articles, newest";
  const below = found.filter({ hasText: new RegExp(String.raw`^Hoạt động của Bộ Chỉ đạo, điều hành \d+ ${note} \d\d/\d\d/\d{4}$`) });
  await expect(below).toHaveAttribute("data-level", "2");
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await category.press("End");
  for (let step = 1; step < (await found.count()); step += 1) await category.press("ArrowDown");
  await expect(found.last()).toBeInViewport();
  await expectToFit(page, page.url());
});

test("a category is renamed and put below another one without a search", { tag: "@verify" }, async () => {
  test.slow();
  await page.goto("/quan-tri");
  const menu = page.getByRole("navigation", { name: t("shell.navigation") });
  await press(menu.getByRole("link", { name: t("categories.title") }));
  // Of the site in which one wrote last.
  await expect(page.getByRole("treeitem").filter({ hasText: "Tin nổi bật của Viện" })).toBeVisible();
  await choose(page.getByRole("combobox", { name: t("people.site"), exact: true }), "btc");
  await go(page.getByRole("treeitem").filter({ hasText: "Thu hút đầu tư" }));
  await press(button("categories.edit"));
  await expect(field(t("field.name"))).toBeFocused();
  await page.keyboard.type("Đầu tư");
  await expect(field(t("field.name"))).toHaveValue("Đầu tư");
  await pick(optional("field.parent"), "tin tuc tai chinh", "Tin tức tài chính");
  await publishAlone();
  await expectVisitor("/btc/thu-hut-dau-tu", async () => {
    await expect(visitor.getByRole("heading", { level: 1, name: "Đầu tư" })).toBeVisible({ timeout: 500 });
    await expect(visitor.locator("nav[aria-label]", { hasText: "Tin tức tài chính" }).first()).toBeVisible({ timeout: 500 });
  });
  expect(problems).toEqual([]);
});

test("a page gets its other language: each leads to the other, and both go live in one moment", async () => {
  test.slow();
  await page.goto("/quan-tri/noi-dung/page/vu-ngan-sach%2Fgioi-thieu-vu-ngan-sach");
  await press(button("translation.make"));
  await expect(page.getByText(t("translation.of", { title: "Giới thiệu Vụ Ngân sách nhà nước" }))).toBeVisible();
  expect.soft(await barriersInThemes(page)).toEqual([]);
  await write(field(t("field.title")), "About the Budget Department");
  await press(button("record.begin"));
  // The text of the original is there to be translated.
  await expect(field(t("field.html"))).toContainText("Vụ Ngân sách");
  await write(field(t("field.html")), "The department drafts the state budget.");
  await expect(page.getByText(t("record.status.saved"), { exact: true })).toBeVisible();
  // The set holds the original too: it is looked at before it is published.
  await expect(button("acts.publishAlone")).toBeHidden();
  await press(button("record.done"));
  await expect(page.getByRole("link", { name: "Giới thiệu Vụ Ngân sách nhà nước" }).first()).toBeVisible();
  await publishAlone();
  await expectVisitor("/vu-ngan-sach/btcvn/gioi-thieu-vu-ngan-sach", async () => {
    await visitor.locator("header a[hreflang=en]").click({ timeout: 1_000 });
    await expect(visitor.locator("main")).toContainText("The department drafts the state budget.", { timeout: 1_000 });
  });
  await visitor.locator("header a[hreflang=vi]").click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Giới thiệu Vụ Ngân sách nhà nước");
  await page.goto("/quan-tri/noi-dung/page/vu-ngan-sach%2Fgioi-thieu-vu-ngan-sach");
  await expect(page.getByRole("heading", { name: t("record.uses") })).toBeVisible();
  await expect(button("translation.make")).toBeHidden();
  expect(problems).toEqual([]);
});

test("a card is added to a home by the keyboard, and published from the layout's editor", { tag: "@verify" }, async () => {
  test.slow();
  const otherPortals = { vi: /Các cổng thông tin khác/, en: /Other portals/ }[language];
  // A site comes before what stands in it.
  await open("btc", "Cổng thông tin điện tử Bộ Tài chính");
  await press(button("layout.edit"));
  await press(page.getByRole("navigation", { name: t("layout.outline") }).getByRole("button", { name: otherPortals }));
  await press(button("layout.card.add"));
  await expect(field(t("layout.card.title")).last()).toBeFocused();
  await page.keyboard.type("Hỏi đáp về thuế");
  await page.keyboard.press("Tab");
  await page.keyboard.type("/btc/hoi-dap");
  await publishAlone();
  await expectVisitor("/", async () => {
    await expect(visitor.locator("[data-block=otherPortals]").getByRole("link", { name: /Hỏi đáp về thuế/ })).toBeVisible({ timeout: 500 });
  });
  expect(problems).toEqual([]);
});

test("a live article is corrected, and another one leads the ministry's home", { tag: "@verify" }, async () => {
  test.slow();
  await open("bai co anh", "Bài có ảnh");
  await press(button("record.edit"));
  await write(field(t("field.title")), "Bài có hai ảnh");
  await publishAlone();
  await expectVisitor(ADDRESS, () => expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Bài có hai ảnh", soon));

  await open("hop giao ban", /họp giao ban/);
  await press(button("record.edit"));
  await pick(t("field.category"), "tin tieu diem", "Tin tiêu điểm");
  await press(page.getByRole("button", { name: t("record.nowFor", { label: t("field.publishedAt") }) }));
  await publishAlone();
  await expectVisitor("/", () =>
    expect(visitor.locator("[data-block=slideNews] a", { hasText: /.{30}/ }).first()).toContainText("họp giao ban", soon),
  );
  expect(problems).toEqual([]);
});

test(
  "a question is published and answered, and the outcome of a draft is published by the unit that answered",
  { tag: "@verify" },
  async () => {
    test.slow();
    await visitor.goto("/btc/hoi-dap/dat-cau-hoi");
    await hydrated(visitor);
    await visitor.getByRole("combobox", { name: "Lĩnh vực" }).selectOption({ index: 1 });
    await visitor.getByLabel("Câu hỏi tóm tắt").fill(QUESTION);
    await visitor.getByRole("textbox", { name: "Nội dung câu hỏi", exact: true }).fill("Tôi cần giấy tờ gì?");
    await visitor.getByRole("checkbox").check();
    await visitor.getByRole("button", { name: visitorTexts.vi.work }).click();
    await expect(visitor.getByText(visitorTexts.vi.worked)).toBeVisible();
    await visitor.getByRole("button", { name: "Gửi câu hỏi" }).click();
    await expect(visitor).toHaveURL(/done=/);

    const done = page.getByRole("dialog").getByRole("button").last();
    await page.goto("/quan-tri/cau-hoi");
    await press(page.getByRole("link", { name: QUESTION }));
    await press(button("questions.prepare.publish"));
    await press(done);
    await write(field(t("questions.answerText")), "Hồ sơ gồm đơn đề nghị và bản sao quyết định.");
    await write(field(t("answer.unit")), "Vụ Pháp chế");
    await press(button("questions.prepare.answer"));
    await press(done);
    await expect(page.getByText(t("questions.done.answer"))).toBeFocused();
    await expectVisitor("/btc/hoi-dap", () => expect(visitor.getByRole("link", { name: QUESTION })).toBeVisible(soon));

    await page.goto("/quan-tri/gop-y?due=true");
    await press(page.getByRole("link", { name: "Dự thảo Thông tư về khoán kinh phí sử dụng xe ô tô" }));
    await write(field(t("outcome.text")), "Dự thảo được tiếp thu và ban hành trong tháng 12.");
    await expect(field(t("answer.unit"))).toHaveValue("Vụ Pháp chế");
    await press(button("outcome.send"));
    await expect(page.getByText(t("outcome.done"))).toBeFocused();
    await expectVisitor("/btc/du-thao-van-ban/du-thao-thong-tu-ve-khoan-kinh-phi-su-dung-xe-o-to", () =>
      expect(visitor.getByText("Dự thảo được tiếp thu và ban hành trong tháng 12.")).toBeVisible(soon),
    );
    expect(problems).toEqual([]);
  },
);

test("ten articles are taken out of publication at once, and a category's page says what uses it", { tag: "@verify" }, async () => {
  test.slow();
  await page.goto("/quan-tri/noi-dung?tinh-trang=live");
  const box = (row: number) => page.getByRole("row").nth(row).getByRole("checkbox");
  const titles = await page.getByRole("row").getByRole("link").allInnerTexts();
  await check(box(1));
  await checkUpTo(box(10));
  await press(page.getByRole("button", { name: t("content.end", { count: 10 }) }));
  await press(button("content.endDo"));
  await publishAlone();
  await page.goto("/quan-tri/noi-dung?tinh-trang=unpublished");
  for (const title of titles.slice(0, 10))
    await expect(page.getByRole("row").getByRole("link", { name: title, exact: true })).toBeVisible();

  await open("tin tieu diem", "Tin tiêu điểm");
  await expect(page.getByRole("heading", { name: t("record.uses") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Cổng thông tin điện tử Bộ Tài chính" }).first()).toBeVisible();
  expect(problems).toEqual([]);
});
