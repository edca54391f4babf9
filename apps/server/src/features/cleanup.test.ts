import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { createDb } from "../database/db.ts";
import { createTestDatabase } from "../testing/database.ts";
import { startCleanup } from "./cleanup.ts";

const HOUR = 60 * 60_000;

it("deletes every hour what has expired; its end waits for a clean-up under way, and a failure of one part leaves the others", async () => {
  const database = await createTestDatabase();
  const db = createDb(database.pool);
  const warned: unknown[] = [];
  const limits = async () => (await sql`select 1 from rate_limit`.execute(db)).rows.length;
  await sql`insert into rate_limit (key, count, resets_at) values ('a', 1, now() - interval '1 minute')`.execute(db);
  const tokens = async () => (await sql`select 1 from history_token`.execute(db)).rows.length;
  await sql`insert into history_token values (gen_random_uuid(), now() - interval '25 hours'), (gen_random_uuid(), now() - interval '23 hours')`.execute(
    db,
  );
  await sql`alter table problem_report rename to problem_report_away`.execute(db);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const cleanup = startCleanup(db, { warn: (fields) => void warned.push(fields) });
  vi.advanceTimersByTime(HOUR - 1);
  await cleanup.close();
  expect(await limits()).toBe(1);

  const second = startCleanup(db, { warn: (fields) => void warned.push(fields) });
  const blocker = await database.pool.connect();
  await blocker.query("begin; lock table rate_limit");
  vi.advanceTimersByTime(HOUR);
  vi.useRealTimers();
  let isClosed = false;
  const closing = second.close().then(() => (isClosed = true));
  await expect.poll(() => warned.length).toBe(1);
  expect(isClosed).toBe(false);
  await blocker.query("commit");
  blocker.release();
  await closing;
  expect([await limits(), await tokens()]).toEqual([0, 1]);
  expect(warned).toMatchObject([{ err: { message: expect.stringContaining("problem_report") } }]);
  await database.close();
});
