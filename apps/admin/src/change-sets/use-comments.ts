import type { ChangeSetComment } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, type CallFailed } from "../calls/call.ts";
import { watchUse } from "../session/recent-use.ts";

/** Milliseconds after which is asked for what others have written. */
const PERIOD = 20_000;
const isUsed = watchUse(window);

export interface Comments {
  /** Oldest first; undefined: not known yet. */
  readonly comments: readonly ChangeSetComment[] | undefined;
  readonly error: CallFailed | null;
  /** @param key a UUID for each comment: sent again with the same one, it is written once. @throws CallFailed */
  readonly write: (comment: NewComment, key: string) => Promise<void>;
  /** @throws CallFailed */
  readonly mark: (id: string, act: "done" | "reopen") => Promise<void>;
  /** @throws CallFailed */
  readonly remove: (id: string) => Promise<void>;
}

export interface NewComment {
  readonly text: string;
  /** That it is about; undefined: the set as a whole. */
  readonly record?: { readonly kind: string; readonly key: string };
}

/** What is said of a change set. */
export function useComments(changeSet: string): Comments {
  const client = useQueryClient();
  const set = `change-sets/${encodeURIComponent(changeSet)}`;
  const path = `${set}/comments`;
  // Below the set's own key: what becomes of the set is asked for together.
  const queryKey = ["change-set", changeSet, "comments"];
  const { data, error } = useQuery<readonly ChangeSetComment[], CallFailed>({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<readonly ChangeSetComment[]>(queryKey);
      // A session ends half an hour after its last use, also where this page stays open.
      return known && !isUsed() ? known : (await call<readonly ChangeSetComment[]>(path, { signal })).data;
    },
    refetchInterval: PERIOD,
  });
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } finally {
      // Also where it was refused: somebody else was quicker, perhaps.
      await Promise.all([client.invalidateQueries({ queryKey }), client.invalidateQueries({ queryKey: ["change-sets"] })]);
    }
  };
  return {
    comments: data,
    error,
    write: ({ text, record }, idempotencyKey) => {
      const about = record ? `${set}/records/${record.kind}/${encodeURIComponent(record.key)}/comments` : path;
      return act(() => call(about, { method: "POST", body: { text }, idempotencyKey }));
    },
    mark: (id, name) => act(() => call(`${path}/${encodeURIComponent(id)}/${name}`, { method: "POST", body: {} })),
    remove: (id) => act(() => call(`${path}/${encodeURIComponent(id)}`, { method: "DELETE" })),
  };
}

/** @returns how many wait for somebody to deal with them */
export const openComments = (comments: readonly ChangeSetComment[] | undefined): number =>
  comments?.filter(({ doneAt }) => doneAt === null).length ?? 0;
