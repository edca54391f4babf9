import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { AnnouncementCount } from "../../services/metrics.ts";
import type { Announced } from "./announced.ts";

/** A service that is notified of what is published. */
export interface Target {
  readonly name: "indexnow" | "websub";
  /** @returns what need not be sent again, and why the rest was not taken, in one sentence without anything a stranger wrote */
  notify(announced: readonly Announced[], signal: AbortSignal): Promise<Notified>;
}

export interface Notified {
  /** Ids. */
  readonly notified: readonly string[];
  /** undefined: all was taken. */
  readonly failure: string | undefined;
}

/**
 * From now on the database keeps what these targets are to be notified of, and no others: what was written for others goes.
 * @param names of the targets that are configured
 */
export async function keepTargets(db: Kysely<Database>, names: readonly Target["name"][]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`delete from announcement_target where name <> all(${names}::text[])`.execute(transaction);
    const { rows } = await sql<{ name: string }>`
      insert into announcement_target (name) select unnest(${names}::text[]) on conflict (name) do nothing returning name`.execute(
      transaction,
    );
    // What was scheduled before.
    await sql`
      insert into announcement (target, kind, site, category, slug, language, was_public, due_at)
      select t.name, 'article', s.slug, c.slug, l.key, s.language, false, l.published_at
      from unnest(${rows.map(({ name }) => name)}::text[]) as t (name), listed_article l
      join site s on s.id = l.site_id join category c on c.id = l.category_id
      where l.published_at > now()`.execute(transaction);
  });
}

/** @returns undefined where its time has not come after a failure; else how often it failed in a row */
export async function failuresOf(db: Kysely<Database>, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ failures: number }>`
    select failures from announcement_target where name = ${name} and next_at <= now()`.execute(db);
  return rows[0]?.failures;
}

/** Seconds after the first failure, doubled after each further one, up to the longest. */
const RETRY_SECONDS = 30;
const LONGEST_SECONDS = 3600;

export async function keepOutcome(db: Kysely<Database>, name: string, failures: number): Promise<void> {
  const wait = failures === 0 ? 0 : Math.min(LONGEST_SECONDS, RETRY_SECONDS * 2 ** (failures - 1));
  await sql`
    update announcement_target set failures = ${failures}, next_at = now() + make_interval(secs => ${wait})
    where name = ${name}`.execute(db);
}

/** How many announcements are due and not taken yet. */
export async function countWaiting(db: Kysely<Database>): Promise<readonly AnnouncementCount[]> {
  const { rows } = await sql<AnnouncementCount>`
    select t.name as target, count(n.id)::int as waiting
    from announcement_target t left join announcement n on n.target = t.name and n.due_at <= now()
    group by t.name`.execute(db);
  return rows;
}
