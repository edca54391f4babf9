import type { ChangeSetState } from "@portal/contracts";
import { type Action, mayDo } from "@portal/contracts";
import { type Expression, type Kysely, type Selectable, sql } from "kysely";
import type { ChangeSetTable } from "../../database/editing-tables.ts";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";
import { type Actor, mayRead, Refused, requireAllowed } from "./refused.ts";

export type ChangeSet = Selectable<ChangeSetTable>;

/**
 * Slugs of the sites that a change set touches: where its records are to stand, and where those stood that it was put on; null: what belongs to no one
 * site. Of the drafts, which editions are made of.
 */
export async function sitesOf(db: Kysely<Database>, id: string): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ site: string | null }>`${touchedSites(sql.val(id))}`.execute(db);
  return rows.map(({ site }) => site);
}

/** The same as a statement. @param id of the change set, in SQL */
export const touchedSites = (id: Expression<string>) => sql`
    with wanted as (
      select kind, key, former_key, base_hash, site from draft where change_set_id = ${id}
      union all select kind, key, former_key, base_hash, site from edition where change_set_id = ${id}
    )
    select site from wanted
    union select s.slug from wanted w join record_version v on v.kind = w.kind and v.key in (w.key, w.former_key) and v.hash = w.base_hash
      join site s on s.slug = v.record ->> case w.kind when 'site' then 'slug' else 'site' end`;

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
  const sites = ends === undefined ? sitesOfMaker(actor) : await sitesOf(db, ends);
  for (const site of sites.length > 0 ? sites : [null])
    await recordAct(db, { actor: actor?.id, act: "changeSet.make", subject: `change-set:${set.id}`, site: site ?? undefined });
  return set;
}

/** A new set is empty still: auditors read that it was made on each site where its maker may put records into it. */
const sitesOfMaker = (actor: Actor): readonly string[] =>
  actor ? Object.keys(actor.roles).filter((site) => mayDo(actor, "changeSet.make", { site, isOwn: true }).allowed) : [];

export async function findChangeSet(db: Kysely<Database>, id: string): Promise<ChangeSet | undefined> {
  return db.selectFrom("change_set").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The change set, locked until the transaction ends: acts on one set take turns.
 * @param expected its version as whoever acts has seen it; undefined: whatever it is
 * @param act what they are about to do to every site of it: who may not is answered before anything is said of the set. undefined: asked elsewhere
 * @throws Refused
 */
export async function lockChangeSet(
  transaction: Kysely<Database>,
  id: string,
  expected: number | undefined,
  act?: { readonly actor: Actor; readonly action: Action },
): Promise<ChangeSet> {
  const set = await transaction.selectFrom("change_set").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!set) throw new Refused("not-found", "There is no such change set.");
  if (act) await requireOnSet(transaction, act.actor, act.action, set);
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
export async function requireOnSet(transaction: Kysely<Database>, actor: Actor, action: Action, set: ChangeSet): Promise<void> {
  requireOnSites(actor, action, set, await sitesOf(transaction, set.id));
}

/** @param touched of the set. @throws Refused where somebody may not do this to every one of them */
export function requireOnSites(actor: Actor, action: Action, set: ChangeSet, touched: readonly (string | null)[]): void {
  const isOwn = isOwnSet(actor, set);
  // One that is still empty is its maker's.
  const sites = touched.length > 0 || isOwn ? touched : [null];
  requireAllowed(
    actor,
    action,
    sites.map((site) => ({ site, isOwn })),
  );
}

export const isOwnSet = (actor: Actor, set: ChangeSet): boolean => actor !== undefined && set.created_by === actor.id;

/**
 * Who may not read a set puts nothing into it: its people could neither submit that nor take it out.
 * @throws Refused where somebody may not read what another person's set holds
 */
export async function requireOpenTo(db: Kysely<Database>, actor: Actor, set: ChangeSet): Promise<void> {
  if (isOwnSet(actor, set)) return;
  const sites = await sitesOf(db, set.id);
  requireAllowed(
    actor,
    "record.read",
    sites.map((site) => ({ site, isOwn: false })),
  );
}

/** States of what has a time of publication, or had one when something went wrong. */
const timed: ReadonlySet<ChangeSetState | undefined> = new Set(["scheduled", "published", "needs attention"]);

/** Changes the row of a locked set; its version counts on. What begins anew keeps no time of a former schedule. */
export async function updateChangeSet(
  transaction: Kysely<Database>,
  id: string,
  changes: Partial<
    Pick<
      ChangeSet,
      "title" | "state" | "revision" | "publish_at" | "expire_at" | "published_at" | "is_emergency" | "reason" | "dropped_version"
    >
  >,
): Promise<ChangeSet> {
  const times = changes.state === undefined || timed.has(changes.state) ? {} : { publish_at: null, expire_at: null };
  return transaction
    .updateTable("change_set")
    .set({ ...times, ...changes, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
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
