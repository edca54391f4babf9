/** What a task is done with, and what shows that visitors see what was done. */
import type { Locator, Page } from "playwright";
import type { SampleFiles } from "../../../../scripts/lib/testing/sample-files.ts";
import type { Hands } from "../hands.ts";
import type { Addresses } from "./content.ts";

export interface Desk {
  /** On the Dashboard when the task begins. */
  readonly page: Page;
  readonly hands: Hands;
  /** Of the editor's own computer. */
  readonly files: SampleFiles;
}

/** Somebody who has not signed in. */
export interface Visitor {
  readonly page: Page;
  readonly origin: string;
  readonly addresses: Addresses;
}

export interface Duty {
  carryOut(desk: Desk): Promise<void>;
  /** Not counted. @throws where visitors do not see what was done */
  check(visitor: Visitor): Promise<void>;
}

/** Rows of WordPress's lists, and its menu, show what can be done where the pointer is: on the way there, so that it is no click. */
export async function clickBelow(desk: Desk, outer: Locator, target: Locator): Promise<void> {
  await desk.hands.see(outer);
  await outer.hover();
  await desk.hands.click(target);
}

/** Chooses an entry of the menu on the left, such as "Posts". */
export const openMenu = ({ page, hands }: Desk, name: string): Promise<void> =>
  hands.click(page.locator("#adminmenu > li > a").filter({ hasText: name }));

/** Chooses an entry that a menu shows where the pointer is. */
export function openSubmenu(desk: Desk, name: string, entry: string): Promise<void> {
  const menu = desk.page.locator("#adminmenu > li").filter({ has: desk.page.locator("> a").filter({ hasText: name }) });
  return clickBelow(desk, menu, menu.getByRole("link", { name: entry, exact: true }));
}

/** A row of a list, by the title of what it is about. */
export const rowOf = (page: Page, title: string): Locator =>
  page.locator("#the-list > tr").filter({ has: page.getByRole("link", { name: `“${title}” (Edit)`, exact: true }) });

/** Opens what a row is about, by its title. */
export const openRow = ({ page, hands }: Desk, title: string): Promise<void> => hands.click(rowOf(page, title).locator(".row-title"));

const SEEN_MS = 10_000;

/** @throws where visitors do not see it */
export async function requireShown(what: string, shown: Locator): Promise<void> {
  try {
    await shown.first().waitFor({ timeout: SEEN_MS });
  } catch (cause) {
    throw new Error(`Visitors of WordPress do not see ${what} on ${shown.page().url()}`, { cause });
  }
}

/** Of a page that has loaded. @throws where visitors still see it */
export async function requireGone(what: string, gone: Locator): Promise<void> {
  if ((await gone.count()) > 0) throw new Error(`Visitors of WordPress still see ${what} on ${gone.page().url()}`);
}
