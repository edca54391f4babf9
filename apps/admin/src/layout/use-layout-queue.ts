import type { StaffMember } from "@portal/contracts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { CallFailed } from "../calls/call.ts";
import { useChangeSetRefresh } from "../change-sets/use-change-set.ts";
import { useSessionEnd } from "../session/use-session.ts";
import { CommandQueue, type KeptCommands, type QueueView } from "./command-queue.ts";
import { type EditedPage, policyFor } from "./edited-page.ts";
import { beginKeeping, readKept } from "../kept/kept.ts";
import { readRecord, readSite, type RecordName, saveCommand } from "./layout-store.ts";

export interface OpenedPage {
  readonly page: EditedPage;
  readonly queue: CommandQueue;
}

/** Opens a page of a change set for editing, with what this browser keeps of it. */
export function useOpenedPage(
  member: StaffMember,
  name: RecordName,
): { readonly opened: OpenedPage | undefined; readonly error: CallFailed | null } {
  const onFailure = useSessionEnd();
  const { data, error } = useQuery<OpenedPage, CallFailed>({
    queryKey: ["layout", member.id, name],
    queryFn: async () => {
      const { record, saved } = await readRecord(name);
      const site = name.kind === "site" ? record : await readSite(String(record["site"]));
      const page = { kind: name.kind, record, site };
      const kept = await readKept<KeptCommands>(member.id, { what: "layout", ...name });
      return { page, queue: openQueue({ member, name, page, saved, kept, onFailure }) };
    },
    // Opened once: from then on the queue knows what is saved.
    staleTime: Infinity,
    gcTime: 0,
  });
  const refresh = useChangeSetRefresh(name.changeSetId);
  useEffect(() => {
    const stop = data?.queue.start();
    return () => {
      stop?.();
      // The change set holds another version, or one record more; and once more where something is being saved at this moment.
      void refresh();
      void data?.queue.flush().then(refresh);
    };
  }, [data, refresh]);
  return { opened: data, error };
}

export const useQueueView = (queue: CommandQueue): QueueView => useSyncExternalStore(queue.subscribe, queue.view);

interface OpenOptions {
  readonly member: StaffMember;
  readonly name: RecordName;
  readonly page: EditedPage;
  readonly saved: ConstructorParameters<typeof CommandQueue>[1];
  readonly kept: ConstructorParameters<typeof CommandQueue>[2];
  readonly onFailure: (error: unknown) => undefined;
}

function openQueue({ member, name, page, saved, kept, onFailure }: OpenOptions): CommandQueue {
  const keep = beginKeeping<KeptCommands>(member.id, { what: "layout", ...name });
  return new CommandQueue(
    {
      policy: policyFor(member, page),
      save: (command, from) => saveCommand(name, command, from).catch((error: unknown) => onFailure(error) ?? "unreachable"),
      load: () =>
        readRecord(name).then(
          (record) => record.saved,
          (error: unknown) => onFailure(error),
        ),
      keep: (work) => {
        const isUnsaved = work.waiting.length > 0;
        const isEmpty = !isUnsaved && work.undo.length + work.redo.length === 0;
        void keep(isEmpty ? undefined : { work, isUnsaved });
      },
      newId: () => crypto.randomUUID(),
    },
    saved,
    kept,
  );
}
