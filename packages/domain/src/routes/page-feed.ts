import { feedPath, type FeedFormat } from "../addresses/paths.ts";
import { ministryPages } from "../addresses/ministry-pages.ts";
import type { PageModel } from "../page.ts";

/** Names in a query that say what part of a list is shown, and in which order: feeds begin with the newest. */
const partNames = ["page", "sort"];

/** Feed of what a page lists, as a path: news of a category, questions, what a search finds. undefined: it has none. */
export function pageFeed(
  format: FeedFormat,
  { site, kind, category, path, language }: Pick<PageModel, "site" | "kind" | "category" | "path" | "language">,
): string | undefined {
  if (!site.hasFeeds) return undefined;
  if (kind === "category" && category) return feedPath(format, site.slug, category.slug);
  const [pathname = "", query = ""] = path.split("?");
  const asked = new URLSearchParams(query);
  for (const name of partNames) asked.delete(name);
  const lists = kind === "search" ? asked.has("q") : pathname === ministryPages[language].questionList;
  return lists ? `/feed${pathname}.${format}${asked.size === 0 ? "" : `?${asked.toString()}`}` : undefined;
}
