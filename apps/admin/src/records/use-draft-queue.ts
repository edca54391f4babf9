import type { StaffMember } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { CallFailed } from "../calls/call.ts";
import { useChangeSetRefresh } from "../change-sets/use-change-set.ts";
import { readKept, writeKept } from "../kept/kept.ts";
import { sessionKey } from "../session/use-session.ts";
import { DraftQueue, type DraftView, type KeptDraft } from "./draft-queue.ts";
import { type DraftName, readDraft, saveDraft, type SavedDraft } from "./draft-store.ts";
import { opened } from "./record-form.ts";

/** Opens a record of a change set for editing, with what this browser keeps of it. */
export function useOpenedDraft(
  member: StaffMember,
  name: DraftName,
): { readonly queue: DraftQueue | undefined; readonly error: CallFailed | null } {
  const client = useQueryClient();
  const refresh = useChangeSetRefresh(name.changeSetId);
  const { data, error } = useQuery<DraftQueue, CallFailed>({
    queryKey: ["draft", member.id, name],
    queryFn: async () => {
      const onSignedOut = (): unknown => client.setQueryData(sessionKey, null);
      const kept = await readKept<KeptDraft>(member.id, { what: "record", ...name });
      return openQueue({ member, name, saved: await readOpened(name), kept, onSignedOut });
    },
    // Opened once: from then on the queue knows what is saved.
    staleTime: Infinity,
    gcTime: 0,
  });
  useEffect(() => {
    const stop = data?.start();
    return () => {
      stop?.();
      // The change set holds another version, or one record more.
      void refresh();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `refresh` is made anew each time, and acts on the same set
  }, [data]);
  return { queue: data, error };
}

export const useDraftView = (queue: DraftQueue): DraftView => useSyncExternalStore(queue.subscribe, queue.view);

const readOpened = async (name: DraftName): Promise<SavedDraft> => {
  const saved = await readDraft(name);
  return { ...saved, record: opened(saved.record) };
};

interface OpenOptions {
  readonly member: StaffMember;
  readonly name: DraftName;
  readonly saved: SavedDraft;
  readonly kept: KeptDraft | undefined;
  readonly onSignedOut: () => void;
}

function openQueue({ member, name, saved, kept, onSignedOut }: OpenOptions): DraftQueue {
  /** What is kept stays for the time after the next sign-in. */
  const signedOut = (error: unknown): undefined => {
    if (error instanceof CallFailed && error.refusal === "sign-in") onSignedOut();
  };
  return new DraftQueue(
    {
      save: (record, from) => saveDraft(name, record, from).catch((error: unknown) => signedOut(error) ?? "unreachable"),
      load: () => readOpened(name).catch((error: unknown) => signedOut(error)),
      keep: (work) => void writeKept(member.id, { what: "record", ...name }, work && { work, isUnsaved: true }),
    },
    saved,
    kept,
  );
}
