/** A schedule fires once: two processes try at the same time, one is killed in the middle and started again. */
import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb } from "../../database/db.ts";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import type { Database } from "../../database/schema.ts";
import { testStaff } from "../../testing/staff.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { type PortalProcess, startPortalProcess } from "../../testing/portal-processes.ts";
import { WAIT } from "../../testing/replica-bench.ts";
import { makeChangeSet } from "./change-set-store.ts";
import { liveRecord, saveDraft } from "./drafts.ts";
import { digestOf, editionsOf } from "./editions.ts";
import { submitChangeSet } from "./submission.ts";
import { editingTools } from "./tools.ts";

const slugs = Array.from({ length: 40 }, (_, index) => `bai-${String(index).padStart(2, "0")}`);

let database: TestDatabase;
let db: Kysely<Database>;
let id: string;
const processes = new Set<PortalProcess>();

async function start(): Promise<PortalProcess> {
  const started = await startPortalProcess(database, 0);
  processes.add(started);
  return started;
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  const sanitizer = createSanitizer();
  async function* lines() {
    yield* [site("btc"), category("btc", "tin"), ...slugs.map((slug) => article("btc", "tin", slug))];
  }
  await importContent(db, lines(), { ...importDefaults, sanitizer });
  ({ id } = await makeChangeSet(db, undefined, { title: "Bốn mươi" }));
  for (const slug of slugs) {
    const record = { ...(await liveRecord(db, { kind: "article", key: slug }))?.fields, title: "Mới" };
    const change = {
      changeSetId: id,
      kind: "article",
      key: slug,
      record,
      expected: 0,
      baseHash: undefined,
      formerKey: undefined,
      successor: undefined,
    } as const;
    await saveDraft(db, undefined, { ...change, by: "hand" });
  }
  const tools = editingTools(
    { db, sanitizer, ministry: { vi: "btc", en: "mof" }, mails: { enqueue: async () => undefined } },
    { allowedApiOrigins: [], publicOrigin: undefined },
  );
  const set = await submitChangeSet(tools, undefined, { id, expected: undefined, note: undefined });
  await sealed(await editionsOf(db, set).then(digestOf), set.revision);
  await sanitizer.close();
});
afterAll(async () => {
  await Promise.all([...processes].map((each) => each.stop()));
  await database.close();
});

/** Somebody has approved it. */
async function sealed(digest: string, revision: number): Promise<void> {
  const { id: account_id } = await testStaff(db, { administrator: true });
  const approval = { change_set_id: id, revision, digest, account_id };
  await db.insertInto("approval").values(approval).execute();
}

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(distinct l.pid)::int as waiting from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`.execute(db);
  return rows[0]?.waiting ?? 0;
};
const changed = async (): Promise<number> =>
  Number((await sql<{ count: string }>`select count(*) from article where title = 'Mới'`.execute(db)).rows[0]?.count);

test("a schedule fires once although two processes and a restart try", async () => {
  const [first] = await Promise.all([start(), start()]);
  const holder = await database.pool.connect();
  await holder.query("begin");
  // The last record is held: who publishes waits with all others written, and the other process waits for that one.
  await holder.query("select from article where slug = $1 for update", [slugs.at(-1)]);
  await db
    .updateTable("change_set")
    .set({ state: "scheduled", publish_at: new Date(0) })
    .where("id", "=", id)
    .execute();
  await expect.poll(waiting, WAIT).toBe(2);
  await first.kill();
  await start();
  expect(await changed()).toBe(0);
  await holder.query("rollback");
  holder.release();
  await expect.poll(changed, WAIT).toBe(slugs.length);
  await expect.poll(waiting, WAIT).toBe(0);

  const { rows } = await sql<{ acts: number; versions: number; most: number; state: string }>`
    select (select count(*)::int from audit where act = 'changeSet.publish') as acts,
      (select count(*)::int from record_version where change_set_id = ${id}) as versions,
      (select count(distinct key)::int from record_version where change_set_id = ${id}) as most,
      (select state from change_set where id = ${id}) as state`.execute(db);
  expect(rows).toEqual([{ acts: 1, versions: slugs.length, most: slugs.length, state: "published" }]);
});
