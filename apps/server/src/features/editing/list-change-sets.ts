import { type ChangeSetState, sitesOf as submittedOn } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { ChangeSet } from "./change-set-store.ts";
import type { Actor } from "./refused.ts";
import { withTotal } from "./with-total.ts";

export interface ChangeSetFilter {
  readonly state: ChangeSetState | undefined;
  /** Only what waits for the actor: sets that need attention, or hold a record which was changed elsewhere since. undefined: all */
  readonly waits: "attention" | "moved" | undefined;
  /** Only what the actor has made, or written a part of. */
  readonly mine: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** With how many comments are open of those that the actor may read. */
type ListedSet = ChangeSet & { readonly open_comments: number };

/** Change sets that touch a site on which the actor has a role, or that are their own; last changed first. */
export async function listChangeSets(
  db: Kysely<Database>,
  actor: NonNullable<Actor>,
  { state, waits, mine, offset, limit }: ChangeSetFilter,
): Promise<{ readonly sets: readonly ListedSet[]; readonly total: number }> {
  const sites = Object.keys(actor.roles);
  const { rows } = await sql<ListedSet & { total: string }>`
    select s.*, count(*) over () as total, (
      select count(*)::int from change_set_comment c
      where c.change_set_id = s.id and c.done_at is null and (c.kind is null or ${actor.isAdministrator} or c.site = any(${sites}::text[]))
    ) as open_comments from change_set s
    where ${state === undefined ? sql`true` : sql`s.state = ${state}`} and ${waits === undefined ? sql`true` : waiting(actor, waits)}
      and (
        s.created_by = ${actor.id}
        or exists (select from draft d where d.change_set_id = s.id and ${actor.id}::uuid = any(d.authors))
        or exists (select from edition e where e.change_set_id = s.id and ${actor.id}::uuid = any(e.authors))
        or not ${mine} and (
          ${actor.isAdministrator}
          or exists (select from draft d where d.change_set_id = s.id and d.site = any(${sites}::text[]))
          or exists (select from edition e where e.change_set_id = s.id and e.site = any(${sites}::text[]))
        )
      )
    order by s.updated_at desc, s.id offset ${offset} limit ${limit}`.execute(db);
  const { list, total } = withTotal<ListedSet>(rows);
  return { sets: list, total };
}

/** Of a set `s`, which the actor may submit on one of its sites, or has made. */
function waiting(actor: NonNullable<Actor>, waits: "attention" | "moved") {
  const sites = submittedOn(actor, "changeSet.submit");
  const mayAct = sql`(
    s.created_by = ${actor.id} or ${sites === undefined}
    or exists (select from draft d where d.change_set_id = s.id and d.site = any(${sites ?? []}::text[])))`;
  if (waits === "attention") return sql`s.state = 'needs attention' and ${mayAct}`;
  // The last version of a record is what is live, since somebody first edited it.
  return sql`s.state in ('draft', 'rejected', 'in review', 'approved', 'scheduled') and ${mayAct} and exists (
    select from draft d join lateral (
      select hash from record_version v where v.kind = d.kind and v.key = coalesce(d.former_key, d.key) order by id desc limit 1
    ) live on true
    where d.change_set_id = s.id and live.hash is distinct from d.base_hash)`;
}
