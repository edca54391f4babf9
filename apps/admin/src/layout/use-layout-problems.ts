import type { LayoutProblem } from "@portal/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";
import { draftPath, type DraftName } from "../records/draft-store.ts";

/** @param saves another number: something was saved */
export function useLayoutProblems(
  name: DraftName,
  saves: number,
): { readonly problems: readonly LayoutProblem[] | undefined; readonly error: CallFailed | null } {
  const { data, error } = useQuery<readonly LayoutProblem[], CallFailed>({
    queryKey: ["layout-problems", name, saves],
    queryFn: async ({ signal }) => (await call<readonly LayoutProblem[]>(`${draftPath(name)}/problems`, { signal })).data,
    placeholderData: keepPreviousData,
  });
  return { problems: data, error };
}
