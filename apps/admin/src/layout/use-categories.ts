import { useQuery } from "@tanstack/react-query";
import { call } from "../calls/call.ts";
import type { ListedRecord } from "../records/use-records.ts";

/** As many as a call answers. */
const PAGE = 100;

/** @returns the name of a category; its slug where the member may not read it, or until names are there */
export function useCategoryNames(): (slug: string) => string {
  const { data } = useQuery({
    queryKey: ["category-names"],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>();
      let after = "";
      for (;;) {
        const part = await call<readonly ListedRecord[]>(`records?kind=category&limit=${PAGE}${after}`, { signal });
        for (const { key, title } of part.data) names.set(key, title);
        if (!part.next) return names;
        after = `&after=${part.next}`;
      }
    },
    staleTime: 60_000,
  });
  return (slug) => data?.get(slug) ?? slug;
}
