/** Specification §2.2: scroll goes to the top unless returning to a saved position. Across documents, over reloads, with and without scripts. */
import { chromium, expect, type Page, test } from "@playwright/test";
import { chromiumLaunch } from "../../../scripts/lib/chromium.ts";
import { hydrated, withoutScript } from "./checks.ts";

const home = "/";
const sitemap = "/btc/so-do-trang-website";
const questions = "/btc/hoi-dap";

const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), top);
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.querySelector<HTMLElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`No link leads to ${to}.`);
    link.click();
  }, href);
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};
/** Follows a link within the document. The focus goes to #main with the new page; where it is there from the page before, it says nothing. */
const navigate = async (page: Page, href: string): Promise<void> => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await follow(page, href);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
};
/** The language switch loads a new document. (A click of the mouse would scroll to it first.) */
const leave = async (page: Page): Promise<void> => {
  await page
    .locator("header a[hreflang]")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await hydrated(page);
};
/** Two entries back. Asked for later, because the document may be gone before the answer. */
const twoBack = (page: Page): Promise<unknown> => page.evaluate(() => void setTimeout(() => history.go(-2)));
/** Where the page stands once nothing moves it any more. Hydration may make what is above a pixel higher, and the browser holds the text in place. */
const expectPosition = async (page: Page, ...tops: readonly number[]): Promise<void> => {
  const distance = async (): Promise<number> => {
    const now = await position(page);
    return Math.min(...tops.map((top) => Math.abs(now - top)));
  };
  await hydrated(page);
  await expect.poll(distance).toBeLessThan(3);
  await page.waitForTimeout(400);
  expect(await distance()).toBeLessThan(3);
};

/** Where the browser's own scrolling ends: fonts that arrive move lines, and the browser moves the page with the text that is read. */
const restingPosition = async (page: Page): Promise<number> => {
  await page.evaluate(() => document.fonts.ready);
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await position(page);
        const isSame = now === before;
        before = now;
        return isSame && now > 0;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return before;
};

/** Keeps every module of the portal back, however long it takes. @returns lets them come */
const holdModules = async (page: Page): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!prefs-)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
};

test("Back from another document returns to the position", async ({ page }) => {
  await open(page, sitemap);
  await scrollTo(page, 640);
  await leave(page);
  expect(await position(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${sitemap}$`));
  await expectPosition(page, 640);
});

test("Back from another document returns to the position from the back/forward cache too", async ({ baseURL }) => {
  const browser = await chromium.launch({ ...chromiumLaunch, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  await page.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => Object.assign(document.documentElement.dataset, { persisted: String(persisted) })),
  );
  // A page from the cache loads nothing, so the test runner waits for nothing: the page itself is asked.
  const state = (): Promise<unknown> =>
    page.evaluate(() => [location.pathname, document.documentElement.dataset["persisted"], Math.round(window.scrollY)]);
  await open(page, sitemap);
  await scrollTo(page, 640);
  await leave(page);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(state).toEqual([sitemap, "true", 640]);
  // Pages that change within the document are the portal's again.
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
  await follow(page, questions);
  await expect.poll(state).toEqual([questions, "true", 0]);
  await page.evaluate(() => history.back());
  await expect.poll(state).toEqual([sitemap, "true", 640]);
  await browser.close();
});

test("Forward returns to where one was, too: on another page, and at an anchor of the same one", async ({ page }) => {
  await open(page, sitemap);
  await scrollTo(page, 400);
  await navigate(page, questions);
  await scrollTo(page, 300);
  await page.goBack();
  await expectPosition(page, 400);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${questions}$`));
  await expectPosition(page, 300);

  await open(page, home);
  await page.evaluate(() => {
    const link = document.createElement("a");
    document.querySelector("footer")?.before(link);
    document.querySelector("main")?.lastElementChild?.setAttribute("id", "the-end");
    link.href = "#the-end";
    link.click();
  });
  await expect.poll(() => position(page)).toBeGreaterThan(500);
  const there = await position(page);
  await page.goBack();
  await expectPosition(page, 0);
  await page.goForward();
  await expectPosition(page, there);
});

test("a link to an anchor and Back in one moment, before either is drawn, lead back to where one was", async ({ page }) => {
  await open(page, sitemap);
  await scrollTo(page, 480);
  await page.evaluate(async () => {
    document.querySelector("main")?.lastElementChild?.setAttribute("id", "the-end");
    const step = (act: () => void): Promise<unknown> =>
      new Promise((resolve) => {
        addEventListener("popstate", resolve, { once: true });
        act();
      });
    const link = Object.assign(document.createElement("a"), { href: "#the-end" });
    document.querySelector("footer")?.before(link);
    await step(() => link.click());
    await step(() => history.back());
  });
  await expectPosition(page, 480);
});

