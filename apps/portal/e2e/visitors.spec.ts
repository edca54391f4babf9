/**
 * What visitors send and what becomes of it: questions, comments on drafts, ratings (docs/adr/0030 to 0034).
 * On a server of its own: other tests count the questions of theirs.
 */
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, request as requests, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, further, hydrated, listen } from "./checks.ts";
import type { PortalProcesses } from "./processes/portal-processes.ts";
import { prove } from "./proof.ts";
import { staffToken, startWithAdministrator } from "./staff.ts";
import { visitorTexts as texts } from "./visitor-texts.ts";

const pdf = { name: "../góp ý.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n") };

let portal: PortalProcesses;
let baseURL = "";
let api: APIRequestContext;
let admin: APIRequestContext;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // Kept until the end: log.teardown.ts looks through its logs.
  const started = await startWithAdministrator("visitors");
  ({ portal } = started);
  ({ baseURL } = portal);
  api = await requests.newContext({ baseURL });
  const token = await staffToken(baseURL, started.email, started.password);
  admin = await requests.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
});

test.afterAll(async () => {
  await Promise.all([api?.dispose(), admin?.dispose()]);
  await portal?.stop();
});

const open = (browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}): Promise<BrowserContext> =>
  browser.newContext({ baseURL, locale: "vi-VN", ...options });

const summary = (page: Page) => page.getByRole("group", { name: /^(?:Biểu mẫu chưa được gửi|The form was not sent)/ });

/** Id of what administrators see under a title. */
async function idOf(list: "questions" | "contributions", title: string): Promise<string> {
  const { data } = (await (await admin.get(`/api/admin/${list}?limit=100`)).json()) as { data: { id: string; title: string }[] };
  return data.find((row) => row.title === title)?.id ?? "";
}

async function moderate(id: string, act: string, data: object): Promise<void> {
  expect((await admin.post(`/api/admin/questions/${id}/${act}`, { data })).status()).toBe(200);
}

const languages = ["vi", "en"] as const;

for (const language of languages)
  test(`a question is asked, followed, moderated, answered and read, in ${language}`, further(language === "en"), async ({ browser }) => {
    const t = texts[language];
    const context = await open(browser);
    const page = await context.newPage();
    const problems = listen(page);
    const title = language === "vi" ? "Hoàn thuế cần giấy tờ gì?" : "Which papers does a refund need?";
    await page.goto(t.list);
    await hydrated(page);
    await page.getByRole("link", { name: t.askLink }).first().click();
    await expect(page).toHaveURL(t.ask);
    await page.getByRole("combobox", { name: t.field }).selectOption(t.other);
    await page.getByLabel(t.title).fill(title);
    await page.getByRole("textbox", { name: t.content, exact: true }).fill("Tôi muốn hỏi về thủ tục hoàn thuế.");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: t.work }).click();
    await expect(page.getByText(t.worked)).toBeVisible();
    await page.getByRole("button", { name: t.send }).click();

    await expect(page.getByText(t.received)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(t.status);
    const receipt = new URL(page.url()).searchParams.get("receipt") ?? "";
    expect(receipt).toMatch(/^\d{4}(?:-\d{4}){3}$/);
    await expect(page.getByText(receipt)).toBeVisible();
    await expect(page.getByText(t.waiting)).toBeVisible();
    expect(await barriersInThemes(page)).toEqual([]);
    await expectToFit(page, "receipt");

    const follow = async (said: string): Promise<void> => {
      await page.goto(t.status);
      await page.locator("input[name=receipt]").fill(receipt.replaceAll("-", " "));
      await page.locator("input[name=receipt]").press("Enter");
      await expect(page.getByText(said, { exact: true })).toBeVisible();
    };
    const id = await idOf("questions", title);
    await moderate(id, "publish", {});
    await follow(t.published);
    await moderate(id, "answer", { html: "<p>Xem <strong>Điều 5</strong>.</p><script>alert(1)</script>", unit: "Đơn vị mẫu" });
    await follow(t.answered);
    await page.getByRole("link", { name: t.open }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("article")).toContainText("Xem Điều 5.");
    await expect(page.locator("article")).toContainText("Đơn vị mẫu");
    await page.goto(t.list);
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });

