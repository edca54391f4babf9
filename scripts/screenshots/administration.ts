import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page as Window } from "playwright";
import { addPasskeyDevice } from "../lib/passkey-device.ts";
import { root } from "../lib/root.mjs";
import { type Picture, takePicture } from "./pictures.ts";

/** Pixels: a phone, on which one reads and approves, a tablet and a desk. */
const widths = [360, 768, 1280];
/** Milliseconds in which what a view asks for is there. */
const LOADING_MS = 1_500;

interface Task {
  readonly origin: string;
  /** The first administrator, who has no second factor yet. */
  readonly email: string;
  readonly password: string;
  readonly theme: string;
  /** In which one signs in. */
  readonly language: string;
  readonly folder: string;
}

interface View {
  readonly name: string;
  readonly path: string;
  /** What opens it on its page. */
  readonly open?: (window: Window) => Promise<void>;
  /** docs/administration.md and docs/quan-tri.md show it. */
  readonly isInHandbook?: boolean;
}

/** Pictures of administration at every width, as the first administrator sees it, who has begun a change set. @param wanted views by their names */
export async function* takeAdministrationPictures(browser: Browser, task: Task, wanted: RegExp): AsyncGenerator<Picture> {
  const { folder } = task;
  const window = await openWindow(browser, task);
  let number = 0;
  const take = async function* (view: View): AsyncGenerator<Picture> {
    number += 1;
    for (const width of widths) {
      await window.setViewportSize({ width, height: 900 });
      await show(window, view);
      yield takePicture(window, { folder, width, number, name: view.name, label: `${view.name} ${view.path}` });
    }
  };
  if (wanted.test("sign-in")) yield* take({ name: "sign-in", path: "/quan-tri" });
  await signIn(window, task);
  for (const view of await viewsOf(window, task)) if (wanted.test(view.name)) yield* take(view);
  await window.context().close();
}

/** Pictures of the handbooks in both languages, a desk's window each: `<view>.<language>.webp`. @returns their files */
export async function takeHandbookPictures(browser: Browser, task: Task): Promise<readonly string[]> {
  const window = await openWindow(browser, task);
  await signIn(window, task);
  const views = (await viewsOf(window, task)).filter(({ isInHandbook }) => isInHandbook);
  const screen = await window.context().newCDPSession(window);
  await window.setViewportSize({ width: 1280, height: 800 });
  const files: string[] = [];
  for (const language of ["vi", "en"]) {
    await speak(window, language);
    for (const view of views) {
      await show(window, view);
      const { data } = await screen.send("Page.captureScreenshot", { format: "webp", quality: 80 });
      const file = join(task.folder, `${view.name}.${language}.webp`);
      writeFileSync(file, Buffer.from(data, "base64"));
      files.push(file);
    }
  }
  await window.context().close();
  return files;
}

async function openWindow(browser: Browser, { origin, theme, language }: Task): Promise<Window> {
  const context = await browser.newContext({ baseURL: origin, locale: "vi-VN", timezoneId: "Asia/Ho_Chi_Minh", reducedMotion: "reduce" });
  await context.addInitScript((shown) => localStorage.setItem("site.theme", shown), theme);
  const window = await context.newPage();
  await window.goto("/quan-tri");
  await speak(window, language);
  return window;
}

async function speak(window: Window, language: string): Promise<void> {
  await window.evaluate((spoken) => localStorage.setItem("admin.language", spoken), language);
  await window.reload();
}

async function show(window: Window, { path, open }: View): Promise<void> {
  if (open || new URL(window.url()).pathname !== path) await window.goto(path);
  await window.getByRole("heading", { level: 1 }).waitFor();
  await open?.(window);
  await window.waitForTimeout(LOADING_MS);
}

/** By password, with a passkey of a device that confirms by itself. @param window shows the page that asks for it */
export async function signIn(window: Window, { email, password, language }: Pick<Task, "email" | "password" | "language">): Promise<void> {
  await addPasskeyDevice(window);
  await window.locator("input[type=email]").fill(email);
  await window.locator("input[type=password]").fill(password);
  await window.locator("form button[type=submit]").click();
  for (const text of ["enrolment.passkey", "recovery.done"]) await press(window, language, text);
  await window.locator("nav a[href='/quan-tri/thay-doi']").waitFor();
}

