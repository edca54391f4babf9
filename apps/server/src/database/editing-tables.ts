/** Tables of editing: change sets, drafts, editions, versions of records, redirects. */
import type { ArticlePart } from "@portal/domain";
import type { ChangeSetState } from "@portal/contracts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type Id = GeneratedAlways<string>;
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type Later = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Sent as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
type RecordFields = Readonly<Record<string, unknown>>;

export interface ChangeSetTable {
  id: Generated<string>;
  title: string;
  state: Generated<ChangeSetState>;
  revision: Generated<number>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
  publish_at: Later;
  expire_at: Later;
  published_at: Later;
  is_emergency: Generated<boolean>;
  reason: string | null;
  /** The highest version of the drafts that were taken out of it. */
  dropped_version: Generated<number>;
  ends: ColumnType<string | null, string | null | undefined, never>;
}

/** Which record, and what is wanted of it. */
interface Wanted {
  kind: string;
  key: string;
  former_key: string | null;
  site: string | null;
  base_hash: string | null;
  record: JsonOrNull<RecordFields>;
  successor: string | null;
}

export interface DraftTable extends Wanted {
  change_set_id: string;
  version: Generated<number>;
  authors: Generated<string[]>;
  updated_by: string | null;
  updated_at: Moment;
}

export interface DraftPatchTable {
  change_set_id: string;
  kind: string;
  key: string;
  version: number;
  patch: Json<readonly object[]>;
  inverse: Json<readonly object[]>;
  author: string | null;
  written_at: Moment;
}

export interface EditionTable extends Wanted {
  id: Id;
  change_set_id: string;
  revision: number;
  hash: string | null;
  authors: string[];
  note: string | null;
  sealed_at: Moment;
  erased_at: Later;
}

export interface ApprovalTable {
  change_set_id: string;
  revision: number;
  digest: string;
  account_id: string;
  approved_at: Moment;
}

export interface RecordVersionTable {
  id: Id;
  kind: string;
  key: string;
  record: JsonOrNull<RecordFields>;
  hash: string | null;
  origin: "baseline" | "change set" | "import" | "moderation";
  change_set_id: string | null;
  author: string | null;
  written_at: Moment;
  erased_at: Later;
  /** Of the deletion that ended the record, which the database keeps; null: it has not ended. */
  ended_by: Generated<string | null>;
  /** Parts of an article that differ from the version before, where everybody could read both; null: none. */
  public_changes: Generated<ArticlePart[] | null>;
}

export interface RecordBytesTable {
  sha256: string;
  bytes: Buffer;
  kept_at: Moment;
}

export interface RedirectTable {
  path: string;
  target: string | null;
  change_set_id: string | null;
  created_at: Moment;
}

export interface ChangeSetCommentTable {
  id: Generated<string>;
  change_set_id: string;
  kind: string | null;
  key: string | null;
  site: string | null;
  body: string;
  author: string;
  written_at: Moment;
  done_at: Later;
  done_by: string | null;
}

export interface EditingTables {
  change_set: ChangeSetTable;
  change_set_comment: ChangeSetCommentTable;
  draft: DraftTable;
  draft_patch: DraftPatchTable;
  edition: EditionTable;
  approval: ApprovalTable;
  record_version: RecordVersionTable;
  record_bytes: RecordBytesTable;
  redirect: RedirectTable;
}