for (const language of languages)
  for (const script of [true, false])
    test(
      `a draft is commented on ${script ? "with a file" : "without a script, after a mistake"}, and the administrator reads it, in ${language}`,
      further(language === "en"),
      async ({ browser }) => {
        const t = texts[language];
        const context = await open(browser, { javaScriptEnabled: script });
        const page = await context.newPage();
        const title = `Góp ý Điều 5 (${script})`;
        await page.goto(t.drafts);
        const path = await openDraft(page);
        const answer = await page.goto(path);
        expect(answer?.headers()["cache-control"]).toContain("public");
        expect(await answer?.text()).not.toMatch(/name="key"|"captcha"|get-captcha/);
        if (script) await hydrated(page);
        await page.getByRole("link", { name: t.writeComments }).click();
        if (script) await expect(page.getByLabel(t.draftTitle)).toBeFocused();
        else await expect(page.getByRole("heading", { name: t.commentsHeading })).toBeInViewport();
        expect(new URL(page.url()).search).toBe(script ? "" : "?form=contribution");
        await page.getByLabel(t.draftTitle).fill(title);
        await page.getByRole("textbox", { name: t.draftContent, exact: true }).fill("Đề nghị làm rõ khoản 2.");
        await page.getByLabel(t.name).fill("Người góp ý mẫu");
        const email = page.getByRole("textbox", { name: t.email, exact: true });
        await email.fill(script ? "mau@thu.example" : "khong-phai-thu");
        await page.getByRole("checkbox").check();
        if (script) {
          await page.getByLabel(t.file).setInputFiles(pdf);
          await page.getByRole("button", { name: t.work }).click();
          await expect(page.getByText(t.worked)).toBeVisible();
        } else {
          await page.getByRole("button", { name: t.sendComments }).click();
          await expect(summary(page)).toBeVisible();
          await expect(page.getByLabel(t.draftTitle)).toHaveValue(title);
          await email.fill("mau@thu.example");
          await prove(page, api);
        }
        await page.getByRole("button", { name: t.sendComments }).click();
        await expect(page.getByText(t.commentsReceived)).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(t.status);
        // The category that the parameter `draft-document-category` names, once a page has shown it (specification §3).
        if (script && language === "vi")
          await expect(page.getByRole("link", { name: /^Xem các dự thảo khác/ })).toHaveAttribute("href", t.drafts);

        const list = (await (await admin.get("/api/admin/contributions")).json()).data as {
          title: string;
          attachment: { name: string } | null;
        }[];
        expect(list[0]).toMatchObject({ title, fullName: "Người góp ý mẫu", email: "mau@thu.example" });
        expect(list[0]?.attachment?.name).toBe(script ? "góp ý.pdf" : undefined);
        if (script) {
          const file = await admin.get(`/api/admin/contributions/${await idOf("contributions", title)}/attachment`);
          expect((await file.body()).equals(pdf.buffer)).toBe(true);
          expect(file.headers()["content-disposition"]).toContain("attachment");
        }
        await page.goto(path);
        await expect(page.getByText(t.count)).toBeVisible();
        await context.close();
      },
    );

/** Path of the first draft in a list that takes comments. */
const openDraft = async (page: Page): Promise<string> => {
  const draft = page.locator("main li", { hasText: /Đang lấy ý kiến|Open for comments/ }).first();
  return (await draft.getByRole("link").first().getAttribute("href")) ?? "";
};

