import { splitStyles } from "@portal/domain";

/**
 * Adds a link, switched off, for each style sheet that the document has joined with others: the bundler's loader fetches a view's style sheet
 * unless it finds a link with its address.
 */
export function listJoinedStyles(head: HTMLElement): void {
  for (const { href } of head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    for (const sheet of splitStyles(new URL(href).pathname)) {
      const link = document.createElement("link");
      link.disabled = true;
      link.rel = "stylesheet";
      link.setAttribute("href", sheet);
      head.append(link);
    }
}
