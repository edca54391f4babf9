/** What a visit of who reads brings, and what it does not: the files of the browser's program, by what they hold. */
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./checks.ts";

const LIST = "/btc/tin-tieu-diem";
/** Fields of a form, and of what their rules say. */
const formRules = /passwordForgotten:\{email:\{required:/;

function scriptsOf(page: Page): { readonly name: string; readonly text: Promise<string> }[] {
  const scripts: { name: string; text: Promise<string> }[] = [];
  page.on("response", (response) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(response.url())?.[1];
    // Asked for anew: a page that is left takes the bodies of its answers with it.
    if (name !== undefined) scripts.push({ name, text: page.request.get(response.url()).then((again) => again.text()) });
  });
  return scripts;
}

const withRules = async (scripts: ReturnType<typeof scriptsOf>): Promise<string[]> => {
  const found = await Promise.all(scripts.map(async ({ name, text }) => (formRules.test(await text) ? name : undefined)));
  return found.filter((name) => name !== undefined);
};

test("an article that is read to its end brings the hub, and no rules of forms; a form that is sent brings them", async ({ page }) => {
  await page.goto(LIST);
  const article = await page.locator(`main a[href^="${LIST}/"]`).first().getAttribute("href");
  const scripts = scriptsOf(page);
  const connected = page.waitForEvent("websocket");
  await page.goto(String(article));
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await connected;
  expect(scripts.map(({ name }) => name)).toEqual(expect.arrayContaining(["entry-client", "hub"]));
  expect(await withRules(scripts)).toEqual([]);
  await page.goto("/btc/tai-khoan/quen-mat-khau");
  await hydrated(page);
  await page.locator("main form input[name=email]").fill("a@example.org");
  await page.locator("main form button[type=submit]").click();
  await expect.poll(() => withRules(scripts)).toHaveLength(1);
});
