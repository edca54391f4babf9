/** Where a page's layout is read and saved: the calls of a change set. */
import type { ChangeSetContents } from "@portal/contracts";
import { readLayoutState } from "@portal/core/edit";
import { type Answer, call, CallFailed } from "../calls/call.ts";
import { liveState } from "../comparison/use-comparison.ts";
import type { SavedLayout, SaveOutcome, WaitingCommand } from "./command-queue.ts";
import type { EditedPage, RecordFields } from "./edited-page.ts";

export interface RecordName {
  readonly changeSetId: string;
  readonly kind: EditedPage["kind"];
  readonly key: string;
}

interface DraftView {
  readonly record: RecordFields | null;
  readonly version: number;
}

export interface SavedRecord {
  readonly record: RecordFields;
  readonly saved: SavedLayout;
}

const pathOf = ({ kind, key }: Pick<RecordName, "kind" | "key">): string => `records/${kind}/${encodeURIComponent(key)}`;
const draftPath = (name: RecordName): string => `change-sets/${name.changeSetId}/${pathOf(name)}`;

/** The draft of a record; where the change set has none yet, the live record. @throws CallFailed */
export async function readRecord(name: RecordName): Promise<SavedRecord> {
  const { data: set } = await call<ChangeSetContents>(`change-sets/${name.changeSetId}`);
  if (set.drafts.some(({ kind, key }) => kind === name.kind && key === name.key)) {
    const draft = await found(call<DraftView>(draftPath(name)));
    if (draft?.data.record) return draftRecord(draft.data.record, draft.data.version);
  }
  const { data } = await call<{ hash: string; record: RecordFields }>(pathOf(name));
  return { record: data.record, saved: { state: readLayoutState(data.record["metadata"]), version: 0, baseHash: data.hash } };
}

/** The site of a category as visitors read it; a site of which the member may read nothing is known by its slug alone. @throws CallFailed */
export async function readSite(slug: string): Promise<RecordFields> {
  return (await liveState("site", slug))?.record ?? { slug };
}

/** @throws CallFailed where it is not about this command, but about who sends it */
export async function saveCommand(name: RecordName, { id, command }: WaitingCommand, from: SavedLayout): Promise<SaveOutcome> {
  try {
    const { data } = await call<{ draft: DraftView | null }>(`${draftPath(name)}/commands`, {
      method: "POST",
      ifMatch: `"${from.version}"`,
      idempotencyKey: id,
      body: { command, ...(from.baseHash !== undefined && { baseHash: from.baseHash }) },
    });
    return data.draft?.record ? draftRecord(data.draft.record, data.draft.version).saved : from;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.status === 412) return "stale";
    if (error.refusal === "sign-in") throw error;
    return error.status === 0 || error.status === 429 || error.status >= 500 ? "unreachable" : { refusal: error.message };
  }
}

const draftRecord = (record: RecordFields, version: number): SavedRecord => ({
  record,
  saved: { state: readLayoutState(record["metadata"]), version, baseHash: undefined },
});

/** @returns undefined where there is none, or none that the member may see */
async function found<T>(asked: Promise<Answer<T>>): Promise<Answer<T> | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined;
    throw error;
  }
}
