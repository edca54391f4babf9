/** Comments on drafts where content comes from UPSTREAM_API: the back end's captcha and its call send-contribution (specification §7). */
import { expect, type Page, test } from "@playwright/test";
import { barriersInThemes } from "./axe.ts";
import { expectToFit, further, hydrated, listen } from "./checks.ts";
import { type Backend, type BackendRequest, startBackend } from "./upstream/backend.ts";
import { startUpstreamPortal, type UpstreamPortal } from "./upstream/portal.ts";
import { drafts } from "./upstream/recording.ts";
import { visitorTexts } from "./visitor-texts.ts";

const CAPTCHA = "/api/article/get-captcha";
const SEND = "/api/article/send-contribution";
const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const pdf = { name: "góp ý.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n") };
const values = {
  title: "Góp ý Điều 5",
  content: "Đề nghị làm rõ khoản 2 & 3.",
  fullName: "Người góp ý mẫu",
  email: "gop-y@thu.example",
  phoneNumber: "0912345678",
  address: "1 phố Mẫu",
};

const texts = {
  vi: {
    misread: "Hệ thống tiếp nhận chưa nhận ý kiến. Thường là do ký tự chưa đúng hoặc đã hết hạn",
    away: "Hệ thống tiếp nhận ý kiến hiện không trả lời",
    tooLong: "Hệ thống tiếp nhận không nhận được nội dung dài như vậy",
    received: "Cơ quan soạn thảo đã nhận ý kiến góp ý của bạn. Xin cảm ơn. Mã tiếp nhận: 1234-5678-9012-3452.",
    missing: "Chưa tải được hình.",
    another: "Đổi hình khác",
  },
  en: {
    misread: "The receiving system did not accept the comments. Most often the characters were wrong or out of date",
    away: "The receiving system does not answer",
    tooLong: "The receiving system cannot take a text as long as this",
    received: "The drafting unit has received your comments. Thank you. Receipt number: 1234-5678-9012-3452.",
    missing: "The picture could not be loaded.",
    another: "Another picture",
  },
} as const;

let backend: Backend;
let portal: UpstreamPortal;
let sent: BackendRequest[];
/** Ids that pictures were drawn for. */
let drawn: (string | null)[];
const port = Number(process.env["E2E_PORT"] ?? 3210) + 84;

test.describe.configure({ mode: "serial" });

test.beforeEach(async () => {
  sent = [];
  drawn = [];
  backend = await startBackend();
  backend.answer(CAPTCHA, ({ query }, response) => {
    drawn.push(query.get("id"));
    response.writeHead(200, { "content-type": "image/png" }).end(picture);
  });
  backend.answer(SEND, (request, response) => {
    sent.push(request);
    const isRead = request.query.get("capcha") === "k7x" && drawn.includes(request.query.get("id"));
    response
      .writeHead(isRead ? 200 : 422, { "content-type": "text/plain; charset=utf-8" })
      .end(isRead ? "Đã nhận <b>ý kiến</b>. Mã: 1234-5678-9012-3452." : "capcha: lỗi E-17");
  });
  portal = await startUpstreamPortal(port, backend.base);
});

test.afterEach(async () => {
  await portal.stop();
  backend.close();
});

const field = (page: Page, name: string) => page.locator(`form[data-form=contribution] [name=${name}]`);
const submit = (page: Page) => page.locator("form[data-form=contribution] button[type=submit]").click();
const summary = (page: Page) => page.locator("form[data-form=contribution] [role=group][aria-labelledby$=summary]");

const openForm = (page: Page, language: "vi" | "en") => page.getByRole("link", { name: visitorTexts[language].writeComments }).click();

async function fill(page: Page, capcha: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await field(page, "consent").check();
  await field(page, "capcha").fill(capcha);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, "consent")).toBeChecked();
}

