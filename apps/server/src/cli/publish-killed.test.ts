/** Forty records go live in one moment, or none of them: also where the process is killed in the middle. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../database/db.ts";
import { importContent } from "../content/import.ts";
import { createSanitizer } from "../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../content/testing/importer.ts";
import { makeChangeSet } from "../features/editing/change-set-store.ts";
import { liveRecord, saveDraft } from "../features/editing/drafts.ts";
import { startCommand } from "../testing/command.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { WAIT } from "../testing/replica-bench.ts";

const RECORDS = 40;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const slugs = Array.from({ length: RECORDS }, (_, index) => `bai-${String(index).padStart(2, "0")}`);

const publish = (id: string): ChildProcess =>
  startCommand("cli/content-cli.ts", ["publish", id], { DATABASE_URL: database.connectionString }).child;

const published = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: string }>("select count(*) from article where title = 'Mới'");
  return Number(rows[0]?.count);
};

test("forty records are all live once a publication ends, and none is where it is killed before the last", async () => {
  const db = createDb(database.pool);
  const sanitizer = createSanitizer();
  async function* lines() {
    yield* [site("cuc"), category("cuc", "tin"), ...slugs.map((slug) => article("cuc", "tin", slug))];
  }
  await importContent(db, lines(), { ...importDefaults, sanitizer });
  await sanitizer.close();
  const { id } = await makeChangeSet(db, undefined, { title: "Bốn mươi" });
  for (const slug of slugs) {
    const record = { ...(await liveRecord(db, { kind: "article", key: slug }))?.fields, title: "Mới" };
    const change = {
      changeSetId: id,
      kind: "article",
      key: slug,
      expected: 0,
      baseHash: undefined,
      record,
      formerKey: undefined,
      successor: undefined,
    } as const;
    await saveDraft(db, undefined, { ...change, by: "hand" });
  }

  // Holds the row of the last one: the publication waits for it with all others written.
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query("select from article where slug = $1 for update", [slugs.at(-1)]);
  const killed = publish(id);
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query<{ count: string }>(
        // Other tests have databases of their own in the same cluster.
        `select count(*) from pg_locks l join pg_stat_activity a on a.pid = l.pid
         where l.locktype in ('transactionid', 'tuple') and not l.granted and a.datname = current_database()`,
      );
      return Number(rows[0]?.count);
    }, WAIT)
    .toBeGreaterThan(0);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await holder.query("rollback");
  holder.release();
  expect(await published()).toBe(0);
  const { rows } = await database.pool.query("select state from change_set");
  expect(rows).toEqual([{ state: "draft" }]);

  expect(await once(publish(id), "exit")).toEqual([0, null]);
  expect(await published()).toBe(RECORDS);
});
