/** Where a page's layout is read and saved: the calls of a change set. */
import { readLayoutState } from "@portal/core/edit";
import { call } from "../calls/call.ts";
import { saveFailure } from "../calls/save-failure.ts";
import { liveState } from "../comparison/use-comparison.ts";
import { type DraftAnswer, draftPath, type DraftName, readDraft } from "../records/draft-store.ts";
import type { SavedLayout, SaveOutcome, WaitingCommand } from "./command-queue.ts";
import type { EditedPage, RecordFields } from "./edited-page.ts";

export interface RecordName extends DraftName {
  readonly kind: EditedPage["kind"];
}

export interface SavedRecord {
  readonly record: RecordFields;
  readonly saved: SavedLayout;
}

/** The draft of a record; where the change set has none yet, the live record. @throws CallFailed */
export async function readRecord(name: RecordName): Promise<SavedRecord> {
  const { record, version, baseHash } = await readDraft(name);
  return { record, saved: { state: readLayoutState(record["metadata"]), version, baseHash: baseHash ?? undefined } };
}

/** The site of a category as visitors read it; a site of which the member may read nothing is known by its slug alone. @throws CallFailed */
export async function readSite(slug: string): Promise<RecordFields> {
  return (await liveState("site", slug))?.record ?? { slug };
}

/** @throws CallFailed where it is not about this command, but about who sends it */
export async function saveCommand(name: RecordName, { id, command }: WaitingCommand, from: SavedLayout): Promise<SaveOutcome> {
  try {
    const { data } = await call<{ draft: DraftAnswer | null }>(`${draftPath(name)}/commands`, {
      method: "POST",
      ifMatch: `"${from.version}"`,
      idempotencyKey: id,
      body: { command, ...(from.baseHash !== undefined && { baseHash: from.baseHash }) },
    });
    return data.draft?.record ? draftRecord(data.draft.record, data.draft.version).saved : from;
  } catch (error) {
    const failure = saveFailure(error);
    return typeof failure === "string" ? failure : { refusal: failure.message };
  }
}

const draftRecord = (record: RecordFields, version: number): SavedRecord => ({
  record,
  saved: { state: readLayoutState(record["metadata"]), version, baseHash: undefined },
});
