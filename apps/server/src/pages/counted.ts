import { type PageModel, questionPath } from "@portal/domain";

/** What statistics tell apart. `other`: pages of the portal's own, as forms and lists. */
export type CountedKind = "home" | "category" | "article" | "page" | "question" | "search" | "other" | "missing";

/** What a view of a page counts as. It holds nothing of who views it. */
export interface Counted {
  /** Slug. */
  readonly site: string;
  readonly kind: CountedKind;
  /** Without its query. */
  readonly path: string;
  /** Of a search that found nothing: as typed. */
  readonly soughtInVain?: string;
}

/** @returns undefined for what is no page of the public's: an address that is gone for good, a preview */
export function countedAs(page: PageModel): Counted | undefined {
  const { site, status, preview } = page;
  if (preview || (status !== 200 && status !== 404)) return undefined;
  const path = page.path.split("?", 1)[0] ?? "";
  if (status === 404) return { site: site.slug, kind: "missing", path };
  if (page.question) return { site: site.slug, kind: "question", path: questionPath(page.question.slug, page.language) };
  const search = searchOf(page);
  if (search) return { site: site.slug, kind: "search", path, ...(search.total === 0 && { soughtInVain: search.request.terms }) };
  return { site: site.slug, kind: kindOf(page), path };
}

/** A search is counted with the first page of what it found. */
function searchOf({ content, path }: PageModel) {
  if (new URLSearchParams(path.split("?")[1]).has("page")) return undefined;
  return Object.values(content)
    .flatMap((node) => (node.status === "ready" && "search" in node.content ? (node.content.search ?? []) : []))
    .at(0);
}

const kindOf = ({ kind }: PageModel): CountedKind =>
  kind === "home" || kind === "category" || kind === "article" || kind === "page" ? kind : "other";
