import { type Kysely, type Selectable, sql } from "kysely";
import type { ChangeSetState, ChangeSetTable } from "../../database/editing-tables.ts";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";
import { type Actor, mayRead, Refused, requireAllowed } from "./refused.ts";

export type ChangeSet = Selectable<ChangeSetTable>;

/** Slugs of the sites that a change set touches; null: what belongs to no one site. Of the drafts, which editions are made of. */
export async function sitesOf(db: Kysely<Database>, id: string): Promise<readonly (string | null)[]> {
  const rows = await db
    .selectFrom("draft")
    .select("site")
    .where("change_set_id", "=", id)
    .union(db.selectFrom("edition").select("site").where("change_set_id", "=", id))
    .execute();
  return rows.map(({ site }) => site);
}

export async function makeChangeSet(
  db: Kysely<Database>,
  actor: Actor,
  { title, ends }: { readonly title: string; readonly ends?: string },
): Promise<ChangeSet> {
  const set = await db
    .insertInto("change_set")
    .values({ title, created_by: actor?.id ?? null, reason: null, ends: ends ?? null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAct(db, { actor: actor?.id, act: "changeSet.make", subject: `change-set:${set.id}` });
  return set;
}

export async function findChangeSet(db: Kysely<Database>, id: string): Promise<ChangeSet | undefined> {
  return db.selectFrom("change_set").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The change set, locked until the transaction ends: acts on one set take turns.
 * @param expected its version as whoever acts has seen it; undefined: whatever it is
 * @throws Refused
 */
export async function lockChangeSet(transaction: Kysely<Database>, id: string, expected: number | undefined): Promise<ChangeSet> {
  const set = await transaction.selectFrom("change_set").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!set) throw new Refused("not-found", "There is no such change set.");
  if (expected !== undefined && set.version !== expected)
    throw new Refused(
      "changed-meanwhile",
      `The change set has changed since version ${expected}: it is version ${set.version} now. Read it again, and decide anew.`,
      { version: set.version, state: set.state },
    );
  return set;
}

/** @throws Refused unless the set is in one of these states */
export function requireState(set: ChangeSet, states: readonly ChangeSetState[], act: string): void {
  if (!states.includes(set.state))
    throw new Refused(
      "wrong-state",
      `A change set that is "${set.state}" cannot be ${act}; only one that is ${states.map((state) => `"${state}"`).join(" or ")}.`,
      {
        state: set.state,
      },
    );
}

/** @throws Refused where somebody may not do this to every site of the set */
export async function requireOnSet(
  transaction: Kysely<Database>,
  actor: Actor,
  action: Parameters<typeof requireAllowed>[1],
  set: ChangeSet,
): Promise<void> {
  const isOwn = actor !== undefined && set.created_by === actor.id;
  const touched = await sitesOf(transaction, set.id);
  // One that is still empty is its maker's.
  const sites = touched.length > 0 || isOwn ? touched : [null];
  requireAllowed(
    actor,
    action,
    sites.map((site) => ({ site, isOwn })),
  );
}

/** Changes the row of a locked set; its version counts on. */
export async function updateChangeSet(
  transaction: Kysely<Database>,
  id: string,
  changes: Partial<
    Pick<ChangeSet, "title" | "state" | "revision" | "publish_at" | "expire_at" | "published_at" | "is_emergency" | "reason">
  >,
): Promise<ChangeSet> {
  return transaction
    .updateTable("change_set")
    .set({ ...changes, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * A set that touches a site whose records the actor may read, or their own one that is empty still. Whoever made it has no more rights than others: drafts of
 * sites where they have no role are not for them.
 * @throws Refused where there is none
 */
export async function readableSet(db: Kysely<Database>, actor: NonNullable<Actor>, id: string): Promise<ChangeSet> {
  const set = await findChangeSet(db, id);
  if (!set) throw new Refused("not-found", "There is no such change set.");
  const sites = await sitesOf(db, id);
  if (!sites.some((site) => mayRead(actor, site))) await requireOnSet(db, actor, "record.read", set);
  return set;
}
