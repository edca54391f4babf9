import type { ChangeSetContents, ChangeSetView } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type Answer, call, type CallFailed } from "../calls/call.ts";
import { type Act, useAct } from "../calls/use-act.ts";
import { openStates } from "./may-do-with-set.ts";

const keyOf = (id: string): readonly string[] => ["change-set", id];

export function useChangeSet(id: string): { readonly answer: Answer<ChangeSetContents> | undefined; readonly error: CallFailed | null } {
  const { data, error } = useQuery<Answer<ChangeSetContents>, CallFailed>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(`change-sets/${encodeURIComponent(id)}`, { signal }),
  });
  return { answer: data, error };
}

/**
 * The set, where what it holds is only read; null: it is edited; undefined: not known yet. Kept apart from what the set's page shows: each save in an editor
 * makes a new version, and the page would begin with the one before.
 */
export function useClosedSet(id: string): { readonly closed: ChangeSetView | null | undefined; readonly error: CallFailed | null } {
  const { data, error } = useQuery<ChangeSetView | null, CallFailed>({
    queryKey: [...keyOf(id), "closed"],
    queryFn: async ({ signal }) => {
      const { changeSet } = (await call<ChangeSetContents>(`change-sets/${encodeURIComponent(id)}`, { signal })).data;
      return openStates.has(changeSet.state) ? null : changeSet;
    },
  });
  return { closed: data, error };
}

export interface ChangeSetAct {
  readonly name: "submit" | "rebase" | "approve" | "reject" | "withdraw" | "schedule" | "publish" | "publish-emergency";
  readonly body: object;
}

export interface Acting extends Omit<Act, "run"> {
  readonly act: (act: ChangeSetAct) => void;
}

export interface ActingOptions {
  readonly id: string;
  /** Of what is shown: it is acted on as it was seen. */
  readonly etag: string | undefined;
  readonly onDone: () => void;
}

export function useChangeSetAct({ id, etag, onDone }: ActingOptions): Acting {
  const { run, ...state } = useAct();
  const refresh = useChangeSetRefresh(id);
  const send = async ({ name, body }: ChangeSetAct): Promise<void> => {
    try {
      await call(`change-sets/${encodeURIComponent(id)}/${name}`, { method: "POST", body, ...(etag !== undefined && { ifMatch: etag }) });
    } finally {
      // Also where it was refused: somebody else has changed it meanwhile, perhaps.
      await refresh();
    }
    onDone();
  };
  return { act: (act) => run(() => send(act)), ...state };
}

/** @returns asks anew for a change set, and for lists of them; the same function as long as the set is */
export function useChangeSetRefresh(id: string): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([client.invalidateQueries({ queryKey: keyOf(id) }), client.invalidateQueries({ queryKey: ["change-sets"] })]),
    [client, id],
  );
}