/** @param text key of what the button says */
async function press(window: Window, language: string, text: string): Promise<void> {
  const texts = JSON.parse(readFileSync(join(root, `apps/admin/src/i18n/${language}.json`), "utf8")) as Record<string, string>;
  await window.getByRole("button", { name: texts[text] ?? "", exact: true }).click();
}

interface MadeChangeSet {
  readonly id: string;
  /** Key of the article that it changes. */
  readonly article: string;
  /** Key of a series. */
  readonly series: string;
}

/** One that changes the newest article of the ministry, by the page's own session. */
const makeChangeSet = (window: Window, title: string): Promise<MadeChangeSet> =>
  window.evaluate(async (title) => {
    const headers = { "portal-staff": "1", "content-type": "application/json" };
    const ask = async <T>(
      path: string,
      more: Pick<RequestInit, "method" | "body"> & { readonly headers?: Readonly<Record<string, string>> } = {},
    ): Promise<T> => {
      const response = await fetch(`/api/admin/${path}`, { ...more, headers: { ...headers, ...more.headers } });
      if (!response.ok) throw new Error(await response.text());
      return ((await response.json()) as { data: T }).data;
    };
    const { id } = await ask<{ id: string }>("change-sets", { method: "POST", body: JSON.stringify({ title }) });
    const [newest] = await ask<readonly { key: string }[]>("records?kind=article&site=btc&state=live&limit=1");
    const [series] = await ask<readonly { key: string }[]>("records?kind=series&limit=1");
    const article = `records/article/${newest?.key ?? ""}`;
    const { record, hash } = await ask<{ record: { summary?: string }; hash: string }>(article);
    const changed = { ...record, summary: `Bổ sung: ${record.summary ?? ""}` };
    await ask(`change-sets/${id}/${article}`, {
      method: "PUT",
      headers: { "if-match": '"0"' },
      body: JSON.stringify({ record: changed, baseHash: hash }),
    });
    return { id, article: newest?.key ?? "", series: series?.key ?? "" };
  }, title);

/** Pages of which the handbooks have a picture. */
const handbookPages: ReadonlySet<string> = new Set(["/quan-tri", "/quan-tri/noi-dung", "/quan-tri/van-hanh"]);

async function viewsOf(window: Window, { language }: Task): Promise<readonly View[]> {
  const pages = await window
    .locator("nav a[href^='/quan-tri']")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const { id, article, series } = await makeChangeSet(window, "Trang chủ tuần này");
  const set = `/quan-tri/thay-doi/${id}`;
  const layout = `${set}/bo-cuc/site/btc`;
  await window.goto(layout);
  await window.getByRole("navigation").last().getByRole("button").nth(1).waitFor();
  const openFirst = async (page: Window): Promise<void> => {
    await page.locator("main table a").first().click();
    await page.waitForURL(/\/noi-dung\/\w+\//);
  };
  const openBlock = (page: Window): Promise<void> => page.getByRole("navigation").last().getByRole("button").nth(1).click();
  return [
    ...pages.map((path) => ({ name: path.slice("/quan-tri/".length) || "bat-dau", path, isInHandbook: handbookPages.has(path) })),
    { name: "categories", path: "/quan-tri/chuyen-muc?trang=btc", isInHandbook: true },
    { name: "palette", path: "/quan-tri/noi-dung", open: (page) => page.keyboard.press("Control+k") },
    { name: "record", path: "/quan-tri/noi-dung", open: openFirst },
    { name: "record-form", path: `${set}/ban-ghi/article/${article}`, isInHandbook: true },
    { name: "series", path: `${set}/ban-ghi/series/${series}` },
    { name: "new-article", path: "/quan-tri/noi-dung/moi/article" },
    {
      name: "category-picker",
      path: "/quan-tri/noi-dung/moi/article?trang=btc",
      open: (page) => page.locator("main [role=combobox]").nth(1).click(),
    },
    { name: "change-set", path: set, isInHandbook: true },
    { name: "layout", path: layout },
    { name: "layout-block", path: layout, open: openBlock, isInHandbook: true },
    { name: "layout-gallery", path: layout, open: (page) => press(page, language, "layout.gallery") },
    {
      name: "layout-other-homes",
      path: layout,
      open: async (page) => {
        await openBlock(page);
        await press(page, language, "elsewhere.button");
      },
    },
    { name: "unknown", path: "/quan-tri/khong-co" },
  ];
}
