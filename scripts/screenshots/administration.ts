import { readFileSync } from "node:fs";
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
  readonly language: string;
  readonly folder: string;
  /** Views by their names. */
  readonly wanted: RegExp;
}

interface View {
  readonly name: string;
  readonly path: string;
  /** What opens it on its page. */
  readonly open?: (window: Window) => Promise<void>;
}

/** Pictures of administration, as the first administrator sees it, who has begun a change set. */
export async function* takeAdministrationPictures(browser: Browser, task: Task): AsyncGenerator<Picture> {
  const { origin, theme, language, folder, wanted } = task;
  const context = await browser.newContext({ baseURL: origin, timezoneId: "Asia/Ho_Chi_Minh", reducedMotion: "reduce" });
  await context.addInitScript(
    ([shown, spoken]) => {
      localStorage.setItem("site.theme", shown);
      localStorage.setItem("admin.language", spoken);
    },
    [theme, language] as const,
  );
  const window = await context.newPage();
  await window.goto("/quan-tri");
  let number = 0;
  const take = async function* ({ name, path, open }: View): AsyncGenerator<Picture> {
    number += 1;
    for (const width of widths) {
      await window.setViewportSize({ width, height: 900 });
      if (open || new URL(window.url()).pathname !== path) await window.goto(path);
      await window.getByRole("heading", { level: 1 }).waitFor();
      await open?.(window);
      await window.waitForTimeout(LOADING_MS);
      yield takePicture(window, { folder, width, number, name, label: `${name} ${path}` });
    }
  };
  if (wanted.test("sign-in")) yield* take({ name: "sign-in", path: "/quan-tri" });
  await signIn(window, task);
  for (const view of await viewsOf(window)) if (wanted.test(view.name)) yield* take(view);
  await context.close();
}

/** By password, with a passkey of a device that confirms by itself. */
async function signIn(window: Window, { email, password, language }: Task): Promise<void> {
  await addPasskeyDevice(window);
  await window.locator("input[type=email]").fill(email);
  await window.locator("input[type=password]").fill(password);
  await window.locator("form button[type=submit]").click();
  const texts = JSON.parse(readFileSync(join(root, `apps/admin/src/i18n/${language}.json`), "utf8")) as Record<string, string>;
  for (const text of ["enrolment.passkey", "recovery.done"])
    await window.getByRole("button", { name: texts[text] ?? "", exact: true }).click();
  await window.locator("nav a[href='/quan-tri/thay-doi']").waitFor();
}

/** By the page's own session. @returns its id */
const makeChangeSet = (window: Window, title: string): Promise<string> =>
  window.evaluate(async (title) => {
    const headers = { "portal-staff": "1", "content-type": "application/json" };
    const response = await fetch("/api/admin/change-sets", { method: "POST", headers, body: JSON.stringify({ title }) });
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: { id: string } }).data.id;
  }, title);

async function viewsOf(window: Window): Promise<readonly View[]> {
  const pages = await window
    .locator("nav a[href^='/quan-tri']")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const set = `/quan-tri/thay-doi/${await makeChangeSet(window, "Trang chủ tuần này")}`;
  const layout = `${set}/bo-cuc/site/btc`;
  await window.goto(layout);
  await window.getByRole("navigation").last().getByRole("button").nth(1).waitFor();
  const openFirst = async (page: Window): Promise<void> => {
    await page.locator("main table a").first().click();
    await page.waitForURL(/\/noi-dung\/\w+\//);
  };
  return [
    ...pages.map((path) => ({ name: path.slice("/quan-tri/".length) || "bat-dau", path })),
    { name: "palette", path: "/quan-tri/noi-dung", open: (page) => page.keyboard.press("Control+k") },
    { name: "record", path: "/quan-tri/noi-dung", open: openFirst },
    { name: "series", path: "/quan-tri/noi-dung?kind=series", open: openFirst },
    { name: "new-article", path: "/quan-tri/noi-dung/moi/article" },
    { name: "change-set", path: set },
    { name: "layout", path: layout },
    {
      name: "layout-block",
      path: layout,
      open: (page) => page.getByRole("navigation").last().getByRole("button").nth(1).click(),
    },
    { name: "unknown", path: "/quan-tri/khong-co" },
  ];
}
