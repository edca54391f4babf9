/**
 * What a reader did before the program came is still there after it: typed text, choices, open disclosures, focus and scroll. On a phone with a
 * sixth of this processor and a slow network; and in Firefox, where one is installed.
 */
import { existsSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { further, isHydrated, listen } from "./checks.ts";
import { type Firefox, startFirefox } from "./firefox.ts";

const forms = [
  "/btc/hoi-dap/dat-cau-hoi",
  "/btc/tai-khoan/dang-nhap",
  "/btc/tai-khoan/dang-ky-tai-khoan",
  "/btc/bao-loi",
  "/btc/tim-kiem?q=thu%E1%BA%BF",
];
const size = { width: 360, height: 740 };

const keys = { Enter: "\uE007", End: "\uE010", ArrowLeft: "\uE012" };

/** Somebody at a keyboard, in whichever browser. */
interface Reader {
  goto(path: string): Promise<unknown>;
  run<Argument, Result>(work: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  type(text: string): Promise<void>;
  press(key: keyof typeof keys): Promise<void>;
  /** Keeps the program back until the reader has done something meanwhile. @returns lets it through */
  holdProgram(): Promise<() => Promise<void>>;
  readonly problems: readonly string[];
}

const program = /\/assets\/entry-client-[\w-]+\.js$/;

const inChromium = (page: Page): Reader => ({
  problems: listen(page),
  goto: (path) => page.goto(path, { waitUntil: "domcontentloaded" }),
  run: (work, argument) => page.evaluate(work as (argument: unknown) => never, argument),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  async holdProgram() {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(program, async (route) => {
      await promise;
      await route.continue();
    });
    return async () => resolve();
  },
});

async function inFirefox(browser: Firefox, baseURL: string | undefined): Promise<Reader> {
  const window = await browser.open(size);
  return {
    problems: window.problems,
    goto: (path) => window.goto(new URL(path, baseURL).href),
    run: window.run.bind(window),
    type: (text) => window.type(text),
    press: (key) => window.type(keys[key]),
    holdProgram: async () => window.hold(program),
  };
}

const hydrates = (reader: Reader): Promise<boolean> => reader.run(() => document.documentElement.dataset["hydrated"] === "true", undefined);

/** What can be seen and is to be filled in or opened, in the order of the document: its name in the page, and what kind it is. */
const partsOf = (reader: Reader, selector: string): Promise<[number, string][]> =>
  reader.run((wanted) => {
    const all = [...document.querySelectorAll<HTMLInputElement>(wanted)];
    return all.flatMap((one, index): [number, string][] => (one.checkVisibility() ? [[index, one.type ?? one.localName]] : []));
  }, selector);

const focus = (reader: Reader, selector: string, index: number): Promise<void> =>
  reader.run(([wanted, at]) => document.querySelectorAll<HTMLElement>(wanted)[at]?.focus(), [selector, index] as const);

/** Opens a menu and every disclosure, types into every field, ticks every box, takes the last of every choice, and goes back into the middle of a field. */
async function fillIn(reader: Reader): Promise<void> {
  const [summaries, fields] = [
    "header summary, main summary",
    "main input:not([type=hidden], [type=file], [type=date]), main textarea, main select",
  ];
  for (const [index] of await partsOf(reader, summaries)) {
    await focus(reader, summaries, index);
    await reader.press("Enter");
  }
  let last = 0;
  for (const [index, kind] of await partsOf(reader, fields)) {
    await focus(reader, fields, index);
    if (kind === "checkbox" || kind === "radio") await reader.type(" ");
    else if (kind.startsWith("select")) await reader.press("End");
    else {
      await reader.type("an@vidu.vn");
      last = index;
    }
  }
  await focus(reader, fields, last);
  await reader.press("End");
  await reader.press("ArrowLeft");
}

/** All that a reader may have changed. */
const traces = (reader: Reader): Promise<{ readonly top: number }> =>
  reader.run(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea, select")];
    const focused = document.activeElement as HTMLInputElement;
    return {
      values: fields.map(({ name, value, checked }) => [name, value, checked ?? null]),
      open: [...document.querySelectorAll("details[open] > summary")].map(({ textContent }) => textContent),
      focus: [focused.name, focused.type === "email" ? 0 : focused.selectionStart],
      // On the screen: where something comes above it, browsers hold the text in place.
      top: focused.getBoundingClientRect().top,
    };
  }, undefined);

/**
 * Waits until nothing moves any more. What moves before is not hydration's doing: a typeface that comes late (Firefox takes no font of the device with its
 * width in the meantime), and the browser's own scrolling to the focused field.
 */
async function expectAtRest(reader: Reader): Promise<void> {
  let last: number | undefined;
  const isAtRest = async (): Promise<boolean> => {
    const fonts = await reader.run(() => document.fonts.status, undefined);
    const { top } = await traces(reader);
    const isSame = top === last;
    last = top;
    return fonts === "loaded" && isSame;
  };
  await expect.poll(isAtRest, { timeout: 40_000 }).toBe(true);
}

async function expectToSurvive(reader: Reader, path: string): Promise<void> {
  const release = await reader.holdProgram();
  await reader.goto(path);
  await fillIn(reader);
  await expectAtRest(reader);
  const before = await traces(reader);
  expect(JSON.stringify(before)).toContain("an@vidu.vn");
  expect(await hydrates(reader)).toBe(false);
  await release();
  await expect.poll(() => hydrates(reader), { timeout: 40_000 }).toBe(true);
  const after = await traces(reader);
  expect(after).toEqual({ ...before, top: expect.any(Number) });
  // Browsers hold the text in place to the pixel.
  expect(Math.abs(after.top - before.top)).toBeLessThan(2);
  expect(reader.problems).toEqual([]);
}

test.describe("on a slow phone", () => {
  test.use({ viewport: size });
  // DevTools' mid-range phone and slow 4G.
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const rates = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
    await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, ...rates });
  });

  for (const [index, path] of forms.entries())
    test(`what was typed, chosen, opened and focused is kept: ${path}`, further(index > 0), ({ page }) =>
      expectToSurvive(inChromium(page), path),
    );

  test("who goes on typing while the page is hydrated loses no letter", async ({ page }) => {
    await page.goto("/btc/hoi-dap/dat-cau-hoi");
    const words = "Tôi muốn hỏi về thủ tục hoàn thuế giá trị gia tăng cho doanh nghiệp mới. ".split(/(?<= )/);
    const field = page.locator("main textarea").first();
    await field.focus();
    let typed = "";
    const typeWord = async (index: number): Promise<void> => {
      const word = words[index % words.length] ?? "";
      for (const letter of word) await page.keyboard.type(letter);
      typed += word;
    };
    expect(await isHydrated(page)).toBe(false);
    for (let index = 0; !(await isHydrated(page)); index += 1) await typeWord(index);
    await typeWord(0);
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
  });

  test("who scrolls while the page is hydrated stays there", { tag: "@verify" }, async ({ page }) => {
    const release = await inChromium(page).holdProgram();
    await page.goto("/");
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 900);
    const position = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
    await expect.poll(position).toBe(900);
    await release();
    await expect.poll(() => isHydrated(page), { timeout: 40_000 }).toBe(true);
    await page.waitForTimeout(500);
    expect(await position()).toBe(900);
  });
});

/** Debian's has no slower processor to offer: what comes late there is the program. */
const firefox = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";

test.describe("in Firefox", { tag: "@verify" }, () => {
  // A developer's machine may have none; CI has, or fails.
  test.skip(!existsSync(firefox) && process.env["CI"] === undefined, `There is no Firefox at ${firefox}; FIREFOX_PATH names another.`);
  let browser: Firefox | undefined;
  test.beforeAll(async () => {
    browser = await startFirefox(firefox);
  });
  test.afterAll(() => browser?.close());

  for (const path of forms)
    test(`what was typed, chosen, opened and focused is kept: ${path}`, async ({ baseURL }) => {
      if (browser) await expectToSurvive(await inFirefox(browser, baseURL), path);
    });
});
