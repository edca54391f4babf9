import type { ChangeSetContents } from "@portal/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answer, call, type CallFailed } from "../calls/call.ts";

const keyOf = (id: string): readonly string[] => ["change-set", id];

export function useChangeSet(id: string): { readonly answer: Answer<ChangeSetContents> | undefined; readonly error: CallFailed | null } {
  const { data, error } = useQuery<Answer<ChangeSetContents>, CallFailed>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(`change-sets/${encodeURIComponent(id)}`, { signal }),
  });
  return { answer: data, error };
}

export interface ChangeSetAct {
  readonly name: "submit" | "rebase" | "approve" | "reject" | "withdraw" | "publish";
  readonly body: object;
}

export interface Acting {
  readonly act: (act: ChangeSetAct) => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
}

export interface ActingOptions {
  readonly id: string;
  /** Of what is shown: it is acted on as it was seen. */
  readonly etag: string | undefined;
  readonly onDone: () => void;
}

export function useChangeSetAct({ id, etag, onDone }: ActingOptions): Acting {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<unknown, Error, ChangeSetAct>({
    mutationFn: ({ name, body }) =>
      call(`change-sets/${encodeURIComponent(id)}/${name}`, { method: "POST", body, ...(etag !== undefined && { ifMatch: etag }) }),
    // Also where it was refused: somebody else has changed it meanwhile, perhaps.
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: keyOf(id) }), client.invalidateQueries({ queryKey: ["change-sets"] })]),
    onSuccess: onDone,
  });
  return { act: mutate, isBusy: isPending, error };
}
