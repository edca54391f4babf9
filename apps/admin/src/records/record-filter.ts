/** What a list of records shows, as the page's address says it. */
import { useFilters } from "../calls/use-filter.ts";
import { type Kind, kinds } from "@portal/domain/records";
import { useDeferredValue } from "react";
import { momentOf } from "../i18n/time-zone.ts";

/** Names in the address. */
const names = {
  kind: "loai",
  site: "trang",
  q: "q",
  state: "tinh-trang",
  category: "chuyen-muc",
  from: "tu",
  until: "den",
  sort: "xep",
  order: "chieu",
} as const;
export type FilterName = keyof typeof names;

/** What narrows a list, in the order in which it is said. */
export const narrowing = ["site", "state", "category", "from", "until", "q"] as const satisfies readonly FilterName[];
export const sorts = ["title", "publishedAt", "updatedAt"] as const;
export type Sort = (typeof sorts)[number];

const statesOfAll = ["changing", "deleted"] as const;
const statesOfArticles = ["live", "scheduled", "unpublished", ...statesOfAll] as const;
/** States by which records of a kind are filtered. */
export const statesOf = (kind: Kind): readonly string[] => (kind === "article" ? statesOfArticles : statesOfAll);

/** Values of the address; "": not said. */
export type RecordFilter = Readonly<Record<Exclude<FilterName, "kind" | "sort" | "order">, string>> & {
  readonly kind: Kind;
  readonly sort: Sort;
  readonly order: "asc" | "desc";
};

export interface ListedFilter {
  readonly filter: RecordFilter;
  /** What the call takes. */
  readonly query: Readonly<Record<string, string>>;
  /** @param isTyped whether it is one of many changes: going back takes all of them back */
  readonly change: (changes: Partial<Record<FilterName, string>>, isTyped?: boolean) => void;
}

export function readFilter(params: URLSearchParams): RecordFilter {
  const said = (name: FilterName): string => params.get(names[name]) ?? "";
  const day = (name: FilterName): string => (/^\d{4}-\d\d-\d\d$/.test(said(name)) ? said(name) : "");
  const kind = kinds.find((each) => each === said("kind")) ?? "article";
  const isArticle = kind === "article";
  return {
    kind,
    site: said("site"),
    q: said("q"),
    state: statesOf(kind).find((state) => state === said("state")) ?? "",
    category: isArticle ? said("category") : "",
    from: day("from"),
    until: day("until"),
    sort: sorts.find((sort) => sort === said("sort") && (isArticle || sort !== "publishedAt")) ?? "updatedAt",
    order: said("order") === "asc" ? "asc" : "desc",
  };
}

const DAY = 86_400_000;

/** Days are those of the portal's clocks; the last one is meant to its end. */
export function queryOf({ from, until, q, ...rest }: RecordFilter, zone: string): Readonly<Record<string, string>> {
  const start = (day: string): string => momentOf(`${day}T00:00`, zone) ?? "";
  const next = until === "" ? "" : new Date(Date.parse(until) + DAY).toISOString().slice(0, 10);
  return { ...rest, q: q.trim(), from: from === "" ? "" : start(from), until: next === "" ? "" : start(next) };
}

export function useRecordFilter(zone: string): ListedFilter {
  const { params, change } = useFilters();
  const filter = readFilter(params);
  const q = useDeferredValue(filter.q);
  return {
    filter,
    query: queryOf({ ...filter, q }, zone),
    change(changes, isTyped = false) {
      const named = Object.entries(changes) as [FilterName, string][];
      change(
        named.map(([name, value]) => [names[name], value]),
        !isTyped,
      );
    },
  };
}
