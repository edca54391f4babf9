import type { ChangeSetContents, ChangeSetView } from "@portal/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type Answer, call, type CallFailed } from "../calls/call.ts";
import { type Act, useAct } from "../calls/use-act.ts";
import { holdsOthers, isChangedSince, openStates } from "./may-do-with-set.ts";
import { type SubmissionError, submissionErrorsOf } from "./submission-errors.ts";

const keyOf = (id: string): readonly string[] => ["change-set", id];

export function useChangeSet(id: string): { readonly answer: Answer<ChangeSetContents> | undefined; readonly error: CallFailed | null } {
  const { data, error } = useQuery<Answer<ChangeSetContents>, CallFailed>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readContents(id, signal),
  });
  return { answer: data, error };
}

export interface EditedSet {
  /** As it was when the editor was opened: without what is saved since. undefined: not known yet. */
  readonly contents: ChangeSetContents | undefined;
  /** The set, where what it holds is only read; null: it is edited. */
  readonly closed: ChangeSetView | null;
  readonly error: CallFailed | null;
}

/**
 * The set whose record is edited. Kept apart from what the set's page shows: each save in an editor makes a new version, and the page would begin with the
 * one before.
 */
export function useEditedSet(id: string): EditedSet {
  const { data, error } = useQuery<ChangeSetContents, CallFailed>({
    queryKey: [...keyOf(id), "edited"],
    queryFn: async ({ signal }) => (await readContents(id, signal)).data,
  });
  return { contents: data, closed: data === undefined || openStates.has(data.changeSet.state) ? null : data.changeSet, error };
}

const pathOf = (id: string): string => `change-sets/${encodeURIComponent(id)}`;
const readContents = (id: string, signal?: AbortSignal): Promise<Answer<ChangeSetContents>> =>
  call(pathOf(id), signal === undefined ? {} : { signal });

export interface ChangeSetAct {
  readonly name: "submit" | "rebase" | "approve" | "reject" | "withdraw" | "schedule" | "publish" | "publish-emergency";
  readonly body: object;
}

export interface EditedRecord {
  readonly kind: string;
  readonly key: string;
  readonly queue: {
    /** Saves what is not saved yet. @returns whether all of it is saved */
    readonly flush: () => Promise<boolean>;
    /** Of the draft as it was saved last. */
    readonly version: number;
  };
}

export interface Acting extends Omit<Act, "run"> {
  readonly act: (act: ChangeSetAct) => void;
  /** Submits, approves and publishes. @param edited in whose editor it is asked for */
  readonly publishAlone: (edited?: EditedRecord) => void;
  /** What keeps records from being submitted or published. */
  readonly submissionErrors: readonly SubmissionError[];
}

/** What was typed could not be saved: nothing is published. */
class NotSaved extends Error {}

export interface ActingOptions {
  readonly id: string;
  /** Of what is shown: it is acted on as it was seen. undefined: as it is when the act begins. */
  readonly etag: string | undefined;
  readonly onDone: () => void;
}

export function useChangeSetAct({ id, etag, onDone }: ActingOptions): Acting {
  const { t } = useTranslation();
  const { run, ...state } = useAct((error) =>
    error instanceof NotSaved ? t("acts.notSaved") : submissionErrorsOf(error).length > 0 ? t("checks.refused") : undefined,
  );
  const refresh = useChangeSetRefresh(id);
  const refreshed = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } finally {
      // Also where it was refused: somebody else has changed it meanwhile, perhaps.
      await refresh();
    }
    onDone();
  };
  return {
    act: (act) => run(() => refreshed(() => send(id, act, etag))),
    publishAlone: (edited) => run(() => refreshed(() => publishAlone(id, etag, edited))),
    submissionErrors: submissionErrorsOf(state.error),
    ...state,
  };
}

/** @param etag of what was seen. @returns that of what came of it. @throws CallFailed */
const send = async (id: string, { name, body }: ChangeSetAct, etag: string | undefined): Promise<string | undefined> =>
  (await call(`${pathOf(id)}/${name}`, { method: "POST", body, ...(etag !== undefined && { ifMatch: etag }) })).etag;

/**
 * From drafts to what visitors read, in three acts: each on exactly what the one before left. Where one of them was refused, the next attempt goes on from there.
 * Where the set holds more by now than the record in whose editor one is, or somebody else has changed that since, nothing is published unseen.
 * @throws NotSaved, CallFailed
 */
async function publishAlone(id: string, seen: string | undefined, edited: EditedRecord | undefined): Promise<void> {
  if (edited && !(await edited.queue.flush())) throw new NotSaved();
  const first = await readContents(id);
  const { state } = first.data.changeSet;
  if (edited && (holdsOthers(first.data, edited) || isChangedSince(first.data, edited, edited.queue.version))) return;
  let etag = openStates.has(state) ? await send(id, { name: "submit", body: {} }, seen ?? first.etag) : first.etag;
  if (state !== "approved") {
    const { digest } = (await readContents(id)).data;
    etag = await send(id, { name: "approve", body: { digest: digest ?? "" } }, etag);
  }
  await send(id, { name: "publish", body: {} }, etag);
}

/** @returns asks anew for a change set, and for lists of them; the same function as long as the set is */
export function useChangeSetRefresh(id: string): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all([client.invalidateQueries({ queryKey: keyOf(id) }), client.invalidateQueries({ queryKey: ["change-sets"] })]),
    [client, id],
  );
}
