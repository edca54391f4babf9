import type { PageModel } from "@portal/domain";

export interface HeadLink {
  readonly rel: "canonical" | "alternate";
  readonly href: string;
  readonly hreflang?: string;
}

/**
 * Results of searches are for the visitor who searched; an index has the articles themselves, and drafts without their opened form. Nor does
 * it want what is not there, a visitor's own, or what is not published.
 */
export const isIndexed = ({ status, kind, path, personal, commentForm, forms, preview }: PageModel): boolean =>
  status === 200 && !personal && !preview && !(kind === "search" && path.includes("?")) && !(commentForm && forms);

/** Canonical address and counterparts of a page. Only pages that exist have them. */
export function headLinks(page: PageModel, origin: string): HeadLink[] {
  if (page.status !== 200 || page.preview) return [];
  // A static page of the ministry has two addresses; the other kinds tell their pages of a listing apart by the query.
  const own = page.kind === "page" ? (page.alternates[page.language] ?? page.path) : page.path;
  const links: HeadLink[] = [{ rel: "canonical", href: origin + own }];
  const alternates = Object.entries(page.alternates);
  if (alternates.length > 1) for (const [hreflang, path] of alternates) links.push({ rel: "alternate", href: origin + path, hreflang });
  return links;
}
