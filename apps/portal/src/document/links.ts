import type { PageModel } from "@portal/core";

export interface HeadLink {
  readonly rel: "canonical" | "alternate";
  readonly href: string;
  readonly hreflang?: string;
}

/** Canonical address and counterparts of a page. Only pages that exist have them. */
export function headLinks(page: PageModel, origin: string): HeadLink[] {
  if (page.status !== 200) return [];
  const links: HeadLink[] = [{ rel: "canonical", href: origin + page.path }];
  const alternates = Object.entries(page.alternates);
  if (alternates.length > 1) for (const [hreflang, path] of alternates) links.push({ rel: "alternate", href: origin + path, hreflang });
  return links;
}