test("a reload stays at the position", async ({ page }) => {
  await open(page, sitemap);
  await scrollTo(page, 480);
  await page.reload();
  await expectPosition(page, 480);
});

test("a scroll right before the click that leads on is not lost, within a document and to another one", async ({ page }) => {
  await open(page, sitemap);
  await page.evaluate((href) => {
    window.scrollTo(0, 555);
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  }, questions);
  await expect(page).toHaveURL(new RegExp(`${questions}$`));
  await expect.poll(() => position(page)).toBe(0);
  await page.goBack();
  await expectPosition(page, 555);
  await page.evaluate(() => {
    window.scrollTo(0, 333);
    document.querySelector<HTMLElement>("header a[hreflang]")?.click();
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goBack();
  await expectPosition(page, 333);
});

test("every entry of the history has its own position, also where the first of them is returned to from another document", async ({
  page,
}) => {
  await open(page, sitemap);
  await scrollTo(page, 500);
  await navigate(page, questions);
  await scrollTo(page, 200);
  await navigate(page, home);
  await scrollTo(page, 900);
  // Parts of the home that come late move the page with what is read.
  const left = await restingPosition(page);
  await page.reload();
  await expectPosition(page, left);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${questions}$`));
  await expectPosition(page, 200);
  await page.goBack();
  await expectPosition(page, 500);
  await page.goForward();
  await expectPosition(page, 200);
  await leave(page);
  await twoBack(page);
  await expect(page).toHaveURL(new RegExp(`${sitemap}$`));
  await expectPosition(page, 500);
});

test("an anchor within the page is a place of its own in the history", async ({ page }) => {
  await open(page, sitemap);
  await scrollTo(page, 700);
  await page.locator('footer a[href="#top"]').evaluate((link: HTMLElement) => link.click());
  await expectPosition(page, 0);
  await page.goBack();
  await expectPosition(page, 700);
});

test.describe("with scripts that come late", () => {
  test("the browser returns by itself, before any script", async ({ page }) => {
    await open(page, sitemap);
    await scrollTo(page, 480);
    const release = await holdModules(page);
    await page.reload({ waitUntil: "commit" });
    const returned = await restingPosition(page);
    release();
    // Where fonts came late, the browser holds the text in place, or returns once more at the end of loading.
    await expectPosition(page, returned, 480);
  });

  test("a visitor who has scrolled meanwhile is left alone", async ({ page }) => {
    await open(page, sitemap);
    await scrollTo(page, 480);
    const release = await holdModules(page);
    await page.reload({ waitUntil: "commit" });
    const returned = await restingPosition(page);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => Math.abs((await position(page)) - returned - 300)).toBeLessThan(3);
    const scrolled = await position(page);
    release();
    await expectPosition(page, scrolled);
  });
});

test("who is in a field of a page before its scripts are there is left there", async ({ page }) => {
  await open(page, sitemap);
  await scrollTo(page, 500);
  await navigate(page, questions);
  await leave(page);
  const release = await holdModules(page);
  await twoBack(page);
  await expect(page).toHaveURL(new RegExp(`${sitemap}$`));
  await page.locator("input[type='search']").first().fill("thuế");
  release();
  await expectPosition(page, 0);
});

test("a page that grows late is returned to when it is tall enough; a visitor who scrolls first is left alone", async ({ page }) => {
  await open(page, sitemap);
  await scrollTo(page, 700);
  // An entry that the browser leaves to the page: it was left within the document.
  await navigate(page, questions);
  await leave(page);
  // Documents are short from here on, until the test lets them grow.
  await page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("#root { max-height: 300px; overflow: hidden }");
    document.adoptedStyleSheets = [style];
  });
  const grow = (): Promise<unknown> => page.evaluate(() => (document.adoptedStyleSheets = []));
  await twoBack(page);
  await expect(page).toHaveURL(new RegExp(`${sitemap}$`));
  await hydrated(page);
  expect(await position(page)).toBe(0);
  await grow();
  await expectPosition(page, 700);

  await navigate(page, questions);
  await leave(page);
  await grow();
  await twoBack(page);
  await expect(page).toHaveURL(new RegExp(`${sitemap}$`));
  await hydrated(page);
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 50);
  await grow();
  await page.waitForTimeout(500);
  expect(await position(page)).toBeLessThan(100);
});

test("without scripts the browser's own behaviour is untouched", async ({ browser }) => {
  const context = await withoutScript(browser);
  const page = await context.newPage();
  await page.goto(sitemap);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => position(page)).toBe(600);
  await page.reload();
  await expect.poll(() => position(page)).toBe(600);
  await page
    .locator("header a[hreflang]")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goBack();
  await expect.poll(() => position(page)).toBe(600);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  await context.close();
});
