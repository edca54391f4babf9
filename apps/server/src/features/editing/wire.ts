/** How change sets and records travel: JSON schemas of the calls, and rows as their answers say them. */
import { kinds } from "@portal/domain/records";
import { type ChangedRecord, changeSetStates, type ChangeSetView } from "@portal/contracts";
import type { ChangeSet } from "./change-set-store.ts";
import type { DraftSummary, EditionSummary } from "./contents.ts";
import type { Draft } from "./drafts.ts";
import type { Edition } from "./editions.ts";
import { Refused } from "./refused.ts";
import type { Version } from "./restore.ts";

/** Of an object that is sent, and has no other fields. */
export const body = (required: readonly string[], properties: object): object => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

export const uuid = { type: "string", format: "uuid" };
export const kindSchema = { type: "string", enum: [...kinds] };
/** PostgreSQL holds no NUL. */
export const NO_NUL = "^[^\\u0000]*$";
/** Of a change set: one line with something in it, as mails and lists say it. */
export const titleSchema = { type: "string", minLength: 1, maxLength: 300, pattern: "^[^\\p{Cc}]*[^\\s\\p{Cc}][^\\p{Cc}]*$" };
/** Of notes, reasons and comments: several lines with something in them. */
export const longTextSchema = { type: "string", minLength: 1, maxLength: 2000, pattern: "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$" };
export const keySchema = {
  description: "As the record has it: a slug; `site/slug` of pages and questions; a path of files.",
  type: "string",
  minLength: 1,
  maxLength: 1000,
  pattern: NO_NUL,
};
export const baseHashSchema = {
  description: "Of the live record, as it was read before the first save of a draft; null: there was none.",
  type: "string",
  pattern: "^[0-9a-f]{64}$",
  examples: ["0".repeat(64)],
};
const moment = { type: "string", format: "date-time", examples: ["2026-12-01T02:00:00Z"] };
const nullable = (schema: { readonly type: string }): object => ({ ...schema, type: [schema.type, "null"] });
const anyObject = { type: ["object", "null"], additionalProperties: true };

export const changeSetSchema = {
  type: "object",
  properties: {
    id: uuid,
    title: { type: "string" },
    state: { type: "string", enum: changeSetStates },
    revision: { description: "How often it was submitted.", type: "integer" },
    version: { description: "Its entity tag: what `if-match` names.", type: "integer" },
    createdBy: nullable(uuid),
    createdAt: moment,
    updatedAt: moment,
    publishAt: nullable(moment),
    expireAt: nullable(moment),
    publishedAt: nullable(moment),
    isEmergency: { type: "boolean" },
    reason: { description: "Why it was rejected, or needs attention.", type: ["string", "null"] },
    ends: { description: "The published set that this one takes back.", ...nullable(uuid) },
  },
};

export const listedSetSchema = {
  ...changeSetSchema,
  properties: {
    ...changeSetSchema.properties,
    openComments: { description: "Comments on it that are not done, as far as the caller may read them.", type: "integer" },
  },
};

export const showChangeSet = (set: ChangeSet): ChangeSetView => ({
  id: set.id,
  title: set.title,
  state: set.state,
  revision: set.revision,
  version: set.version,
  createdBy: set.created_by,
  createdAt: set.created_at.toISOString(),
  updatedAt: set.updated_at.toISOString(),
  publishAt: set.publish_at?.toISOString() ?? null,
  expireAt: set.expire_at?.toISOString() ?? null,
  publishedAt: set.published_at?.toISOString() ?? null,
  isEmergency: set.is_emergency,
  reason: set.reason,
  ends: set.ends,
});

const draftFields = {
  kind: kindSchema,
  key: keySchema,
  formerKey: { type: ["string", "null"] },
  site: { type: ["string", "null"] },
  baseHash: { description: "Of the live record that it began with.", type: ["string", "null"] },
  successor: { type: ["string", "null"] },
  version: { description: "Its entity tag: what `if-match` names.", type: "integer" },
  authors: { type: "array", items: uuid },
  updatedAt: moment,
};
/** Instead of the record, in lists of what a change set holds. */
const summaryFields = {
  title: { description: "Title or name; null: it has none, or is to be deleted.", type: ["string", "null"] },
  isDeletion: { type: "boolean" },
  path: { description: "Path of its page; null: it has none of its own, or is to be deleted.", type: ["string", "null"] },
};

