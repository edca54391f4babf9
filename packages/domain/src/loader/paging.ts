import type { ListingSort } from "../queries/query-context.ts";
import type { PageModel } from "../page.ts";
import { MAX_PAGE } from "../totals.ts";
import type { NodeContent } from "@portal/core";

/** `?page=`, `?year=`, `?sort=`: anything else than a sensible value is the default. */
export function pagingOf(query: URLSearchParams): { page: number; year: number | undefined; sort: ListingSort } {
  const page = Number(query.get("page"));
  const year = Number(query.get("year"));
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1,
    year: Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined,
    sort: query.get("sort") === "oldest" ? "oldest" : "newest",
  };
}

/** What turns over by `?page=`: search results, a category's articles or documents, questions. */
interface Paged {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** A page beyond the last of everything that turns over is the last one. @returns its address; undefined for a page that there is */
export function redirectToLastPage({ content }: PageModel, url: URL): string | undefined {
  const paged = Object.values(content).flatMap(pagedOf);
  const last = Math.max(...paged.map(lastOf));
  if (paged.length === 0 || paged.some((one) => one.page <= last)) return undefined;
  const query = new URLSearchParams(url.searchParams);
  if (last > 1) query.set("page", String(last));
  else query.delete("page");
  return url.pathname + (query.size > 0 ? `?${query.toString()}` : "");
}

const pagedOf = (node: NodeContent): Paged[] => {
  if (node.status !== "ready") return [];
  const { content } = node;
  return [
    "search" in content ? content.search : undefined,
    "listing" in content ? content.listing : undefined,
    "documents" in content ? content.documents : undefined,
    "questions" in content ? content.questions : undefined,
  ].filter((one) => one !== undefined);
};

const lastOf = ({ total, pageSize }: Paged): number => Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
