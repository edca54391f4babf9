import type { MenuItem } from "@portal/core";

/** Without query and slashes at its end: counted, because an expression for these tries a long run of slashes from each of them anew. */
function normalizePath(path: string): string {
  const end = path.search(/[?#]/);
  let length = end < 0 ? path.length : end;
  while (path[length - 1] === "/") length -= 1;
  return path.slice(0, length) || "/";
}

/**
 * How a menu entry stands to the page: "page" where it is the page, "true" where the page lies below it or below one of its children.
 * A site's home (one segment) is above everything, so it counts only when it is the page itself.
 */
export function menuCurrent(item: MenuItem, path: string): "page" | "true" | undefined {
  const here = normalizePath(path);
  const there = normalizePath(item.path);
  if (here === there) return "page";
  const below = there.split("/").length > 2 && here.startsWith(`${there}/`);
  return below || item.children.some((child) => menuCurrent(child, path)) ? "true" : undefined;
}
