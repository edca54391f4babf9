/**
 * The ten tasks of an ordinary day, in a real WordPress of Debian's packages, done in a browser as the quickest of its experienced users would.
 *
 * Its interface is in English and without plugins. The editor's guide and the Dashboard's welcome are dismissed before; all else is as WordPress brings it. Of
 * the ways to do a task the one is taken that needs the fewest keystrokes and clicks together; of two alike, the quicker one.
 */
import type { Browser, BrowserContext, Page } from "playwright";
import { type SampleFiles, withSampleFiles } from "../../../../scripts/lib/testing/sample-files.ts";
import { type Effort, createHands } from "../hands.ts";
import { type Day, type Task, tasks } from "../tasks.ts";
import { changeLead, endArticles, fixTypo, publishArticle } from "./articles.ts";
import { findUses, moveCategory } from "./categories.ts";
import { prepareContent } from "./content.ts";
import type { Duty } from "./desk.ts";
import { addCard, publishOutcome, translatePage } from "./pages.ts";
import { answerQuestion } from "./questions.ts";
import { type Site, withWordpress } from "./server.ts";

const duties: Readonly<Record<Task, Duty>> = {
  publishArticle,
  fixTypo,
  changeLead,
  addCard,
  moveCategory,
  answerQuestion,
  publishOutcome,
  translatePage,
  endArticles,
  findUses,
};
/** Pages of the tasks, which the browser of an experienced user has seen before. */
const seenBefore = ["edit.php", "edit.php?post_type=page", "edit-tags.php?taxonomy=category", "nav-menus.php", "post-new.php", ""];
const viewport = { width: 1440, height: 1000 };

/** @throws where WordPress cannot be started, or where visitors do not see what a task did */
export function wordpressDay(browser: Browser): Promise<Day> {
  return withWordpress((site) =>
    withSampleFiles(async (files) => {
      const [editor, visitors] = [await browser.newContext({ viewport }), await browser.newContext({ viewport })];
      try {
        return await workThrough(site, editor, visitors, files);
      } finally {
        await editor.close();
        await visitors.close();
      }
    }),
  );
}

async function workThrough(site: Site, editor: BrowserContext, visitors: BrowserContext, files: SampleFiles): Promise<Day> {
  const { origin } = site;
  for (const context of [editor, visitors]) await closeOff(context, origin);
  await signIn(await editor.newPage(), site);
  const addresses = await prepareContent(origin, editor.request);
  await lookAround(await editor.newPage(), origin);
  const visitor = { page: await visitors.newPage(), origin, addresses };
  const efforts: [string, Effort][] = [];
  for (const task of Object.keys(tasks) as Task[]) {
    efforts.push([task, await carryOut(editor, origin, duties[task], files)]);
    await duties[task].check(visitor);
  }
  return Object.fromEntries(efforts) as Day;
}

/** Pages name pictures of people on another server, which a closed network would wait for. */
async function closeOff(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}

async function signIn(page: Page, { origin, user, password }: Site): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.locator("#user_login").fill(user);
  await page.locator("#user_pass").fill(password);
  await page.locator("#wp-submit").click();
  await page.getByRole("link", { name: "Dismiss the welcome panel" }).click();
  await page.waitForLoadState("networkidle");
  await page.close();
}

async function lookAround(page: Page, origin: string): Promise<void> {
  for (const path of seenBefore) await page.goto(`${origin}/wp-admin/${path}`, { waitUntil: "networkidle" });
  await page.close();
}

/** @returns what the duty took, from the Dashboard on */
async function carryOut(context: BrowserContext, origin: string, duty: Duty, files: SampleFiles): Promise<Effort> {
  const page = await context.newPage();
  await page.goto(`${origin}/wp-admin/`);
  const hands = createHands(page);
  await duty.carryOut({ page, hands, files });
  const effort = hands.effort();
  await page.close();
  return effort;
}
