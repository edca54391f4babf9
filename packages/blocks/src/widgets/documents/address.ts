import { documentFilterNames } from "@portal/domain";
import { pathnameOf, queryOf } from "../../ui/listing-query.ts";

/** Address of another page of the list: what the visitor asked for stays, what cannot be looked for as well. */
export function documentsHref(path: string, page: number): string {
  const asked = queryOf(path);
  const query = new URLSearchParams();
  for (const name of [...documentFilterNames, "sort"]) {
    const value = asked.get(name)?.slice(0, 300);
    if (value) query.set(name, value);
  }
  if (page > 1) query.set("page", String(page));
  return pathnameOf(path) + (query.size > 0 ? `?${query.toString()}` : "");
}
