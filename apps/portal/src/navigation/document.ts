import type { PageModel } from "@portal/domain";
import { headLinks, isIndexed } from "../document/links.ts";

/** Brings title, language, description and alternates of the document up to the page on screen. */
export function applyDocument(page: PageModel, target: Document): void {
  target.title = page.title;
  target.documentElement.lang = page.language;
  target.querySelector('meta[name="description"]')?.setAttribute("content", page.description);
  target.querySelector('meta[name="robots"]')?.remove();
  if (!isIndexed(page)) target.head.append(Object.assign(target.createElement("meta"), { name: "robots", content: "noindex" }));
  const canonical = target.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // As the server wrote them, which knows the portal's public origin.
  const origin = canonical ? new URL(canonical.href).origin : location.origin;
  // With what programs read of the page before: they read a page as the server sends it.
  for (const element of target.querySelectorAll("[data-page]")) element.remove();
  for (const attributes of headLinks(page, origin)) {
    const link = Object.assign(target.createElement("link"), attributes);
    link.dataset["page"] = "";
    target.head.append(link);
  }
}
