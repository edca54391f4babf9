/** The tasks about categories. */
import { texts } from "../tasks.ts";
import { names } from "./content.ts";
import { type Duty, openMenu, openRow, openSubmenu, requireShown, rowOf } from "./desk.ts";

const { category } = texts;

/** Quick Edit renames but does not move, so that it is the category's own form. The parent comes first, then *Enter* in the name saves both. */
export const moveCategory: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    await openSubmenu(desk, "Posts", "Categories");
    await openRow(desk, names.renamedCategory);
    await hands.choose(page.locator("#parent"), { label: names.parentCategory });
    await hands.click(page.locator("#name"));
    await hands.press("Control+a");
    await hands.type(category.name);
    await hands.press("Enter");
    await hands.see(page.getByText("Category updated."));
  },
  async check({ page, origin }) {
    await page.goto(`${origin}/category/tin-tuc/hoi-thao/`);
    await requireShown("the category's name", page.getByRole("heading", { name: category.name }));
    await requireShown("its articles", page.locator("article"));
  },
};

/**
 * WordPress has no list of what uses a category. One looks where it may be: for articles, its number in the list of categories leads to them; for menus, in
 * Menus; for blocks, in Pages, whose search finds the category's name in what the editor keeps of a block of latest articles. That name is the one that
 * the category had when the block was made, and a query loop keeps a number only: such blocks are not found. Widgets are not looked through here.
 */
export const findUses: Duty = {
  async carryOut(desk) {
    const { page, hands } = desk;
    await openSubmenu(desk, "Posts", "Categories");
    await hands.click(rowOf(page, names.usedCategory).locator(".column-posts a"));
    await hands.see(page.locator("body.edit-php .tablenav.top .displaying-num"));
    await openSubmenu(desk, "Appearance", "Menus");
    await hands.see(page.locator("#menu-to-edit .menu-item-title").filter({ hasText: names.usedCategory }));
    await openMenu(desk, "Pages");
    await hands.click(page.locator("#post-search-input"));
    await hands.type(names.usedCategory);
    await hands.press("Enter");
    await hands.see(page.locator(".subtitle").filter({ hasText: names.usedCategory }));
    await hands.see(rowOf(page, names.budget));
  },
  /** Nothing has changed for visitors. */
  check: () => Promise.resolve(),
};
