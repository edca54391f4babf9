/** The text's typeface: every letter of Vietnamese and English is drawn in it, it comes in two small files, and nothing moves when it does. */
import { expect, type Page, test } from "@playwright/test";
import { countShifts, further, layoutShift } from "./checks.ts";
import { pathOf } from "./pages.ts";

const TYPEFACE = "Be Vietnam Pro";
/** Of both files that a page of Vietnamese text loads. */
const MAX_BYTES = 26 * 1024;
/** What Google counts as good is 0.1. */
const MAX_SHIFT = 0.005;

const vowels = Array.from("aăâeêioôơuưy");
const tones = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
const consonants = Array.from("bcdđghklmnpqrstvxfjwz");
const small = [...consonants, ...vowels.flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize("NFC")))];
const letters = [...small, ...small.map((letter) => letter.toUpperCase())];
const others = Array.from("0123456789.,;:!?…–—-()[]/%&@#*+=<>\"'“”‘’«»§°·•×÷−₫€$©®™");

interface UsedFont {
  readonly familyName: string;
  readonly isCustomFont: boolean;
  readonly glyphCount: number;
}

/** Draws each text in a line of its own; resolves to those that a font of the device has a part in. */
async function drawnOtherwise(page: Page, texts: readonly string[], weight: string): Promise<string[]> {
  await page.evaluate(
    ({ lines, fontWeight }) => {
      const list = document.createElement("div");
      list.id = "letters";
      list.style.fontWeight = fontWeight;
      for (const line of lines) list.append(Object.assign(document.createElement("p"), { textContent: line }));
      document.querySelector("#letters")?.remove();
      document.body.append(list);
    },
    { lines: texts, fontWeight: weight },
  );
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "#letters p" });
  expect(nodeIds).toHaveLength(texts.length);
  const wrong: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts }: { fonts: UsedFont[] } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    const isOurs = fonts.length > 0 && fonts.every(({ familyName, isCustomFont }) => isCustomFont && familyName.startsWith(TYPEFACE));
    if (!isOurs) wrong.push(`${texts[index]}: ${fonts.map(({ familyName }) => familyName).join(", ")}`);
  }
  await devtools.detach();
  return wrong;
}

for (const weight of ["400", "700"])
  test(
    `every letter and sign is drawn in the typeface, in weight ${weight}, also where its marks are characters of their own`,
    further(weight === "700"),
    async ({ page }) => {
      await page.goto("/");
      expect(await drawnOtherwise(page, [...letters, ...others], weight)).toEqual([]);
      const composed = letters.map((letter) => letter.normalize("NFD")).filter((letter) => letter.length > 1);
      expect(composed.length).toBeGreaterThan(100);
      expect(await drawnOtherwise(page, composed, weight)).toEqual([]);
    },
  );

test("letters of other languages are drawn in it too, and their file comes where there are some, alone", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(await fontFiles(page)).toHaveLength(2);
  expect(await drawnOtherwise(page, ["Müller", "Škoda", "Çelik", "Łódź"], "400")).toEqual([]);
  expect((await fontFiles(page)).filter((name) => name.includes("other-letters"))).toHaveLength(1);
});

const fontFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".woff2")),
  );

test("one weight is announced in the document, both together are small", async ({ page, request }) => {
  for (const view of ["article-default", "category-default-vi"]) {
    await page.goto(pathOf(view, "vi"));
    await page.evaluate(() => document.fonts.ready);
    const announced = await page
      .locator("link[rel=preload][as=font]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(announced).toEqual([expect.stringMatching(/-400-[\w-]+\.woff2$/)]);
    const files = await fontFiles(page);
    expect(files.toSorted()).toEqual([...announced, expect.stringMatching(/-600-[\w-]+\.woff2$/)]);
    let bytes = 0;
    for (const file of files) bytes += (await (await request.get(file)).body()).length;
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  }
});

for (const width of [360, 1280])
  test(`nothing moves when the typeface comes late, at ${width} px`, further(width === 1280), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await countShifts(page);
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => {});
    });
    for (const path of ["/", pathOf("article-default", "vi"), pathOf("category-default-vi", "vi")]) {
      await page.goto(path);
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shift = await layoutShift(page);
      expect.soft(shift, path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