for (const language of languages)
  test(
    `the form of a comment is opened where it stands, or has a page of its own, and nothing stands in a reader's way, in ${language}`,
    further(language === "en"),
    async ({ browser }) => {
      const t = texts[language];
      const context = await open(browser);
      const page = await context.newPage();
      const problems = listen(page);
      await page.goto(t.drafts);
      const path = await openDraft(page);
      const pages = async (): Promise<string> => (await api.get(path)).text();
      // Comments that others send meanwhile show on each process within ten seconds.
      await expect(async () => expect(await pages()).toBe(await pages())).toPass({ timeout: 30_000 });
      await page.goto(path);
      await hydrated(page);
      expect(await barriersInThemes(page)).toEqual([]);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.getByRole("link", { name: t.writeComments }).press("Enter");
      await expect(page.getByLabel(t.draftTitle)).toBeFocused();
      await expect(page.getByRole("link", { name: t.writeComments })).toHaveCount(0);
      await expect.poll(() => asked).toContain("/api/article/get-captcha");
      expect(asked).not.toContain("/api/page");
      await expectToFit(page, "the opened form");
      expect(await barriersInThemes(page)).toEqual([]);

      const [first, second] = [await page.goto(`${path}?form=contribution`), await api.get(`${path}?form=contribution`)];
      expect(first?.headers()["cache-control"]).toBe("private, no-store");
      const keyIn = (html = ""): string => /name="key" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
      expect(keyIn(await first?.text())).not.toBe("");
      expect(keyIn(await second.text())).not.toBe(keyIn(await first?.text()));
      await hydrated(page);
      await expect(page.locator("form[data-form=contribution] textarea")).toHaveCount(1);
      await expect(page.getByRole("button", { name: t.sendComments })).toHaveCount(1);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expectToFit(page, "the form's own page");
      expect(await barriersInThemes(page)).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

test("what became of the comments stands on a draft's page once it is closed", async ({ browser }) => {
  const context = await open(browser);
  const page = await context.newPage();
  await page.goto(texts.vi.drafts);
  const path =
    (await page.locator("main li", { hasText: "Đã hết hạn góp ý" }).first().getByRole("link").first().getAttribute("href")) ?? "";
  const { article } = await (await api.get(`/api/page?path=${path}`)).json();
  const outcome = { html: "<p>Đã tiếp thu 12 ý kiến.</p>", unit: "Đơn vị mẫu" };
  expect((await admin.post(`/api/admin/drafts/${article.id}/outcome`, { data: outcome })).status()).toBe(200);
  const problems = listen(page);
  const answer = await page.goto(path);
  expect(answer?.headers()["cache-control"]).toContain("public");
  await hydrated(page);
  await expect(page.getByText("Đã có kết quả tiếp thu")).toBeVisible();
  await expect(page.getByText("Đã tiếp thu 12 ý kiến.")).toBeVisible();
  await expect(page.locator("form[data-form=contribution]")).toHaveCount(0);
  expect(await barriersInThemes(page)).toEqual([]);
  await page.goto(texts.vi.drafts);
  await expect(page.getByText("Đã có kết quả tiếp thu")).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

for (const script of [true, false])
  test(`an article is rated ${script ? "with" : "without"} a script, once a reader, and its page stays the same for everybody`, async ({
    browser,
  }) => {
    const path = await ratedArticle();
    const context = await open(browser, { javaScriptEnabled: script });
    const page = await context.newPage();
    const before = await page.goto(path);
    if (script) await hydrated(page);
    expect(before?.headers()["cache-control"]).toContain("public");
    const countOf = async () => (await (await api.get(`/api/page?path=${path}`)).json()).article.rating?.count ?? 0;
    const count = await countOf();
    for (const stars of ["4 sao", "5 sao"]) {
      await page.getByRole("radio", { name: stars }).check();
      await page.getByRole("button", { name: "Gửi đánh giá" }).click();
      await expect(page.getByText("Cảm ơn bạn đã đánh giá.")).toBeVisible();
    }
    // Stars that follow others on one page show within ten seconds.
    await expect.poll(countOf, { timeout: 30_000 }).toBe(count + 1);
    await expect(async () => {
      const [own, other] = [await page.request.get(path), await api.get(path)];
      expect(await own.text()).toBe(await other.text());
      expect(own.headers()["set-cookie"]).toBeUndefined();
    }).toPass({ timeout: 30_000 });
    await context.close();
  });

/** The first article of a category whose view shows ratings. */
async function ratedArticle(): Promise<string> {
  const { content } = await (await api.get("/api/page?path=/btc/thue-phi-le-phi")).json();
  const nodes = Object.values(content) as { content?: { listing?: { articles: { href: string }[] } } }[];
  return nodes.flatMap((node) => node.content?.listing?.articles ?? [])[0]?.href ?? "";
}

for (const path of [texts.vi.ask, texts.en.ask, texts.vi.status, `${texts.en.status}?receipt=1234`])
  test(`nothing stands in the way of a reader: ${path}`, further(path !== texts.vi.ask), async ({ browser }) => {
    const context = await open(browser);
    const page = await context.newPage();
    const problems = listen(page);
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    await hydrated(page);
    expect(await barriersInThemes(page)).toEqual([]);
    await expectToFit(page, path);
    expect(problems).toEqual([]);
    await context.close();
  });