for (const language of ["vi", "en"] as const)
  for (const script of [true, false])
    test(
      `a comment ${script ? "with its file" : "without a script"} goes to the back end, after characters that were misread, in ${language}`,
      further(language === "en"),
      async ({ browser }) => {
        const t = texts[language];
        const context = await browser.newContext({ javaScriptEnabled: script, baseURL: portal.base });
        const page = await context.newPage();
        // The browser names each answer of 400 and above; such a portal offers no list of parameters to scripts.
        const problems = listen(page, { ignore: (message) => /status of 4|paramaters\/gets/.test(message.text()) });
        const answer = await page.goto(drafts[language].path);
        expect(answer?.headers()["cache-control"]).toContain("public");
        if (script) await hydrated(page);
        await openForm(page, language);
        await fill(page, "sai");
        if (script) await field(page, "attachment").setInputFiles(pdf);
        const before = drawn.length;
        await submit(page);
        await expect(summary(page)).toContainText(t.misread);
        await expect(page.locator("body")).not.toContainText("E-17");
        await expectTyped(page);
        await expect.poll(() => drawn.length).toBeGreaterThan(before);
        await field(page, "capcha").fill("k7x");
        await submit(page);
        await expect(page.getByText(t.received)).toBeInViewport();
        expect(new URL(page.url()).pathname).toBe(drafts[language].path);
        expect((await page.request.get(page.url())).headers()["cache-control"]).toBe("private, no-store");
        expect(sent).toHaveLength(2);
        const { query, headers, body } = sent[1] as BackendRequest;
        const { id, ...fields } = Object.fromEntries(query);
        expect(fields).toEqual({ ...values, capcha: "k7x", articleId: drafts[language].id });
        expect(drawn).toContain(id);
        expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
        expect(headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
        for (const name of ["authorization", "client_id", "cookie", "x-forwarded-for"]) expect(headers).not.toHaveProperty(name);
        expect(body.includes('name="attachment"; filename="góp ý.pdf"')).toBe(script);
        // What visitors write is in no line of the log, the back end's address with it neither.
        expect(portal.log).not.toMatch(/gop-y@thu|k7x|khoản 2|kho%E1%BA%A3n|E-17/);
        expect(problems).toEqual([]);
        await context.close();
      },
    );

test(
  "the form is accessible in all themes, fits the screen, and names another way for who cannot see the picture",
  { tag: "@verify" },
  async ({ browser }) => {
    const context = await browser.newContext({ baseURL: portal.base, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(drafts.vi.path);
    await hydrated(page);
    await openForm(page, "vi");
    await expect(page.locator("form[data-form=contribution]").getByRole("link", { name: "gop-y@bo.example" })).toHaveAttribute(
      "href",
      "mailto:gop-y@bo.example",
    );
    await expect(page.locator("form[data-form=contribution] audio")).toHaveCount(0);
    expect(await barriersInThemes(page)).toEqual([]);
    await expectToFit(page);
    await context.close();
  },
);

for (const script of [true, false])
  test(
    `a back end that is away, or cannot take so much, costs nothing that was typed ${script ? "with" : "without"} a script`,
    { tag: "@verify" },
    async ({ browser }) => {
      const language = script ? "vi" : "en";
      const t = texts[language];
      backend.answer(CAPTCHA, (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Đăng nhập</h1>"));
      backend.answer(SEND, (_, response) => void response.socket?.destroy());
      const context = await browser.newContext({ javaScriptEnabled: script, baseURL: portal.base });
      const page = await context.newPage();
      await page.goto(drafts[language].path);
      if (script) await hydrated(page);
      await openForm(page, language);
      if (script) {
        await expect(page.getByText(t.missing)).toBeVisible();
        backend.answer(CAPTCHA, (_, response) => void response.writeHead(200, { "content-type": "image/png" }).end(picture));
        await page.getByRole("button", { name: t.another }).click();
        await expect(page.getByText(t.missing)).toBeHidden();
      }
      await fill(page, "k7x");
      await submit(page);
      await expect(summary(page)).toContainText(t.away);
      await expectTyped(page);
      backend.answer(SEND, (_, response) => void response.writeHead(431).end());
      await field(page, "capcha").fill("k7x");
      await submit(page);
      await expect(summary(page)).toContainText(t.tooLong);
      await expectTyped(page);
      await context.close();
    },
  );

test("takes no other form: neither by script nor without one", async () => {
  for (const form of ["question", "report", "registration", "rating"]) {
    expect((await fetch(`${portal.base}/api/forms/${form}`, { method: "POST", body: new FormData() })).status).toBe(404);
    expect((await fetch(portal.base + drafts.vi.path, { method: "POST", body: new URLSearchParams({ form }) })).status).toBe(404);
  }
  const page = await (await fetch(`${portal.base}/btc/tai-khoan/dang-ky-tai-khoan`)).text();
  expect(page).not.toContain('data-form="registration"');
});
