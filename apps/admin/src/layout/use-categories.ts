import { useQuery } from "@tanstack/react-query";
import { call } from "../calls/call.ts";
import type { ListedRecord } from "../records/use-records.ts";

/** As many as a call answers. */
const PAGE = 100;

async function list(query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly ListedRecord[]> {
  return (await call<readonly ListedRecord[]>(`records?${new URLSearchParams({ kind: "category", ...query })}`, { signal })).data;
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
