/** The tasks about articles, which are posts in WordPress. */
import { texts } from "../tasks.ts";
import { names } from "./content.ts";
import { type Duty, clickBelow, openMenu, openRow, requireGone, requireShown, rowOf } from "./desk.ts";
import { insertBlock, paragraphs, publish, update, writeTitle } from "./editor.ts";

const { article, typo } = texts;

/**
 * *New* of the bar above, then the keyboard: blocks by a slash, cells by arrows. *Enter* makes a table of two columns and two rows, which is what WordPress
 * offers. The article gets the category that the site gives to all articles, so that none is chosen.
 */
export const publishArticle: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    const upload = page.getByRole("button", { name: "Upload", exact: true });
    await hands.click(page.locator("#wp-admin-bar-new-content > a"));
    await writeTitle(desk, article.title);
    await hands.type(article.text);
    await hands.press("Enter");
    await insertBlock(desk, "Image");
    await hands.attach(upload, desk.files.picture);
    const caption = page.locator(".wp-block-image figcaption");
    await hands.see(caption.and(page.locator(":focus")));
    await hands.click(page.getByRole("textbox", { name: /^Alt text/ }));
    await hands.type(article.alternative);
    await hands.click(caption);
    await hands.press("Enter");
    await insertBlock(desk, "Table");
    await hands.see(page.locator(".wp-block-table input:focus"));
    await hands.press("Enter");
    await hands.see(page.locator(".wp-block-table td:focus"));
    for (const cell of article.cells) {
      await hands.type(cell);
      await hands.press("ArrowRight");
    }
    await hands.press("Enter");
    await insertBlock(desk, "File");
    await hands.attach(upload, desk.files.document);
    await hands.see(page.locator(".wp-block-file:not(.is-transient) .wp-block-file__content-wrapper"));
    await publish(desk);
  },
  async check({ page, origin }) {
    await page.goto(`${origin}/category/tin-tuc/`);
    await page.locator("main").getByRole("link", { name: article.title, exact: true }).click();
    const body = page.locator(".entry-content");
    await requireShown("the text", body.getByText(article.text, { exact: true }));
    await requireShown("the picture", body.locator(`img[src^="${origin}/wp-content/uploads/"][alt="${article.alternative}"]`));
    for (const cell of article.cells) await requireShown(`the cell ${cell}`, body.locator("td").getByText(cell, { exact: true }));
    await requireShown("the file", body.locator(`a[href^="${origin}/wp-content/uploads/"][href$=".pdf"]`));
  },
};

/** The list's search reads texts as well as titles, so that the error itself finds the article. The letter that is too much is taken away. */
export const fixTypo: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    await openMenu(desk, "Posts");
    await hands.click(page.locator("#post-search-input"));
    await hands.type(typo.doubled);
    await hands.press("Enter");
    await hands.see(page.locator(".subtitle").filter({ hasText: typo.doubled }));
    await openRow(desk, names.typo);
    const text = paragraphs(page).filter({ hasText: typo.wrong });
    await hands.see(text);
    await hands.placeAfter(text, typo.doubled);
    await hands.press("Backspace");
    await update(desk);
  },
  async check({ page, addresses }) {
    await page.goto(addresses.typo);
    await requireShown("the right words", page.locator(".entry-content").getByText(typo.right));
    await requireGone("the error", page.getByText(typo.wrong));
  },
};

/**
 * Quick Edit makes the article sticky, and *Enter* saves that. The article is on the list's first page and newer than the lead before, which the home's query
 * for the newest sticky article then shows no more: nobody need take it off. An older one would cost three steps more.
 */
export const changeLead: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    await openMenu(desk, "Posts");
    const row = rowOf(page, names.lead);
    await clickBelow(desk, row, row.getByRole("button", { name: /^Quick edit/ }));
    await hands.click(page.locator(".inline-edit-row").getByRole("checkbox", { name: "Make this post sticky" }));
    await hands.press("Enter");
    await hands.see(row.locator(".post-state").filter({ hasText: "Sticky" }));
  },
  async check({ page, origin }) {
    await page.goto(origin);
    await requireShown("the lead", page.locator(".wp-block-query li:first-child").getByRole("link", { name: names.lead, exact: true }));
  },
};

/** Ten that follow each other are marked by two clicks, the second one with *Shift*. Bulk edit makes them drafts, so that they can be published again. */
export const endArticles: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    await openMenu(desk, "Posts");
    await hands.click(rowOf(page, names.ended.first).getByRole("checkbox"));
    await hands.click(rowOf(page, names.ended.last).getByRole("checkbox"), "Shift");
    await hands.choose(page.locator("#bulk-action-selector-top"), { label: "Edit" });
    await hands.click(page.locator("#doaction"));
    await hands.choose(page.locator("#bulk-edit select[name=_status]"), { label: "Draft" });
    await hands.click(page.locator("#bulk_edit"));
    await hands.see(page.getByText("10 posts updated."));
  },
  async check({ page, addresses }) {
    for (const address of addresses.ended) {
      const answer = await page.goto(address);
      if (answer?.status() !== 404) throw new Error(`Visitors of WordPress still find ${address}`);
    }
  },
};
