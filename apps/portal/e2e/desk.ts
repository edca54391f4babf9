/**
 * How one works at administration: in Vietnamese with a mouse, or, with `E2E_DESK=keyboard`, in English and by keyboard alone (`npm run verify -- keyboard`). Journeys that are
 * written with it are gone both ways.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import i18next, { type TFunction } from "i18next";
import { root } from "./processes/portal-processes.ts";
import { lookAtFocus } from "./tab-to.ts";

const byKeyboard = process.env["E2E_DESK"] === "keyboard";
export const language = byKeyboard ? "en" : "vi";

const texts: unknown = JSON.parse(readFileSync(join(root, `apps/admin/src/i18n/${language}.json`), "utf8"));
const i18n = i18next.createInstance();
await i18n.init({
  lng: language,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  resources: { [language]: { translation: texts as Record<string, string> } },
  interpolation: { escapeValue: false },
});

/** A text of administration, by its key. */
export const t: TFunction = i18n.t;
/** As a label names a field that may be left empty. */
export const optional = (key: string): string => t("record.optional", { label: t(key) });

/** Presses after which one would have given up: longer than the tree of a ministry's categories with all that stands before it. */
const MAX_PRESSES = 150;

/** Milliseconds in which a list has opened. */
const OPENING_MS = 300;

/** Of the ARIA patterns whose parts are one stop of the Tab key: the key that leads on in them. */
const arrows = { toolbar: "ArrowRight", tree: "ArrowDown" } as const;

/** Goes to a control by keyboard. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (const [role, arrow] of Object.entries(arrows)) {
    const whole = page.getByRole(role as keyof typeof arrows).filter({ has: target });
    if ((await whole.count()) === 0) continue;
    await tabTo(whole.locator('[tabindex="0"]').first());
    await page.keyboard.press("Home");
    for (let presses = 0; !(await isFocused(target)); presses += 1) {
      if (presses === MAX_PRESSES) throw new Error(`${MAX_PRESSES} presses of ${arrow} do not lead to ${String(target)}`);
      await page.keyboard.press(arrow);
    }
    return;
  }
  await tabTo(target);
}

/** Goes to a control by the Tab key, past pages in frames by the buttons for that. The focus is seen on all of the way. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await page.evaluate(() => Reflect.deleteProperty(window, "focused"));
  // A field whose parts are stops of their own is known from its first one on.
  if (await page.evaluate(() => document.activeElement?.matches("input") === true)) await page.evaluate(lookAtFocus);
  const isAhead = await target.evaluate(
    (element) =>
      element !== document.activeElement &&
      Boolean((document.activeElement ?? document.body).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  const skips = page.getByRole("button", { name: t(isAhead ? "skip.past" : "skip.back", { name: "" }) });
  for (let presses = 0; !(await isFocused(target)); presses += 1) {
    if (presses === MAX_PRESSES) throw new Error(`${MAX_PRESSES} presses of the Tab key do not lead to ${String(target)}`);
    await page.keyboard.press(isAhead ? "Tab" : "Shift+Tab");
    if (isAhead) expect(await page.evaluate(lookAtFocus)).toEqual([]);
    if ((await skips.and(page.locator(":focus")).count()) > 0) await page.keyboard.press("Enter");
  }
}

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement);

/** Goes to a row of a tree. */
export const go = (target: Locator): Promise<void> => (byKeyboard ? reach(target) : target.click());

/** Presses a button, follows a link, opens what folds. */
export async function press(target: Locator): Promise<void> {
  if (!byKeyboard) return target.click();
  await reach(target);
  await target.page().keyboard.press("Enter");
}

/** Writes into a field what it is to say. */
export async function write(field: Locator, text: string): Promise<void> {
  if (!byKeyboard) return field.fill(text);
  await reach(field);
  await field.page().keyboard.press("Control+a");
  await field.page().keyboard.type(text);
}

/** Types into a field and takes the first that is found, once it is the one that is meant. */
export async function pick(field: Locator, words: string, name: string | RegExp): Promise<void> {
  await write(field, words);
  const list = field.page().locator(`[id="${await field.getAttribute("aria-controls")}"]`);
  await expect(list.getByRole("option").first()).toContainText(name);
  if (byKeyboard) await field.page().keyboard.press("Enter");
  else await list.getByRole("option").first().click();
}

/** Chooses an option of a list by its value. */
export async function choose(list: Locator, value: string): Promise<void> {
  if (!byKeyboard) return void (await list.selectOption(value));
  const { keyboard } = list.page();
  await reach(list);
  const index = await list.evaluate((element, meant) => {
    // A list that does something goes back to its first option at once.
    element.addEventListener("change", () => element.setAttribute("data-chosen", (element as HTMLSelectElement).value), { once: true });
    return Array.from((element as HTMLSelectElement).options).findIndex((option) => option.value === meant);
  }, value);
  // Where it is open nothing is chosen on the way.
  await keyboard.press("Alt+ArrowDown");
  // It is no part of the page, which says nothing of it.
  await list.page().waitForTimeout(OPENING_MS);
  await keyboard.press("Home");
  for (let step = 0; step < index; step += 1) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect
    .poll(() => list.evaluate((element) => element.getAttribute("data-chosen") ?? (element as HTMLSelectElement).value))
    .toBe(value);
}

/** Chooses one of several, or ticks a box. */
export async function check(box: Locator): Promise<void> {
  if (!byKeyboard) return box.check();
  const page = box.page();
  if ((await box.getAttribute("type")) !== "radio") {
    await reach(box);
    return page.keyboard.press("Space");
  }
  const group = page.locator(`input[type=radio][name="${await box.getAttribute("name")}"]`);
  const checked = group.and(page.locator(":checked"));
  await reach((await checked.count()) > 0 ? checked : group.first());
  for (let step = 0; step < (await group.count()) && !(await box.isChecked()); step += 1) await page.keyboard.press("ArrowDown");
  await expect(box).toBeChecked();
}

/** Ticks all boxes of a list up to this one, from the one before. */
export async function checkUpTo(box: Locator): Promise<void> {
  if (!byKeyboard) return box.click({ modifiers: ["Shift"] });
  await reach(box);
  await box.page().keyboard.press("Shift+Space");
}

/** Says a moment. @param moment as `2026-11-30T08:00`, of the portal's clocks */
export async function say(field: Locator, moment: string): Promise<void> {
  if (!byKeyboard) return field.fill(moment);
  const [year = "", month = "", day = "", hour = "", minute = ""] = moment.split(/\D/);
  await reach(field);
  // The browser's own interface is in American English.
  const half = Number(hour) < 12 ? "A" : "P";
  await field.page().keyboard.type(`${month}${day}${year}`);
  await field.page().keyboard.press("Tab");
  await field.page().keyboard.type(`${String(Number(hour) % 12 || 12).padStart(2, "0")}${minute}${half}`);
  await expect(field).toHaveValue(moment);
}

/** Goes on in the language in which one works. */
export async function takeLanguage(page: Page): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem("admin.language", chosen), language);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}
