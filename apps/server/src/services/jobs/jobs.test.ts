/** The queue on a real database: what commits is done, once, by whichever process comes to it. */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { silentLog } from "../log.ts";
import { type Jobs, openJobs, UnrecoverableError } from "./jobs.ts";

let database: TestDatabase;
let db: Kysely<Database>;
const opened: Jobs[] = [];
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

/** As another process would: nothing is shared but the database. */
const open = (): Jobs => {
  const jobs = openJobs({ db, connectionString: database.connectionString, log });
  opened.push(jobs);
  return jobs;
};
const enqueue = (jobs: Jobs, id: string, options: { id?: string } = {}) =>
  db.transaction().execute((transaction) => jobs.enqueue(transaction, "mail", { id }, options));
const counts = async (jobs: Jobs) => (await jobs.counts()).find(({ queue }) => queue === "mail");

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  await sql`delete from jobs.job`.execute(db);
  vi.clearAllMocks();
});
afterAll(() => database.close());

describe("a database without a queue", () => {
  it("gets one from processes that start at once", async () => {
    const empty = await createTestDatabase({ migrated: false });
    const started = [1, 2, 3, 4].map(() => openJobs({ db: createDb(empty.pool), connectionString: undefined, log: silentLog }));
    expect(await Promise.all(started.map(counts))).toEqual(started.map(() => ({ queue: "mail", waiting: 0, running: 0, failed: 0 })));
    await Promise.all(started.map((jobs) => jobs.close()));
    await empty.close();
  });
});

describe("a job", () => {
  it("is done once, by one of two processes, within moments of its commit", async () => {
    const done: string[] = [];
    const [first, second] = [open(), open()];
    for (const jobs of [first, second]) await jobs.work("mail", async ({ id }) => void done.push(id));
    const ids = Array.from({ length: 20 }, () => randomUUID());
    for (const id of ids) await enqueue(first, id);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(ids.toSorted()), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await counts(first)).toMatchObject({ waiting: 0, running: 0, failed: 0 }));
    expect(done).toHaveLength(ids.length);
    // Nor does the queue itself want for anything, which it says at its start.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("is not there where its transaction was rolled back", async () => {
    const jobs = open();
    const id = randomUUID();
    const failing = db.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, "mail", { id });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await counts(jobs)).toMatchObject({ waiting: 0 });
  });

  it("that fails is tried again later, and the queue keeps no word of why", async () => {
    const jobs = open();
    await jobs.work("mail", () => Promise.reject(new Error("to mau@example.test")));
    await enqueue(jobs, "a");
    await vi.waitFor(
      () => expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ queue: "mail" }), expect.stringContaining("again")),
      {
        timeout: 10_000,
      },
    );
    await vi.waitFor(async () => expect(await counts(jobs)).toMatchObject({ waiting: 1, failed: 0 }));
    const { rows } = await sql<{ row: string; wait: number }>`
      select to_jsonb(j)::text as row, extract(epoch from start_after - now())::int as wait from jobs.job j`.execute(db);
    expect(rows[0]?.row).not.toContain("example.test");
    expect(rows[0]?.wait).toBeGreaterThan(15);
  });

  it("that another attempt would not help is given up at once, and can be put in anew", async () => {
    const jobs = open();
    const id = randomUUID();
    let isFixed = false;
    await jobs.work("mail", () => (isFixed ? Promise.resolve() : Promise.reject(new UnrecoverableError("refused"))));
    await enqueue(jobs, id, { id });
    await vi.waitFor(async () => expect(await counts(jobs)).toMatchObject({ waiting: 0, running: 0, failed: 1 }), { timeout: 60_000 });
    expect(log.error).toHaveBeenCalledOnce();
    isFixed = true;
    await enqueue(jobs, id, { id });
    await vi.waitFor(async () => expect(await counts(jobs)).toMatchObject({ waiting: 0, running: 0, failed: 0 }), { timeout: 60_000 });
  });

  it("under way is waited for when the process ends", async () => {
    const jobs = open();
    let isDone = false;
    let begun = false;
    await jobs.work("mail", async () => {
      begun = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
      isDone = true;
    });
    await enqueue(jobs, "a");
    await vi.waitFor(() => expect(begun).toBe(true), { timeout: 60_000 });
    await jobs.close();
    expect(isDone).toBe(true);
    expect(await counts(jobs)).toMatchObject({ waiting: 0, running: 0, failed: 0 });
  });
});
