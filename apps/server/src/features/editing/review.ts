/** What becomes of a change set that was submitted: approved, rejected, taken back, scheduled. */
import { mayDo } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { findHolder } from "../staff/find-holder.ts";
import { type ChangeSet, lockChangeSet, requireState, sitesOf, updateChangeSet } from "./change-set-store.ts";
import { digestOf, type Edition, editionsOf } from "./editions.ts";
import { recordOnSet } from "./record-on-set.ts";
import { type Actor, notAsAsked, Refused } from "./refused.ts";

interface Decision {
  readonly id: string;
  /** Version of the change set as it was looked at; undefined: whatever it is. */
  readonly expected: number | undefined;
}

/**
 * Approves exactly what was looked at. An emergency publication is approved afterwards in the same way.
 * @param digest of the editions that were looked at
 * @throws Refused
 */
export async function approveChangeSet(
  db: Kysely<Database>,
  actor: NonNullable<Actor>,
  { id, expected, digest }: Decision & { readonly digest: string },
): Promise<ChangeSet> {
  return db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, id, expected, { actor, action: "changeSet.approve" });
    if (!(set.state === "published" && set.is_emergency)) requireState(set, ["in review", "approved"], "approved");
    const editions = await editionsOf(transaction, set);
    if (digestOf(editions) !== digest)
      throw new Refused("changed-meanwhile", "The change set is not any more what was looked at. Look at it again, and decide anew.", {
        digest: digestOf(editions),
      });
    if ((await needsFourEyes(transaction, set)) && authorsOf(editions).has(actor.id))
      throw new Refused(
        "own-work",
        "Somebody else has to approve this: you wrote a part of it, and the policy of its site asks for four eyes.",
      );
    await transaction
      .insertInto("approval")
      .values({ change_set_id: id, revision: set.revision, digest, account_id: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await audit(transaction, actor, "changeSet.approve", set);
    return updateChangeSet(transaction, id, set.state === "in review" ? { state: "approved" } : {});
  });
}

/** Sends a change set back, with the reason that its authors read. @throws Refused */
export async function rejectChangeSet(
  db: Kysely<Database>,
  actor: Actor,
  { id, expected, reason }: Decision & { readonly reason: string },
): Promise<ChangeSet> {
  return decide(db, actor, { id, expected }, { states: ["in review", "approved"], act: "reject", changes: { state: "rejected", reason } });
}

/** Takes a change set back before it is published. @throws Refused */
export async function withdrawChangeSet(db: Kysely<Database>, actor: Actor, decision: Decision): Promise<ChangeSet> {
  return decide(db, actor, decision, {
    states: ["draft", "rejected", "needs attention", "in review", "approved", "scheduled"],
    act: "withdraw",
    changes: { state: "withdrawn", reason: null },
  });
}

/**
 * Publishes an approved change set later.
 * @param publishAt in the future by the database's clock
 * @param expireAt when what it did is taken back; undefined: never
 * @throws Refused
 */
export async function scheduleChangeSet(
  db: Kysely<Database>,
  actor: Actor,
  { id, expected, publishAt, expireAt }: Decision & { readonly publishAt: Date; readonly expireAt: Date | undefined },
): Promise<ChangeSet> {
  const { rows } = await sql<{ later: boolean }>`select ${publishAt}::timestamptz > clock_timestamp() as later`.execute(db);
  if (!rows[0]?.later)
    throw notAsAsked("time-over", "The time of publication is over already; choose one that is to come, or publish at once.");
  if (expireAt && expireAt <= publishAt) throw notAsAsked("ends-before", "A publication ends after it begins.");
  return decide(
    db,
    actor,
    { id, expected },
    {
      states: ["approved", "scheduled"],
      act: "schedule",
      changes: { state: "scheduled", publish_at: publishAt, expire_at: expireAt ?? null },
    },
  );
}

const done = { reject: "rejected", withdraw: "withdrawn", schedule: "scheduled" } as const;

