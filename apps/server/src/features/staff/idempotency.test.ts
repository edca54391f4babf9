/** Calls of administration that are sent again with the same key: over real connections, on two processes, and past a process that was killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { filler } from "../../sources/database/testing/fill.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { testSession, testStaff, type TestStaff } from "../../testing/staff.ts";
import { type HeldCommit, holdCommits } from "../forms/testing/held-commit.ts";
import { deleteExpiredStaffData } from "./cleanup.ts";

const program = join(import.meta.dirname, "../../testing/accounts-process.ts");
let database: TestDatabase;
let db: Kysely<Database>;
let between: HeldCommit;
let processes: readonly Running[];
let started: ChildProcess[] = [];

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function start(databaseUrl: string): Promise<Running> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "fatal" };
  const child = spawn(process.execPath, ["--conditions=@portal/source", program], { env, stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, address: line.toString().trim() };
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  between = await holdCommits(database.connectionString);
  const { site, category, articles } = filler(db);
  const cuc = await site("cuc");
  await articles(cuc, await category(cuc, "tin"), [{ slug: "mot", published_at: "2026-01-01T00:00:00Z" }]);
  processes = await Promise.all([start(database.connectionString), start(database.connectionString)]);
});
afterAll(async () => {
  for (const { child } of processes ?? []) child.kill("SIGKILL");
  await between.close();
  await database.close();
});
beforeEach(() => {
  started = [];
});
afterEach(() => started.forEach((child) => child.kill("SIGKILL")));

interface Sent {
  readonly key?: string;
  readonly version?: string;
  readonly at?: string;
}

interface Answer {
  readonly status: number;
  readonly tag: string | null;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function call(who: Pick<TestStaff, "headers">, method: string, path: string, body?: object, sent: Sent = {}): Promise<Answer> {
  const { key, version, at = processes[0]?.address } = sent;
  const response = await fetch(`${at}/api/admin/${path}`, {
    method,
    headers: {
      ...who.headers,
      ...(body && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
      ...(version !== undefined && { "if-match": version }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const { data } = JSON.parse(text) as Pick<Answer, "data">;
  return { status: response.status, tag: response.headers.get("etag"), text, data };
}

const member = (role: "author" | "editor" = "editor") => testStaff(db, { roles: { cuc: [role] } });
const sets = async (title: string): Promise<number> =>
  (await db.selectFrom("change_set").select("id").where("title", "=", title).execute()).length;
const make = (who: TestStaff, title: string, sent: Sent) => call(who, "POST", "change-sets", { title }, sent);

/** A change set in review. */
async function submitted(author: TestStaff): Promise<string> {
  const id = String((await make(author, `Sửa ${randomUUID()}`, {})).data["id"]);
  const { data } = await call(author, "GET", "records/article/mot");
  const record = { ...(data["record"] as object), title: randomUUID() };
  await call(author, "PUT", `change-sets/${id}/records/article/mot`, { record, baseHash: data["hash"] }, { version: '"0"' });
  const { tag } = await call(author, "GET", `change-sets/${id}`);
  expect(await call(author, "POST", `change-sets/${id}/submit`, {}, { version: tag ?? "" })).toMatchObject({ status: 200 });
  return id;
}

