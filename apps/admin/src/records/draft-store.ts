/** Where a record is read and saved: the calls of a change set. */
import type { ChangedRecord, ChangeSetContents } from "@portal/contracts";
import type { RecordFields } from "@portal/domain/records";
import { call, type CallFailed } from "../calls/call.ts";
import { saveFailure } from "../calls/save-failure.ts";
import { opened } from "./record-form.ts";

export interface DraftName {
  readonly changeSetId: string;
  readonly kind: string;
  readonly key: string;
}

/** A record as a change set holds it, or has published it; where it holds no draft, as visitors read it. */
export interface SavedDraft {
  readonly record: RecordFields;
  /** Of the draft; 0: there is none yet. */
  readonly version: number;
  /** Of the live record, null where there is none; undefined once there is a draft. */
  readonly baseHash: string | null | undefined;
  /** Key of the live record that the draft gives another one. */
  readonly formerKey?: string | null;
}

/** "stale": others have saved meanwhile; "unreachable": no answer; a refusal is said in words. */
export type SaveOutcome = SavedDraft | "stale" | "unreachable" | { readonly refusal: CallFailed };

export const recordPath = ({ kind, key }: Pick<DraftName, "kind" | "key">): string => `records/${kind}/${encodeURIComponent(key)}`;
export const draftPath = (name: DraftName): string => `change-sets/${encodeURIComponent(name.changeSetId)}/${recordPath(name)}`;

/** Where a draft of a new record, of a deletion or under another key begins. */
export interface DraftBeginning {
  readonly record: RecordFields | null;
  readonly baseHash: string | null;
  readonly formerKey?: string;
  readonly successor?: string;
}

/** Makes a draft that the change set does not hold yet. @throws CallFailed */
export const beginDraft = (name: DraftName, body: DraftBeginning): Promise<unknown> =>
  call(draftPath(name), { method: "PUT", ifMatch: '"0"', body });

/** Takes a draft out of its change set. @throws CallFailed */
export const dropDraft = (name: DraftName, version: number): Promise<unknown> =>
  call(draftPath(name), { method: "DELETE", ifMatch: `"${version}"` });

/** A draft as its call answers it. */
export interface DraftAnswer {
  readonly record: RecordFields | null;
  readonly version: number;
  readonly formerKey: string | null;
}

/** @throws CallFailed; 404 where the draft deletes the record */
export async function readDraft(name: DraftName): Promise<SavedDraft> {
  const { data: set } = await call<ChangeSetContents>(`change-sets/${encodeURIComponent(name.changeSetId)}`);
  const isMeant = ({ kind, key, isDeletion }: ChangedRecord): boolean => kind === name.kind && key === name.key && !isDeletion;
  if (set.changeSet.state === "published" && set.editions.some(isMeant)) {
    const path = `change-sets/${encodeURIComponent(name.changeSetId)}/editions/${name.kind}/${encodeURIComponent(name.key)}`;
    const { record, baseHash, formerKey } = (await call<Omit<DraftAnswer, "version"> & { baseHash: string | null }>(path)).data;
    if (record) return { record, version: 0, baseHash, formerKey };
  }
  if (set.drafts.some(isMeant)) {
    const { record, version, formerKey } = (await call<DraftAnswer>(draftPath(name))).data;
    if (record) return { record, version, baseHash: undefined, formerKey };
  }
  const { record, hash } = (await call<{ hash: string; record: RecordFields }>(recordPath(name))).data;
  return { record, version: 0, baseHash: hash };
}

/** As its form has it. @throws as readDraft */
export async function readOpened(name: DraftName): Promise<SavedDraft> {
  const saved = await readDraft(name);
  return { ...saved, record: opened(saved.record) };
}

/** @throws CallFailed where it is not about this record, but about who sends it */
export async function saveDraft(name: DraftName, record: RecordFields, { version, baseHash }: SavedDraft): Promise<SaveOutcome> {
  try {
    const { data } = await call<DraftAnswer>(draftPath(name), {
      method: "PUT",
      ifMatch: `"${version}"`,
      body: { record, ...(baseHash !== undefined && { baseHash }) },
    });
    return { record: data.record ?? record, version: data.version, baseHash: undefined };
  } catch (error) {
    const failure = saveFailure(error);
    return typeof failure === "string" ? failure : { refusal: failure };
  }
}
