import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";
import { draftPath, type DraftName } from "../records/draft-store.ts";

/** What a page's layout names and readers would not see, as the server finds it. */
export interface LayoutProblem {
  readonly code: string;
  /** Key of the block; null: it is of the whole page. */
  readonly block: string | null;
  /** The live page does not have it: it cannot be submitted. */
  readonly isNew: boolean;
  readonly problem: string;
  readonly advice: string;
}

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
