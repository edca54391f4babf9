/** What a person does with keyboard and mouse, counted, and how long it takes. */
import type { Locator, Page } from "playwright";

export interface Effort {
  readonly keystrokes: number;
  readonly clicks: number;
  /** Of the keystroke-level model (Card, Moran and Newell, 1980), and what the portal was waited for, as measured. */
  readonly seconds: number;
}

export interface Hands {
  /** Presses a button, follows a link, or goes to a field by the mouse. @param holding a key meanwhile, which is a keystroke */
  click(target: Locator, holding?: "Shift"): Promise<void>;
  /** Puts the cursor behind a word by a click there. */
  placeAfter(text: Locator, word: string): Promise<void>;
  /** Types where the cursor is. Each character is a keystroke. */
  type(text: string): Promise<void>;
  /** Presses a key, or several at once as "Control+k": each of them is a keystroke. */
  press(keys: string, times?: number): Promise<void>;
  /** Of a list that opens: opened by one click, chosen by another. */
  choose(list: Locator, option: { readonly label: string } | { readonly value: string }): Promise<void>;
  /** Presses what opens the computer's own dialog of files, and takes a file there: a click on it, and one on *Open*. */
  attach(button: Locator, file: string): Promise<void>;
  /** Looks for what says that the task goes on, or is done. */
  see(sign: Locator): Promise<void>;
  effort(): Effort;
}

/** Seconds of the model: a keystroke of somebody who types forty words a minute, pointing at something, pressing the button there, and the hand from one device to the other. */
const KEY = 0.28;
const POINT = 1.1;
const PRESS = 0.2;
const HOME = 0.4;

/** @param page of a browser whose window nobody else uses */
export function createHands(page: Page): Hands {
  let [keystrokes, clicks, seconds] = [0, 0, 0];
  let device: "keyboard" | "mouse" = "mouse";
  const turnTo = (next: typeof device): void => {
    if (next !== device) seconds += HOME;
    device = next;
  };
  const wait = async <T>(work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    seconds += (performance.now() - start) / 1_000;
    return result;
  };
  const point = (): void => {
    turnTo("mouse");
    clicks += 1;
    seconds += POINT + PRESS;
  };
  const strike = (count: number): void => {
    turnTo("keyboard");
    keystrokes += count;
    seconds += count * KEY;
  };
  return {
    async click(target, holding) {
      await wait(() => target.click({ trial: true }));
      if (holding) strike(1);
      await target.click({ modifiers: holding ? [holding] : [] });
      point();
    },
    async placeAfter(text, word) {
      await wait(() => text.scrollIntoViewIfNeeded());
      const { x, y } = await text.evaluate(endOfWord, word);
      await page.mouse.click(x, y);
      // No one types sooner, and editors follow the cursor only then.
      await page.waitForTimeout(100);
      point();
    },
    async type(text) {
      strike(Array.from(text).length);
      await page.keyboard.type(text);
    },
    async press(keys, times = 1) {
      strike(keys.split("+").length * times);
      for (let turn = 0; turn < times; turn += 1) await page.keyboard.press(keys);
    },
    async choose(list, option) {
      await wait(() => list.waitFor());
      await list.selectOption(option);
      point();
      point();
    },
    async attach(button, file) {
      const chosen = page.waitForEvent("filechooser");
      await wait(() => button.click());
      point();
      await (await chosen).setFiles(file);
      point();
      point();
    },
    see: (sign) => wait(() => sign.waitFor()),
    effort: () => ({ keystrokes, clicks, seconds }),
  };
}

/** In the page. @returns the end of the first such word, in pixels of the window */
function endOfWord(element: Element, word: string): { readonly x: number; readonly y: number } {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(word) ?? -1;
    if (start === -1) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    const { right, top, height } = range.getBoundingClientRect();
    return { x: right - 1, y: top + height / 2 };
  }
  throw new Error(`The text does not hold "${word}".`);
}
