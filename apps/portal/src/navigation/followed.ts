type Click = Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/**
 * Where the portal itself takes the visitor for a click on a link, as path with query and fragment; undefined where the browser does:
 * new tabs and windows, downloads, places on the same page.
 */
export function followed(click: Click, href: string, here: string): string | undefined {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  const to = new URL(href, here);
  const from = new URL(here);
  if (to.hash && to.pathname === from.pathname && to.search === from.search) return undefined;
  return to.pathname + to.search + to.hash;
}
