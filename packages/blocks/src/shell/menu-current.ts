import type { MenuItem } from "@portal/core";

/** Without query and slashes at its end: counted, because an expression for these tries a long run of slashes from each of them anew. */
function normalizePath(path: string): string {
  const end = path.search(/[?#]/);
  let length = end < 0 ? path.length : end;
  while (path[length - 1] === "/") length -= 1;
  return path.slice(0, length) || "/";
}

const isAbove = (there: string, here: string): boolean => there.split("/").length > 2 && here.startsWith(`${there}/`);

/**
 * How a menu entry stands to the page: "page" where it is the page, "true" where the page lies below it or below one of its children.
 * A site's home (one segment) is above everything, so it counts only when it is the page itself.
 */
export function menuCurrent(item: MenuItem, path: string): "page" | "true" | undefined {
  const here = normalizePath(path);
  const there = normalizePath(item.path);
  if (here === there) return "page";
  return isAbove(there, here) || item.children.some((child) => menuCurrent(child, path)) ? "true" : undefined;
}

/** Something below a path: no entry has a blank in its own. */
const BELOW = "/ ";

/**
 * The one path that stands for all from which a menu looks the same: an entry's own, or one below the deepest entry above the page.
 * `menuCurrent` says the same of it as of `path`, for every entry.
 */
export function menuPosition(menus: readonly MenuItem[], path: string): string {
  const here = normalizePath(path);
  let above = "";
  const isEntry = (items: readonly MenuItem[]): boolean =>
    items.some((item) => {
      const there = normalizePath(item.path);
      if (there === here) return true;
      if (there.length > above.length && isAbove(there, here)) above = there;
      return isEntry(item.children);
    });
  return isEntry(menus) ? here : above + BELOW;
}