export const draftSchema = {
  type: "object",
  properties: { ...draftFields, record: { description: "null: the record is to be deleted.", ...anyObject } },
};
export const layoutProblemSchema = {
  type: "object",
  properties: {
    code: { description: "As docs/layouts.md lists it.", type: "string" },
    path: { description: "JSON Pointer into the metadata.", type: "string" },
    block: { description: "Key of the block; null: it is of the whole page.", type: ["string", "null"] },
    isNew: { description: "The live page does not have it.", type: "boolean" },
    problem: { type: "string" },
    advice: { type: "string" },
  },
};
export const draftSummarySchema = { type: "object", properties: { ...draftFields, ...summaryFields } };

const draftHead = (draft: Omit<DraftSummary, "title" | "isDeletion" | "path">) => ({
  kind: draft.kind,
  key: draft.key,
  formerKey: draft.former_key,
  site: draft.site,
  baseHash: draft.base_hash,
  successor: draft.successor,
  version: draft.version,
  authors: draft.authors,
  updatedAt: draft.updated_at.toISOString(),
});
export const showDraft = (draft: Draft): object => ({ ...draftHead(draft), record: draft.record });
export const showDraftSummary = (draft: DraftSummary): ChangedRecord => ({
  ...draftHead(draft),
  title: draft.title,
  isDeletion: draft.isDeletion,
  path: draft.path,
});

const editionFields = {
  kind: kindSchema,
  key: keySchema,
  formerKey: { type: ["string", "null"] },
  site: { type: ["string", "null"] },
  baseHash: { type: ["string", "null"] },
  hash: { description: "null: the record is to be deleted.", type: ["string", "null"] },
  successor: { type: ["string", "null"] },
  authors: { type: "array", items: uuid },
  note: { type: ["string", "null"] },
  sealedAt: moment,
};

export const editionSchema = {
  type: "object",
  properties: { ...editionFields, record: { description: "null: of a deletion, or erased.", ...anyObject } },
};
export const editionSummarySchema = { type: "object", properties: { ...editionFields, ...summaryFields } };

const editionHead = (edition: Omit<EditionSummary, "title" | "isDeletion" | "path">) => ({
  kind: edition.kind,
  key: edition.key,
  formerKey: edition.former_key,
  site: edition.site,
  baseHash: edition.base_hash,
  hash: edition.hash,
  successor: edition.successor,
  authors: edition.authors,
  note: edition.note,
  sealedAt: edition.sealed_at.toISOString(),
});
export const showEdition = (edition: Edition): object => ({ ...editionHead(edition), record: edition.record });
export const showEditionSummary = (edition: EditionSummary): ChangedRecord => ({
  ...editionHead(edition),
  title: edition.title,
  isDeletion: edition.isDeletion,
  path: edition.path,
});

export const versionSchema = {
  type: "object",
  properties: {
    id: { type: "string" },
    kind: kindSchema,
    key: keySchema,
    record: { description: "null: deleted, or erased.", ...anyObject },
    hash: { type: ["string", "null"] },
    origin: { type: "string", enum: ["baseline", "change set", "import", "moderation"] },
    changeSetId: nullable(uuid),
    author: nullable(uuid),
    writtenAt: moment,
    isErased: { type: "boolean" },
  },
};

export const showVersion = (version: Version): object => ({ ...version, writtenAt: version.writtenAt.toISOString() });

/** A moment that was sent. @throws Refused where no clock here knows it: JSON Schema takes leap seconds, and zones without minutes */
export function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new Refused(
      "invalid",
      `${JSON.stringify(text)} is no moment here: write one as 2026-12-01T09:00:00+07:00, with seconds up to 59.`,
    );
  return moment;
}
