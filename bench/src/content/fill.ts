/** Fills the database of a portal with generated articles, beside the demonstration content that it has. */
import pg from "pg";
import { type Category, createPlan } from "./articles.ts";
import { createPool, type TextPool } from "./pool.ts";
import * as statements from "./statements.ts";
import type { TextLanguage } from "./text.ts";

const SEED = 2026;
/** Rows of a statement. */
const BATCH = 2000;
/** Sessions that write at once. */
const SESSIONS = 2;
/** Articles for which the trigger is asked. */
const SAMPLE = 200;

/** @param total articles that the database holds afterwards, those it has included */
export async function fill(connectionString: string, total: number, onProgress: (done: number) => void): Promise<void> {
  const db = new pg.Pool({
    connectionString,
    max: SESSIONS,
    options: "-c synchronous_commit=off -c maintenance_work_mem=1GB -c work_mem=64MB",
  });
  try {
    const { rows } = await db.query<{ count: string }>("select count(*) from article");
    const missing = total - Number(rows[0]?.count);
    if (missing > 0) await fillWith(db, missing, onProgress);
  } finally {
    await db.end();
  }
}

async function fillWith(db: pg.Pool, missing: number, onProgress: (done: number) => void): Promise<void> {
  const pools = { 1: await poolOf(db, 1), 2: await poolOf(db, 2) } as const;
  const plan = createPlan(SEED, await categoriesOf(db), pools);
  await db.query(statements.dropPool);
  await db.query(statements.createPool);
  await Promise.all(([1, 2] as const).map((language) => storePool(db, language, pools[language])));
  await db.query("analyze bench_text");
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(statements.readingIndexes);
  for (const { name } of indexes) await db.query(`drop index "${name}"`);
  let next = 0;
  const write = async (count: number): Promise<boolean> => {
    const from = next;
    if (from >= missing) return false;
    next = Math.min(missing, from + count);
    const rows = Array.from({ length: next - from }, (_, index) => plan(from + index));
    await db.query(statements.fillArticles, [JSON.stringify(rows)]);
    onProgress(next);
    return next < missing;
  };
  const writeAll = async (): Promise<void> => {
    while (await write(BATCH));
  };
  await withoutTrigger(db, () => write(SAMPLE));
  await checkTrigger(
    db,
    Array.from({ length: next }, (_, n) => plan(n).slug),
  );
  await withoutTrigger(db, () => Promise.all(Array.from({ length: SESSIONS }, writeAll)));
  for (const { definition } of indexes) await db.query(definition);
  await db.query(statements.dropPool);
  await db.query(statements.countMonths);
  for (const table of ["article", "search_document", "listed_article"]) await db.query(`vacuum (analyze) ${table}`);
}

/** Without that of months as well: two sessions that count the same months would wait for each other. */
async function withoutTrigger(db: pg.Pool, work: () => Promise<unknown>): Promise<void> {
  await db.query("alter table article disable trigger keep_found; alter table listed_article disable trigger count_month");
  await work();
  await db.query("alter table article enable trigger keep_found; alter table listed_article enable trigger count_month");
}

async function poolOf(db: pg.Pool, language: TextLanguage): Promise<TextPool> {
  const { rows } = await db.query<{ html: string }>(
    `select a.content ->> 'Content' as html from article a join site s on s.id = a.site_id
     where a.content ? 'Content' and a.content_hash <> 'bench' and (s.language = 2) = $1 order by a.slug`,
    [language === 2],
  );
  return createPool(
    SEED,
    language,
    rows.map(({ html }) => html),
  );
}

const storePool = (db: pg.Pool, language: TextLanguage, { texts }: TextPool): Promise<unknown> =>
  db.query(statements.fillPool, [JSON.stringify(texts.map((text, n) => ({ language, n, text })))]);

/** Those with most articles first. */
async function categoriesOf(db: pg.Pool): Promise<Category[]> {
  const { rows } = await db.query<{ id: string; site: string; language: number }>(
    `select c.id, c.site_id as site, s.language from category c join site s on s.id = c.site_id
     order by (select count(*) from article a where a.category_id = c.id and a.content_hash <> 'bench') desc, c.slug`,
  );
  return rows.map(({ id, site, language }) => ({ id, siteId: site, language: language === 2 ? 2 : 1 }));
}

/** @throws where the database's own trigger makes other rows: the bulk statements then no longer fit the schema */
async function checkTrigger(db: pg.Pool, slugs: readonly string[]): Promise<void> {
  const documents = async (): Promise<string[]> =>
    (await db.query<{ document: object }>(statements.documentsOf, [slugs])).rows.map(({ document }) => JSON.stringify(document));
  const bulk = await documents();
  await db.query(statements.touchArticles, [slugs]);
  const own = await documents();
  const different = bulk.findIndex((document, index) => document !== own[index]);
  if (bulk.length !== slugs.length || different !== -1)
    throw new Error(
      `bench/src/content/statements.ts no longer makes what the trigger keep_found makes of an article; bring it in step:\n${bulk[different]}\n${own[different]}`,
    );
}
