/** Comments on a change set: what its readers say to each other before it is published. */
import { mayDo } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { RecordKey } from "../../content/records.ts";
import type { Database } from "../../database/schema.ts";
import { type ChangeSet, isOwnSet, lockChangeSet, readableSet, sitesOf } from "./change-set-store.ts";
import { findDraft } from "./drafts.ts";
import { announceComment, type NoticeTools } from "./notices.ts";
import { recordOnSet } from "./record-on-set.ts";
import { type Actor, mayRead, notAsAsked, Refused } from "./refused.ts";

type Member = NonNullable<Actor>;

/** Of a set: its page shows them all. */
const MOST_COMMENTS = 500;

export interface Comment {
  readonly id: string;
  /** The record that it is about; null: the set as a whole. */
  readonly kind: string | null;
  readonly key: string | null;
  readonly site: string | null;
  /** Whether the set holds that record. */
  readonly isInSet: boolean;
  readonly text: string;
  readonly author: string;
  readonly authorName: string | null;
  readonly writtenAt: Date;
  readonly doneAt: Date | null;
  readonly doneByName: string | null;
}

/** Oldest first, without those about records that the member may not read. @throws Refused where there is no such set for them */
export async function listComments(db: Kysely<Database>, member: Member, id: string): Promise<readonly Comment[]> {
  return readComments(db, member, await readableSet(db, member, id), undefined);
}

async function readComments(
  db: Kysely<Database>,
  member: Member,
  { id, revision, state }: ChangeSet,
  only: string | undefined,
): Promise<readonly Comment[]> {
  // A published set has no drafts any more.
  const held = sql`
    select kind, key, former_key from draft where change_set_id = ${id}
    union all select kind, key, former_key from edition where change_set_id = ${id} and revision = ${revision} and ${state === "published"}`;
  const { rows } = await sql<Comment>`
    with held as (${held})
    select c.id, c.kind, c.key, c.site, c.body as text, c.author, a.name as "authorName", c.written_at as "writtenAt", c.done_at as "doneAt",
      d.name as "doneByName", exists (select from held h where h.kind = c.kind and c.key in (h.key, h.former_key)) as "isInSet"
    from change_set_comment c left join account a on a.id = c.author left join account d on d.id = c.done_by
    where c.change_set_id = ${id} and ${only === undefined ? sql`true` : sql`c.id = ${only}`}
    order by c.written_at, c.id`.execute(db);
  return rows.filter(({ kind, site }) => kind === null || mayRead(member, site));
}

/** A set whose discussion goes on, locked until the transaction ends: what is published is history, with what was said of it. @throws Refused */
async function lockDiscussed(transaction: Kysely<Database>, member: Member, id: string): Promise<ChangeSet> {
  await readableSet(transaction, member, id);
  const set = await lockChangeSet(transaction, id, undefined);
  if (set.state === "published")
    throw new Refused("wrong-state", "The change set is published: what was said of it stays as it is.", { state: set.state });
  return set;
}

/**
 * Says something of a set to its other readers; those who wrote it get a mail.
 * @param about a record that the set holds; undefined: the set as a whole
 * @throws Refused
 */
export async function writeComment(
  db: Kysely<Database>,
  tools: NoticeTools,
  member: Member,
  { id, text, about }: { readonly id: string; readonly text: string; readonly about: RecordKey | undefined },
): Promise<Comment> {
  return db.transaction().execute(async (transaction) => {
    const set = await lockDiscussed(transaction, member, id);
    const record = about && (await heldRecord(transaction, member, id, about));
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from change_set_comment where change_set_id = ${id}`.execute(transaction);
    if ((rows[0]?.count ?? 0) >= MOST_COMMENTS)
      throw notAsAsked(
        "too-many-comments",
        `A change set takes ${MOST_COMMENTS} comments: remove some that are done, or go on in another set.`,
        { most: MOST_COMMENTS },
      );
    const written = await transaction
      .insertInto("change_set_comment")
      .values({
        change_set_id: id,
        kind: about?.kind ?? null,
        key: about?.key ?? null,
        site: record?.site ?? null,
        body: text,
        author: member.id,
        done_by: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordOnSet(transaction, id, { actor: member.id, act: "changeSet.comment", details: { comment: written.id } });
    await announceComment(transaction, tools, set, { author: member.id, name: member.name, about: record });
    return findComment(transaction, member, set, written.id);
  });
}

/** @throws Refused where the set holds no such record for the member */
async function heldRecord(db: Kysely<Database>, member: Member, id: string, name: RecordKey): Promise<{ readonly site: string | null }> {
  const draft = await findDraft(db, id, name);
  if (!draft || !mayRead(member, draft.site)) throw new Refused("not-found", "The change set holds no such record.");
  return draft;
}

/** @throws Refused where the set has no such comment that the member may read */
async function findComment(db: Kysely<Database>, member: Member, set: ChangeSet, comment: string): Promise<Comment> {
  const [found] = await readComments(db, member, set, comment);
  if (!found) throw new Refused("not-found", "The change set has no such comment.");
  return found;
}

/** Marks a comment as done, or opens it again: for who wrote it, and who may submit the set. @throws Refused */
export async function markComment(
  db: Kysely<Database>,
  member: Member,
  { id, comment, isDone }: { readonly id: string; readonly comment: string; readonly isDone: boolean },
): Promise<Comment> {
  return db.transaction().execute(async (transaction) => {
    const set = await lockDiscussed(transaction, member, id);
    const { author, doneAt } = await findComment(transaction, member, set, comment);
    if (author !== member.id && !(await maySubmit(transaction, member, set)))
      throw new Refused("not-permitted", "Only who wrote a comment, or may submit the change set, marks it as done or opens it again.");
    if ((doneAt !== null) === isDone)
      throw new Refused("wrong-state", `This comment is ${isDone ? "done" : "open"} already; somebody else may have been quicker.`);
    await transaction
      .updateTable("change_set_comment")
      .set({ done_at: isDone ? sql<Date>`clock_timestamp()` : null, done_by: isDone ? member.id : null })
      .where("id", "=", comment)
      .execute();
    const act = isDone ? "changeSet.commentDone" : "changeSet.commentReopen";
    await recordOnSet(transaction, id, { actor: member.id, act, details: { comment } });
    return findComment(transaction, member, set, comment);
  });
}

async function maySubmit(db: Kysely<Database>, member: Member, set: ChangeSet): Promise<boolean> {
  const isOwn = isOwnSet(member, set);
  const sites = await sitesOf(db, set.id);
  return sites.length === 0 ? isOwn : sites.every((site) => mayDo(member, "changeSet.submit", { site, isOwn }).allowed);
}

/** Removes a comment for good: for who wrote it. @throws Refused */
export async function removeComment(
  db: Kysely<Database>,
  member: Member,
  { id, comment }: { readonly id: string; readonly comment: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const set = await lockDiscussed(transaction, member, id);
    const { author } = await findComment(transaction, member, set, comment);
    if (author !== member.id) throw new Refused("not-permitted", "Only who wrote a comment removes it.");
    await transaction.deleteFrom("change_set_comment").where("id", "=", comment).execute();
    await recordOnSet(transaction, id, { actor: member.id, act: "changeSet.commentRemove", details: { comment } });
  });
}
