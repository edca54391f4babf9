/** What several tasks do in the block editor. */
import type { Locator, Page } from "playwright";
import type { Desk } from "./desk.ts";

/** Paragraphs of what is edited. A click into the middle of one whose text is shorter puts the cursor behind it. */
export const paragraphs = (page: Page): Locator => page.locator(".block-editor-block-list__layout .wp-block-paragraph");

/** Begins something new. Its title has the cursor. */
export async function writeTitle({ page, hands }: Desk, title: string): Promise<void> {
  await hands.see(page.locator(".editor-post-title__input:focus"));
  await hands.type(title);
  await hands.press("Enter");
}

/** Inserts a block where the cursor is: a slash and the first letter of its name suffice for those that are used most. */
export async function insertBlock({ page, hands }: Desk, name: string): Promise<void> {
  await hands.type(`/${name.charAt(0).toLowerCase()}`);
  await hands.see(page.getByRole("option", { name, exact: true, selected: true }));
  await hands.press("Enter");
}

/** Inserts a link to a page where the cursor is, by two brackets and the beginning of its title. */
export async function insertLink({ page, hands }: Desk, start: string, title: string): Promise<void> {
  await hands.type(`[[${start}`);
  await hands.see(page.getByRole("option", { name: title, exact: true, selected: true }));
  await hands.press("Enter");
}

/** Publishes what is new. WordPress asks once more, and *Enter* says yes. */
export async function publish({ page, hands }: Desk): Promise<void> {
  await hands.click(page.getByRole("button", { name: "Publish", exact: true }));
  await hands.see(page.locator(".editor-post-publish-panel .editor-post-publish-button:focus"));
  await hands.press("Enter");
  await hands.see(page.locator(".editor-post-publish-panel").getByText("is now live."));
}

/** Saves what is live already: one click, where Ctrl+S would be two keystrokes. */
export async function update({ page, hands }: Desk): Promise<void> {
  await hands.click(page.getByRole("button", { name: "Update", exact: true }));
  await hands.see(page.locator(".components-snackbar").filter({ hasText: /updated/ }));
}
