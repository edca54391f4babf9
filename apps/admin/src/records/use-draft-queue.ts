import type { StaffMember } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { CallFailed } from "../calls/call.ts";
import { useChangeSetRefresh } from "../change-sets/use-change-set.ts";
import { beginKeeping, readKept } from "../kept/kept.ts";
import { useSessionEnd } from "../session/use-session.ts";
import { DraftQueue, type DraftView, type KeptDraft } from "./draft-queue.ts";
import { type DraftName, readOpened, saveDraft, type SavedDraft } from "./draft-store.ts";

/** Of pages that were left, what they still save: who returns finds it saved. */
const leaving = new Map<string, Promise<void>>();
const nameOf = (member: string, { changeSetId, kind, key }: DraftName): string => [member, changeSetId, kind, key].join(" ");

/** Opens a record of a change set for editing, with what this browser keeps of it. */
export function useOpenedDraft(
  member: StaffMember,
  name: DraftName,
): { readonly queue: DraftQueue | undefined; readonly error: CallFailed | null } {
  const onFailure = useSessionEnd();
  const refresh = useChangeSetRefresh(name.changeSetId);
  const left = nameOf(member.id, name);
  const { data, error } = useQuery<DraftQueue, CallFailed>({
    queryKey: ["draft", member.id, name],
    queryFn: async () => {
      await leaving.get(left);
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
      if (stop) leaving.set(left, stop());
      // The change set holds another version, or one record more.
      void refresh();
    };
  }, [data, refresh, left]);
  return { queue: data, error };
}

export const useDraftView = (queue: DraftQueue): DraftView => useSyncExternalStore(queue.subscribe, queue.view);

interface OpenOptions {
  readonly member: StaffMember;
  readonly name: DraftName;
  readonly saved: SavedDraft;
  readonly kept: KeptDraft | undefined;
  readonly onFailure: (error: unknown) => undefined;
}

function openQueue({ member, name, saved, kept, onFailure }: OpenOptions): DraftQueue {
  const keep = beginKeeping<KeptDraft>(member.id, { what: "record", ...name });
  return new DraftQueue(
    {
      save: (record, from) => saveDraft(name, record, from).catch((error: unknown) => onFailure(error) ?? "unreachable"),
      load: () => readOpened(name).catch((error: unknown) => onFailure(error)),
      keep: (work) => void keep(work && { work, isUnsaved: true }),
    },
    saved,
    kept,
  );
}
