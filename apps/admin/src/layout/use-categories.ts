import { useQuery } from "@tanstack/react-query";
import { call } from "../calls/call.ts";

export interface CategoryChoice {
  readonly key: string;
  readonly title: string;
  readonly site: string | null;
}

/** As many as are shown of what was searched for. */
const SHOWN = 8;
/** As many as a call answers. */
const PAGE = 100;

async function list(query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly CategoryChoice[]> {
  return (await call<readonly CategoryChoice[]>(`records?${new URLSearchParams({ kind: "category", ...query })}`, { signal })).data;
}

/** Categories whose name or slug holds the words, with or without marks; those that were changed last where there are none. Those of the site come first. */
export function useFoundCategories(site: string | undefined, words: string, isOpen: boolean): readonly CategoryChoice[] | undefined {
  const q = words.trim();
  const { data } = useQuery({
    queryKey: ["categories", site, q],
    queryFn: async ({ signal }) => {
      const query = { limit: String(SHOWN), ...(q !== "" && { q }) };
      const lists = [...(site === undefined ? [] : [list({ ...query, site }, signal)]), list(query, signal)];
      const found = new Map((await Promise.all(lists)).flat().map((choice) => [choice.key, choice]));
      return [...found.values()].slice(0, SHOWN);
    },
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  return data;
}

/** @returns the name of a category; its slug where the member may not read it, or until names are there */
export function useCategoryNames(): (slug: string) => string {
  const { data } = useQuery({
    queryKey: ["category-names"],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>();
      for (let offset = 0; ; offset += PAGE) {
        const found = await list({ limit: String(PAGE), offset: String(offset) }, signal);
        for (const { key, title } of found) names.set(key, title);
        if (found.length < PAGE) return names;
      }
    },
    staleTime: 60_000,
  });
  return (slug) => data?.get(slug) ?? slug;
}
