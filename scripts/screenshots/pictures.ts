import { join } from "node:path";
import type { Browser, Page as Window } from "playwright";
import type { Page } from "../lib/pages.ts";

/** Pixels: a phone and a desk. */
const widths = [360, 1280];

export interface Picture {
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

interface Task {
  readonly origin: string;
  readonly theme: string;
  readonly folder: string;
  readonly pages: readonly Page[];
}

/** Pictures of whole pages, each page loaded once, in the order of docs/pages.md. */
export async function* takePictures(browser: Browser, { origin, theme, folder, pages }: Task): AsyncGenerator<Picture> {
  const context = await browser.newContext({ baseURL: origin, locale: "vi-VN", timezoneId: "Asia/Ho_Chi_Minh", reducedMotion: "reduce" });
  await context.addInitScript((chosen) => localStorage.setItem("site.theme", chosen), theme);
  const window = await context.newPage();
  for (const [index, { path, view, language }] of pages.entries()) {
    await window.goto(path);
    // The program comes once somebody shows interest.
    await window.mouse.move(1, index % 2);
    await window.waitForFunction(() => document.documentElement.dataset["hydrated"] === "true");
    for (const width of widths) {
      await showWhole(window, width);
      yield takePicture(window, { folder, width, number: index + 1, name: `${view}-${language}`, label: `${view} ${language} ${path}` });
    }
  }
  await context.close();
}

interface Shown extends Pick<Picture, "width" | "label"> {
  readonly folder: string;
  /** Of the page, from 1. */
  readonly number: number;
  readonly name: string;
}

/** The whole page as it is shown, in its width's own folder. */
export async function takePicture(window: Window, { folder, width, number, name, label }: Shown): Promise<Picture> {
  const digits = String(number).padStart(3, "0");
  const file = join(folder, String(width), `${digits}-${name}.png`);
  // A PNG says its height in bytes 20 to 23.
  const height = (await window.screenshot({ path: file, fullPage: true })).readUInt32BE(20);
  return { file, width, height, label: `${digits} ${label}` };
}

/** Brings in what would wait for the reader to come near. */
async function showWhole(window: Window, width: number): Promise<void> {
  await window.setViewportSize({ width, height: 900 });
  const pictures = window.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
  await Promise.race([pictures, window.waitForTimeout(5000)]);
  const height = await window.evaluate(() => document.documentElement.scrollHeight);
  await window.setViewportSize({ width, height });
  await window.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => {}); // live figures may keep it busy
  await window.setViewportSize({ width, height: 900 });
}
