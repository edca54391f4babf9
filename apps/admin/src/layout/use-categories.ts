import { useQuery } from "@tanstack/react-query";
import { call } from "../calls/call.ts";
import type { ComboboxChoice } from "../ui/Combobox.tsx";

/** As many as are shown of what was searched for. */
const SHOWN = 8;
/** As many as a call answers. */
const PAGE = 100;

async function list(query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly ComboboxChoice[]> {
  return (await call<readonly ComboboxChoice[]>(`records?${new URLSearchParams({ kind: "category", ...query })}`, { signal })).data;
}

/** Categories whose name or slug holds the words, with or without marks; those that were changed last where there are none. Those of the site come first. */
export async function findCategories(site: string | undefined, words: string, signal: AbortSignal): Promise<readonly ComboboxChoice[]> {
  const query = { limit: String(SHOWN), ...(words !== "" && { q: words }) };
  const lists = [...(site === undefined ? [] : [list({ ...query, site }, signal)]), list(query, signal)];
  const found = new Map((await Promise.all(lists)).flat().map((choice) => [choice.key, choice]));
  return [...found.values()].slice(0, SHOWN);
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
