/** Gets about by Tab, as who has no mouse does, and looks at the focus on the way. */
import type { Locator, Page } from "@playwright/test";

/** Presses of Tab after which a visitor would have given up. */
const MAX_PRESSES = 120;

/** @returns what is wrong with the focus as it is now, a line each; remembers it for the next look */
export function lookAtFocus(): string[] {
  const memory = window as unknown as { focused?: { element: Element; ring: string; times: number } };
  const before = memory.focused;
  const element = document.activeElement ?? document.body;
  const nameOf = (one: Element): string =>
    `<${one.tagName.toLowerCase()}> ${(one.textContent || one.getAttribute("aria-label") || one.id).trim().slice(0, 60)}`;
  // The ring may be drawn by what covers or surrounds the control.
  const ringOf = (one: Element): string =>
    [one, ...(one.parentElement ? [one.parentElement] : [])]
      .flatMap((part) => ["", "::before", "::after"].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`)
      .join();
  const wrong: string[] = [];
  const say = (what: string, one = element): unknown => wrong.push(`${nameOf(one)}: ${what}`);

  const times = before?.element === element ? before.times + 1 : 1;
  if (element === document.body) say("the focus is nowhere");
  // A field for a date, or for a date and time, has parts that Tab stops at.
  if (times > (element.matches("input[type=date]") ? 5 : element.matches("input[type=datetime-local]") ? 9 : 1)) say("the focus is caught");
  if (before && before.element !== element && before.element.isConnected) {
    if (before.ring === ringOf(before.element)) say("the focus could not be seen", before.element);
    if (!(before.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) say("the focus went back");
  }
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  if (!element.contains(document.elementFromPoint(x, y))) say("something lies over the focus, or it is outside the window");
  // The button of a field for a date has a ring of its own, which no style tells.
  memory.focused = { element, ring: times > 1 && before ? before.ring : ringOf(element), times };
  return wrong;
}

/** Presses Tab until the target has the focus. @returns what was wrong on the way */
export async function tabTo(page: Page, target: Locator): Promise<string[]> {
  const wrong: string[] = [];
  // A page that has just come has the focus on its content: what had it before counts no more.
  await page.evaluate(() => document.activeElement?.id === "main" && Reflect.deleteProperty(window, "focused"));
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press("Tab");
    wrong.push(...(await page.evaluate(lookAtFocus)));
    if (await target.evaluate((element) => element === document.activeElement)) return wrong;
  }
  return [...wrong, `${MAX_PRESSES} presses of Tab do not lead to ${String(target)}`];
}

/** Presses Shift and Tab until the target has the focus, from where `tabTo` begins anew. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, "focused"));
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_PRESSES} presses of Shift and Tab do not lead to ${String(target)}`);
}
