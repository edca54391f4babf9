import { type Kysely, sql } from "kysely";
import { mostReadTag, notify } from "../../content/tags.ts";
import { tryWithLock } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../../services/log.ts";
import { type PeriodicJob, type PeriodicJobOptions, startPeriodicJob } from "../../services/periodic-job.ts";

/** Days whose views count. */
const DAYS = 30;
/** Articles of a category that are ranked; no list shows more. */
const RANKED = 50;

/** Ids of the ranked articles of each category, by its slug. */
async function readRankings(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ slug: string; ranking: string }>`
    select c.slug, string_agg(m.article_id::text, ' ' order by m.views desc, a.published_at desc, a.id desc) as ranking
    from most_read m join article a on a.id = m.article_id join category c on c.id = m.category_id group by c.slug order by c.slug`.execute(
    db,
  );
  return new Map(rows.map(({ slug, ranking }) => [slug, ranking]));
}

/**
 * Ranks the articles of each category by their views, and drops the pages that show another ranking; others stay.
 * @returns slugs of the categories whose ranking changed; undefined where another process is at it
 */
export const rankMostRead = (db: Kysely<Database>): Promise<readonly string[] | undefined> =>
  tryWithLock(db, "mostRead", (connection) =>
    connection.transaction().execute(async (transaction) => {
      const former = await readRankings(transaction);
      await sql`delete from most_read`.execute(transaction);
      // The last part of an article's path is its slug, whatever category it is in now.
      await sql`
        insert into most_read (article_id, category_id, views)
        select id, category_id, views from (
          select a.id, a.category_id, counted.views,
            row_number() over (partition by a.category_id order by counted.views desc, a.published_at desc, a.id desc) as rank
          from (
            select substring(label from '[^/]+$') as slug, sum(views) as views from visit_count
            where day > current_date - ${DAYS}::int and kind = 'article' and label <> '' group by 1
          ) as counted join article a on a.slug = counted.slug
        ) as ranked where rank <= ${RANKED}::int
      `.execute(transaction);
      const current = await readRankings(transaction);
      const changed = [...new Set([...former.keys(), ...current.keys()])].filter((slug) => former.get(slug) !== current.get(slug));
      await notify(transaction, new Set(changed.map(mostReadTag)));
      return changed;
    }),
  );

export interface MostReadJobOptions extends Pick<PeriodicJobOptions, "interval" | "delay"> {
  readonly db: Kysely<Database>;
  readonly log: Pick<Log, "warn">;
}

export const startMostReadJob = ({ db, log, interval, delay }: MostReadJobOptions): PeriodicJob =>
  startPeriodicJob({
    run: () => rankMostRead(db),
    onError: (error) => log.warn({ err: error }, "Articles could not be ranked by their views; it is tried again"),
    interval,
    delay,
  });
