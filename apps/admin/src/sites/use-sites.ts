import { useQuery } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";

export interface SiteChoice {
  readonly key: string;
  readonly title: string;
}

/** Sites on which the member has a role, by name. */
export function useSites(): { readonly sites: readonly SiteChoice[]; readonly error: CallFailed | null } {
  const { data, error } = useQuery<readonly SiteChoice[], CallFailed>({
    queryKey: ["sites"],
    queryFn: async ({ signal }) => (await call<readonly SiteChoice[]>("records?kind=site&limit=100", { signal })).data,
    select: (found) => found.toSorted((one, other) => one.title.localeCompare(other.title, "vi")),
  });
  return { sites: data ?? [], error };
}
