/** From the transaction to the mail server, also over the death of the process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { type Jobs, openJobs } from "../jobs/jobs.ts";
import { startDelivery } from "./delivery.ts";
import { createMailer } from "./mailer.ts";
import { createMails } from "./mails.ts";
import { mailServer } from "./testing/mail-server.ts";

let database: TestDatabase;
let db: Kysely<Database>;
const lines: unknown[] = [];
const write = (fields: object, message: string): void => void lines.push([message, Object.entries(fields).map(String)]);
const log = { info: write, warn: write, error: write };
const message = { to: "mau@example.test", subject: "Kích hoạt tài khoản", text: "https://portal.example/?token=mot-lan\n" };

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
});
afterEach(async () => {
  await sql`delete from jobs.job`.execute(db);
  await db.deleteFrom("mail").execute();
});
afterAll(() => database.close());

const openQueue = (): Jobs => {
  const jobs = openJobs({ db, connectionString: database.connectionString, log });
  onTestFinished(() => jobs.close());
  return jobs;
};
const enqueue = (jobs: Jobs) => db.transaction().execute((transaction) => createMails(jobs).enqueue(transaction, message));
const waiting = () => db.selectFrom("mail").selectAll().execute();

async function deliverTo(smtpUrl: string): Promise<Jobs> {
  const jobs = openQueue();
  const mailer = createMailer({ smtpUrl, from: "portal@example.test", outbox: "", log });
  onTestFinished(() => mailer.close());
  await startDelivery({ db, jobs, mailer });
  return jobs;
}

describe("a message", () => {
  it("goes to the mail server, and its text leaves the database", async () => {
    const { url, received } = await mailServer();
    await enqueue(await deliverTo(url));
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
    expect((await PostalMime.parse(received[0] ?? "")).subject).toBe(message.subject);
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
    const { rows } = await sql<{ row: string }>`select to_jsonb(j)::text as row from jobs.job j`.execute(db);
    expect(JSON.stringify(rows)).not.toMatch(/mot-lan|example\.test/);
  });

  it("that could hold foreign headers is not enqueued", async () => {
    const mails = createMails(openQueue());
    const to = "mau@example.test\r\nBcc: all@example.test";
    await expect(db.transaction().execute((transaction) => mails.enqueue(transaction, { ...message, to }))).rejects.toThrow(
      "nothing was sent",
    );
    expect(await waiting()).toEqual([]);
  });

  it("that the server does not take just now waits for the next attempt", async () => {
    const { url } = await mailServer(["451 mau@example.test later"]);
    const jobs = await deliverTo(url);
    await enqueue(jobs);
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ attempts: 1, failure: "EENVELOPE RCPT TO 451" }]), {
      timeout: 10_000,
    });
    await vi.waitFor(async () => expect(await jobs.counts()).toMatchObject([{ waiting: 1, running: 0, failed: 0 }]));
  });

  it("that the server refuses for good is given up at once; the log does not say for whom it was", async () => {
    const { url } = await mailServer(["550 no such mau@example.test"]);
    const jobs = await deliverTo(url);
    await enqueue(jobs);
    await vi.waitFor(async () => expect(await jobs.counts()).toMatchObject([{ waiting: 0, running: 0, failed: 1 }]), { timeout: 60_000 });
    expect(await waiting()).toMatchObject([{ attempts: 1, failure: "EENVELOPE RCPT TO 550" }]);
    expect(JSON.stringify(lines)).not.toMatch(/example\.test|mot-lan/);
  });

  it("that was taken while its row could not be removed is not sent again", async () => {
    const { url, received } = await mailServer();
    const jobs = await deliverTo(url);
    await sql`create function keep() returns trigger language plpgsql as 'begin raise exception ''kept''; end'`.execute(db);
    await sql`create trigger keep before delete on mail for each row execute function keep()`.execute(db);
    await enqueue(jobs);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
    await vi.waitFor(async () => expect(await jobs.counts()).toMatchObject([{ waiting: 1, running: 0 }]), { timeout: 60_000 });
    await sql`drop trigger keep on mail`.execute(db);
    await hurry();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
    expect(received).toHaveLength(1);
  });
});

/** As if the waits between attempts were over. */
const hurry = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);

describe("a process that is killed", () => {
  const program = join(import.meta.dirname, "../../testing/accounts-process.ts");
  const children: ChildProcess[] = [];
  afterEach(() => children.forEach((child) => child.kill("SIGKILL")));

  async function start(smtpUrl: string): Promise<ChildProcess> {
    const env = {
      ...process.env,
      DATABASE_URL: database.connectionString,
      SMTP_URL: smtpUrl,
      PUBLIC_ORIGIN: "https://portal.example",
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "fatal",
    };
    const child = spawn(process.execPath, ["--conditions=@portal/source", program], { env, stdio: ["ignore", "pipe", "inherit"] });
    children.push(child);
    await once(child.stdout, "data");
    return child;
  }

  it("in the middle of a message leaves it to the next one", async () => {
    const server = await mailServer();
    server.isSilent = true;
    const first = await start(server.url);
    await enqueue(openQueue());
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1), { timeout: 60_000 });
    first.kill("SIGKILL");
    await once(first, "exit");
    expect(await waiting()).toHaveLength(1);
    server.isSilent = false;
    await start(server.url);
    // As if the time were over in which a sign of life is expected.
    await sql`update jobs.job set heartbeat_on = now() - interval '10 minutes' where state = 'active'`.execute(db);
    await vi.waitFor(
      async () => {
        await hurry();
        expect(server.received).toHaveLength(1);
      },
      { timeout: 60_000, interval: 500 },
    );
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
    // The same message: who got it twice can tell.
    const ids = await Promise.all(server.arrived.map(async (text) => (await PostalMime.parse(text)).messageId));
    expect(new Set(ids).size).toBe(1);
  });

  it("right after the commit loses no message", async () => {
    const server = await mailServer();
    const enqueuer = openQueue();
    await enqueue(enqueuer);
    await start(server.url);
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 60_000 });
  });
});