async function decide(
  db: Kysely<Database>,
  actor: Actor,
  { id, expected }: Decision,
  {
    states,
    act,
    changes,
  }: {
    readonly states: readonly ChangeSet["state"][];
    readonly act: keyof typeof done;
    readonly changes: Parameters<typeof updateChangeSet>[2];
  },
): Promise<ChangeSet> {
  return db.transaction().execute(async (transaction) => {
    const set = await lockChangeSet(transaction, id, expected, { actor, action: `changeSet.${act}` });
    requireState(set, states, done[act]);
    if (act === "schedule") await requireApproved(transaction, actor, set, await editionsOf(transaction, set));
    if (act === "withdraw") await requireOthersEnd(transaction, actor, set);
    await audit(transaction, actor, `changeSet.${act}`, set);
    return updateChangeSet(transaction, id, changes);
  });
}

/**
 * The end of a publication is published at its time without an approval of its own.
 * @throws Refused unless exactly these editions are approved, by somebody who wrote none of them where a site asks for it
 */
export async function requireApproved(
  transaction: Kysely<Database>,
  actor: Actor,
  set: ChangeSet,
  editions: readonly Edition[],
): Promise<void> {
  if (isPlannedEnd(set)) return requireOthersEnd(transaction, actor, set);
  if (!(await isApproved(transaction, set, editions)))
    throw new Refused("not-approved", "Nobody who may approve it has approved the change set as it is now.");
}

/** As the publication made it: submitted anew it is a set as any other. */
const isPlannedEnd = ({ ends, revision, state }: ChangeSet): boolean => ends !== null && revision === 1 && state === "scheduled";

/** @throws Refused where somebody moves, hastens or takes back the end of a publication that they wrote a part of, and a site asks for four eyes */
export async function requireOthersEnd(transaction: Kysely<Database>, actor: Actor, set: ChangeSet): Promise<void> {
  if (!actor || !isPlannedEnd(set) || !(await needsFourEyes(transaction, set))) return;
  if (authorsOf(await editionsOf(transaction, set)).has(actor.id))
    throw new Refused(
      "own-work",
      "Somebody else has to decide when this publication ends: you wrote a part of it, and the policy of its site asks for four eyes.",
    );
}

/** Whether exactly these editions are approved, by somebody who may approve them now. */
export async function isApproved(db: Kysely<Database>, set: ChangeSet, editions: readonly Edition[]): Promise<boolean> {
  const approvals = await db
    .selectFrom("approval")
    .select("account_id")
    .where("change_set_id", "=", set.id)
    .where("revision", "=", set.revision)
    .where("digest", "=", digestOf(editions))
    .execute();
  const authors = (await needsFourEyes(db, set)) ? authorsOf(editions) : new Set<string>();
  for (const { account_id: approver } of approvals) if (!authors.has(approver) && (await mayApprove(db, approver, set))) return true;
  return false;
}

/** Whether they may still: who is blocked, or has lost the role, stands for nothing that is published from then on. */
async function mayApprove(db: Kysely<Database>, account: string, set: ChangeSet): Promise<boolean> {
  const holder = await findHolder(db, account);
  if (!holder) return false;
  const isOwn = set.created_by === account;
  return (await sitesOf(db, set.id)).every((site) => mayDo(holder, "changeSet.approve", { site, isOwn }).allowed);
}

/** Who has approved the revision that was submitted last. */
export async function approvalsOf(
  db: Kysely<Database>,
  { id, revision }: ChangeSet,
): Promise<{ readonly account: string; readonly approvedAt: string }[]> {
  const rows = await db
    .selectFrom("approval")
    .select(["account_id", "approved_at"])
    .where("change_set_id", "=", id)
    .where("revision", "=", revision)
    .orderBy("approved_at")
    .execute();
  return rows.map(({ account_id: account, approved_at: at }) => ({ account, approvedAt: at.toISOString() }));
}

const authorsOf = (editions: readonly Edition[]): ReadonlySet<string> => new Set(editions.flatMap(({ authors }) => authors));

/** Whether one of its sites asks that somebody else approves; what belongs to no site asks for it where any site does. */
export async function needsFourEyes(db: Kysely<Database>, { id }: ChangeSet): Promise<boolean> {
  const sites = await sitesOf(db, id);
  const careful = await db.selectFrom("site").select("slug").where("review", "=", "four-eyes").execute();
  return careful.some(({ slug }) => sites.includes(slug) || sites.includes(null));
}

const audit = (transaction: Kysely<Database>, actor: Actor, act: string, { id, revision }: ChangeSet): Promise<void> =>
  recordOnSet(transaction, id, { actor: actor?.id, act, details: { revision } });
