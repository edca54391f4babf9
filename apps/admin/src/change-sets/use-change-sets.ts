import type { ChangeSetState, ListedChangeSet } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import { type Answer, call, type CallFailed } from "../calls/call.ts";

export interface ChangeSetQuery {
  readonly state?: ChangeSetState;
  /** Those that the member has made or written in. */
  readonly mine?: boolean;
  readonly limit: number;
}

export function useChangeSets({ state, mine = false, limit }: ChangeSetQuery): {
  readonly answer: Answer<readonly ListedChangeSet[]> | undefined;
  readonly error: CallFailed | null;
} {
  const query = new URLSearchParams({ mine: String(mine), limit: String(limit), ...(state !== undefined && { state }) });
  const { data, error } = useQuery<Answer<readonly ListedChangeSet[]>, CallFailed>({
    queryKey: ["change-sets", query.toString()],
    queryFn: ({ signal }) => call(`change-sets?${query}`, { signal }),
  });
  return { answer: data, error };
}