describe("the same call with the same key", () => {
  it("is done once and answered again as the first time, on another process too", async () => {
    const [who, key] = [await member(), randomUUID()];
    const first = await make(who, "Một lần", { key });
    expect(first).toMatchObject({ status: 200, tag: '"1"', data: { title: "Một lần" } });
    expect(await make(who, "Một lần", { key })).toEqual(first);
    expect(await make(who, "Một lần", { key: key.toUpperCase(), at: processes[1]?.address ?? "" })).toEqual(first);
    expect(await sets("Một lần")).toBe(1);
  });

  it("is done once where sixteen come at once, on two processes, over and over", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [who, key, title] = [await member(), randomUUID(), `Cùng lúc ${round}`];
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, turn) => make(who, title, { key, at: processes[turn % 2]?.address ?? "" })),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await sets(title)).toBe(1);
    }
  });

  it("answers an act that could not be done a second time, though it is not what it was any more", async () => {
    const [author, editor, key] = [await member("author"), await member(), randomUUID()];
    const id = await submitted(author);
    const { tag, data } = await call(editor, "GET", `change-sets/${id}`);
    const approve = (sent: Sent) =>
      call(editor, "POST", `change-sets/${id}/approve`, { digest: data["digest"] }, { version: tag ?? "", ...sent });
    const approved = await approve({ key });
    expect(approved).toMatchObject({ status: 200, data: { state: "approved" } });
    const publish = { key: randomUUID(), version: approved.tag ?? "" };
    const published = await call(editor, "POST", `change-sets/${id}/publish`, {}, publish);
    expect(published).toMatchObject({ status: 200, data: { state: "published" } });
    expect(await approve({ key })).toEqual(approved);
    expect(await call(editor, "POST", `change-sets/${id}/publish`, {}, { ...publish, at: processes[1]?.address ?? "" })).toEqual(published);
    expect(await approve({})).toMatchObject({ status: 412 });
  });

  it("is another call with another body, path or version: it is refused, and nothing is done", async () => {
    const [who, key] = [await member(), randomUUID()];
    const { data } = await make(who, "Gốc", { key });
    expect(await make(who, "Khác", { key })).toMatchObject({ status: 422, data: null });
    expect(await call(who, "POST", `change-sets/${String(data["id"])}/withdraw`, {}, { key, version: '"1"' })).toMatchObject({
      status: 422,
    });
    expect(await make(who, "Gốc", { key, version: '"7"' })).toMatchObject({ status: 422 });
    expect([await sets("Gốc"), await sets("Khác")]).toEqual([1, 0]);
  });

  it("is each member's own: what somebody else sends under it is done, and shows nothing of the first", async () => {
    const [first, second, key] = [await member(), await member(), randomUUID()];
    const answers = [await make(first, "Chung", { key }), await make(second, "Chung", { key })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data["id"]).not.toBe(answers[1]?.data["id"]);
  });

  it("is judged anew after it was refused, also where what was missing is shown meanwhile", async () => {
    const [editor, key] = [await member(), randomUUID()];
    const id = await submitted(await member("author"));
    const { tag } = await call(editor, "GET", `change-sets/${id}`);
    const weak = await testSession(db, editor.id, "second-factor");
    const urgent = (headers: TestStaff["headers"], version: string) =>
      call({ headers }, "POST", `change-sets/${id}/publish-emergency`, {}, { key, version });
    expect(await urgent(weak.headers, tag ?? "")).toMatchObject({ status: 403 });
    expect(await urgent(editor.headers, '"99"')).toMatchObject({ status: 412 });
    expect(await urgent(editor.headers, tag ?? "")).toMatchObject({ status: 200, data: { state: "published" } });
    // Also of a refusal that the call answers itself.
    const [administrator, { id: account }, second] = [await testStaff(db, { administrator: true }), { id: randomUUID() }, randomUUID()];
    const block = () => call(administrator, "POST", `accounts/${account}/block`, undefined, { key: second });
    expect(await block()).toMatchObject({ status: 404 });
    await sql`insert into account (id, email, email_key, name, language, password_hash)
      values (${account}, ${account}, ${account}, 'A', 'vi', '-')`.execute(db);
    expect(await block()).toMatchObject({ status: 200, data: { id: account } });
    const strangers = await testStaff(db, {});
    expect(await call(strangers, "POST", `change-sets/${id}/publish-emergency`, {}, { key, version: tag ?? "" })).toMatchObject({
      status: 403,
    });
  });

  it("answers nobody who is signed out, and no one who may not make the call any more", async () => {
    const [who, key] = [await member(), randomUUID()];
    await make(who, "Mất quyền", { key });
    await sql`delete from staff_role where account_id = ${who.id}`.execute(db);
    expect(await make(who, "Mất quyền", { key })).toMatchObject({ status: 403 });
    await sql`update staff_session set ended_at = now() where account_id = ${who.id}`.execute(db);
    expect(await make(who, "Mất quyền", { key })).toMatchObject({ status: 401 });
  });

  it("needs a key that cannot be guessed", async () => {
    expect(await make(await member(), "Khóa ngắn", { key: "1" })).toMatchObject({ status: 400 });
    expect(await sets("Khóa ngắn")).toBe(0);
  });
});

describe("what is kept of an answer", () => {
  it("is readable by nobody, though it holds a link that opens a preview; and is gone after a day", async () => {
    const [who, key] = [await member(), randomUUID()];
    const id = await submitted(await member("author"));
    const link = () => call(who, "POST", `change-sets/${id}/preview-links`, { hours: 1 }, { key });
    const first = await link();
    expect(first).toMatchObject({ status: 200 });
    expect(await link()).toEqual(first);
    expect((await call(who, "GET", `change-sets/${id}/preview-links`)).data).toHaveLength(1);
    const [, , ticket = ""] = String(first.data["path"]).split("/");
    expect(ticket).toHaveLength(43);
    const { rows } = await sql<{ row: string; hours: number }>`
      select encode(key_hash, 'escape') || encode(digest, 'escape') || encode(answer, 'escape') as row,
        (extract(epoch from expires_at - now()) / 3600)::float8 as hours from staff_answer`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) for (const secret of [key, ticket, "xem-truoc", id]) expect(row).not.toContain(secret);
    for (const { hours } of rows) expect(hours).toBeLessThanOrEqual(24);
    await sql`update staff_answer set expires_at = now() - interval '1 second'`.execute(db);
    expect((await link()).data["path"]).not.toBe(first.data["path"]);
    await deleteExpiredStaffData(db);
    expect((await sql`select from staff_answer where expires_at < now()`.execute(db)).rows).toEqual([]);
  });
});

describe("a call whose process is killed", () => {
  it("between commit and answer is answered by the next one, and done once", async () => {
    const [who, key, title] = [await member(), randomUUID(), "Bị ngắt"];
    const { child, address } = await start(between.connectionString);
    const committed = between.hold("staff_answer");
    const lost = make(who, title, { key, at: address }).catch(() => "no answer");
    await committed;
    child.kill("SIGKILL");
    expect(await lost).toBe("no answer");
    expect(await sets(title)).toBe(1);
    const again = await make(who, title, { key });
    expect(again).toMatchObject({ status: 200, data: { title } });
    expect(await make(who, title, { key, at: processes[1]?.address ?? "" })).toEqual(again);
    expect(await sets(title)).toBe(1);
  });

  it("before its commit has done nothing, and holds the key no longer than its session", async () => {
    const [who, key, title] = [await member(), randomUUID(), "Chưa ghi"];
    const { child, address } = await start(database.connectionString);
    // What the call writes waits for this lock: it is under way when its process ends.
    const blocker = await database.pool.connect();
    await blocker.query("begin; lock table change_set in share mode");
    const lost = make(who, title, { key, at: address }).catch(() => "no answer");
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted and relation = 'change_set'::regclass`.execute(db)).rows.length)
      .toBe(1);
    const second = make(who, title, { key });
    child.kill("SIGKILL");
    expect(await lost).toBe("no answer");
    await blocker.query("commit");
    blocker.release();
    expect(await second).toMatchObject({ status: 200, data: { title } });
    expect(await sets(title)).toBe(1);
  });
});
