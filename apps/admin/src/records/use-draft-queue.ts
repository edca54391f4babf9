import type { StaffMember } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { CallFailed } from "../calls/call.ts";
import { useChangeSetRefresh } from "../change-sets/use-change-set.ts";
import { readKept, writeKept } from "../kept/kept.ts";
import { useSessionEnd } from "../session/use-session.ts";
import { DraftQueue, type DraftView, type KeptDraft } from "./draft-queue.ts";
import { type DraftName, readDraft, saveDraft, type SavedDraft } from "./draft-store.ts";
import { opened } from "./record-form.ts";

/** Opens a record of a change set for editing, with what this browser keeps of it. */
export function useOpenedDraft(
  member: StaffMember,
  name: DraftName,
): { readonly queue: DraftQueue | undefined; readonly error: CallFailed | null } {
  const onFailure = useSessionEnd();
  const refresh = useChangeSetRefresh(name.changeSetId);
  const { data, error } = useQuery<DraftQueue, CallFailed>({
    queryKey: ["draft", member.id, name],
    queryFn: async () => {
      const kept = await readKept<KeptDraft>(member.id, { what: "record", ...name });
      return openQueue({ member, name, saved: await readOpened(name), kept, onFailure });
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
  }, [data, refresh]);
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
  readonly onFailure: (error: unknown) => undefined;
}

function openQueue({ member, name, saved, kept, onFailure }: OpenOptions): DraftQueue {
  return new DraftQueue(
    {
      save: (record, from) => saveDraft(name, record, from).catch((error: unknown) => onFailure(error) ?? "unreachable"),
      load: () => readOpened(name).catch((error: unknown) => onFailure(error)),
      keep: (work) => void writeKept(member.id, { what: "record", ...name }, work && { work, isUnsaved: true }),
    },
    saved,
    kept,
  );
}
