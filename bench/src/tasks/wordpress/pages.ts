/** The tasks about pages. */
import { texts } from "../tasks.ts";
import { names } from "./content.ts";
import { type Duty, clickBelow, openMenu, openRow, requireGone, requireShown } from "./desk.ts";
import { insertLink, paragraphs, publish, update, writeTitle } from "./editor.ts";

const { card, outcome, translation } = texts;

/**
 * The last card is duplicated with all that it looks like: a click into it, *Select Column*, and *Duplicate* among its options. Its text is written over. A click
 * into its title shows where that leads, and *Edit* changes it. Then the title is written over, and stays a link.
 */
export const addCard: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    const columns = page.locator(".block-editor-block-list__layout .wp-block-column");
    const [last, added] = [columns.nth(2), columns.nth(3)];
    await openMenu(desk, "Pages");
    await openRow(desk, names.home);
    await hands.click(last.locator(".wp-block-paragraph"));
    await hands.click(page.getByRole("button", { name: "Select Column", exact: true }));
    await hands.click(page.locator(".block-editor-block-toolbar").getByRole("button", { name: "Options", exact: true }));
    await hands.click(page.getByRole("menuitem", { name: /^Duplicate/ }));
    await hands.click(added.locator(".wp-block-paragraph"));
    await hands.press("Control+a");
    await hands.type(card.text);
    await hands.click(added.locator(".wp-block-heading"));
    await hands.click(page.locator(".block-editor-link-control").getByRole("button", { name: "Edit", exact: true }));
    await hands.see(page.locator(".block-editor-url-input__input:focus"));
    await hands.press("Control+a");
    await hands.type(card.link);
    await hands.press("Enter");
    await hands.see(added.locator(".wp-block-heading:focus"));
    await hands.press("Control+a");
    await hands.type(card.title);
    await update(desk);
  },
  async check({ page, origin }) {
    await page.goto(origin);
    const columns = page.locator(".wp-block-column");
    const title = columns.nth(3).getByRole("link", { name: card.title, exact: true });
    await requireShown("the card's text", columns.nth(3).getByText(card.text, { exact: true }));
    await requireShown("the card's title", title);
    const link = await title.getAttribute("href");
    if (link !== card.link) throw new Error(`The card leads to ${link}, not ${card.link}`);
    await requireShown("the card before it", columns.nth(2).getByText(names.lastCard.text, { exact: true }));
  },
};

/** WordPress closes no page for comments by itself: *Discussion* does, beside the page. The outcome is written below the first
 * paragraph, which a click beside it puts the cursor behind. */
export const publishOutcome: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    await openMenu(desk, "Pages");
    await openRow(desk, names.draft);
    await hands.click(page.getByRole("button", { name: "Discussion", exact: true }));
    await hands.click(page.getByRole("checkbox", { name: "Allow comments" }));
    await hands.click(paragraphs(page).first());
    await hands.press("Enter");
    await hands.type(outcome);
    await update(desk);
  },
  async check({ page, addresses }) {
    await page.goto(addresses.draft);
    await requireShown("the outcome", page.locator(".entry-content").getByText(outcome, { exact: true }));
    await requireGone("the form for comments", page.locator("#commentform"));
  },
};

/**
 * WordPress itself has one language: a page in another one is a page, and each gets a link to the other, by two brackets and the beginning of its title. What
 * the page's language is, no browser or search engine learns.
 */
export const translatePage: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    const added = page.locator("#wp-admin-bar-new-content");
    await clickBelow(desk, added, added.locator("#wp-admin-bar-new-page > a"));
    await writeTitle(desk, translation.title);
    await hands.type(translation.text);
    await hands.press("Enter");
    await insertLink(desk, "Giới", names.vietnamese);
    await publish(desk);
    await hands.click(page.getByRole("link", { name: "View Pages" }));
    await openRow(desk, names.vietnamese);
    await hands.click(paragraphs(page).last());
    await hands.press("Enter");
    await insertLink(desk, "About", translation.title);
    await update(desk);
  },
  async check({ page, addresses }) {
    await page.goto(addresses.vietnamese);
    await page.locator(".entry-content").getByRole("link", { name: translation.title, exact: true }).click();
    await requireShown("the translation", page.locator(".entry-content").getByText(translation.text, { exact: true }));
    await page.locator(".entry-content").getByRole("link", { name: names.vietnamese, exact: true }).click();
    await page.waitForURL(addresses.vietnamese);
  },
};
