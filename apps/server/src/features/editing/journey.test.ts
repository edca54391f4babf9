/** A department's page goes from its author to its visitors and back, by calls alone, on two processes of the built portal. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteRole } from "@portal/contracts";
import { layouts } from "@portal/layouts";
import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importContent } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { article, category, importDefaults, site } from "../../content/testing/importer.ts";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { type PortalProcess, startPortalProcess } from "../../testing/portal-processes.ts";
import { WAIT } from "../../testing/replica-bench.ts";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { joinStaff } from "./testing/join-staff.ts";

const LAYOUT = "department-2-home-vi";
const blocks =
  (layouts as readonly { id: string; blocks: readonly { key: string; type: string }[] }[]).find(({ id }) => id === LAYOUT)?.blocks ?? [];
const contents: Readonly<Record<string, object>> = {
  category: { category: "tin" },
  categories: { categories: ["tin"] },
  cards: { cards: [{ title: "Thẻ mới của Cục", link: "/cuc/tin" }] },
};

let database: TestDatabase;
let db: Kysely<Database>;
let processes: readonly PortalProcess[];
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  const sanitizer = createSanitizer();
  async function* lines() {
    yield* [
      site("btc"),
      site("cuc", { name: "Cục Một", review: "four-eyes", metadata: { layoutId: "department-1-home-vi" } }),
      category("cuc", "tin", { name: "Tin của Cục" }),
      article("cuc", "tin", "mot", { title: "Bài đầu tiên", publishedAt: "2026-01-01T00:00:00Z" }),
    ];
  }
  await importContent(db, lines(), { ...importDefaults, sanitizer });
  await sanitizer.close();
  const { connectionString } = database;
  dataDir = await mkdtemp(join(tmpdir(), "portal-journey-"));
  processes = await Promise.all([1, 2].map(() => startPortalProcess({ connectionString }, 16, { DATA_DIR: dataDir })));
});
afterAll(async () => {
  await Promise.all((processes ?? []).map((process) => process.stop()));
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Member = Pick<TestStaff, "headers">;

interface Reply {
  readonly status: number;
  readonly tag: string;
  readonly data: Readonly<Record<string, unknown>>;
}

async function call(who: Member, method: string, path: string, payload?: object, version?: string): Promise<Reply> {
  const answer = await fetch(`${processes[0]?.base}/api/admin/${path}`, {
    method,
    headers: {
      ...who.headers,
      ...(payload ? { "content-type": "application/json" } : {}),
      ...(version === undefined ? {} : { "if-match": version }),
    },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  });
  const { data } = (await answer.json()) as { data: Reply["data"] };
  return { status: answer.status, tag: answer.headers.get("etag") ?? "", data };
}

/** What visitors read, of both processes. */
const pages = async (path: string): Promise<string[]> =>
  Promise.all(processes.map(async ({ base }) => (await fetch(base + path, { redirect: "manual" })).text()));

async function submitAndApprove(id: string, author: Member, editor: Member): Promise<string> {
  const set = `change-sets/${id}`;
  const { tag } = await call(author, "GET", set);
  expect(await call(author, "POST", `${set}/submit`, {}, tag)).toMatchObject({ status: 200, data: { state: "in review" } });
  const seen = await call(editor, "GET", set);
  const approved = await call(editor, "POST", `${set}/approve`, { digest: seen.data["digest"] }, seen.tag);
  expect(approved).toMatchObject({ status: 200, data: { state: "approved" } });
  return approved.tag;
}

test("two who are invited by mail bring a new layout with all its blocks to every process at its time, one reviewing the other, and take it back", async () => {
  const administrator = await testStaff(db, { administrator: true });
  const [base, outbox] = [processes[0]?.base ?? "", join(dataDir, "outbox")];
  const joining = (...roles: readonly SiteRole[]) =>
    joinStaff({ base, outbox, administrator, roles: roles.map((role) => ({ site: "cuc", role })) });
  const author = await joining("author", "editor", "designer");
  const editor = await joining("editor");
  const { data } = await call(author, "POST", "change-sets", { title: "Trang chủ mới" });
  const set = `change-sets/${String(data["id"])}`;
  let version = '"0"';
  const assignments = blocks.map(({ key, type }) => ({ kind: "assign", key, content: contents[type] }));
  for (const command of [{ kind: "setLayout", layoutId: LAYOUT }, ...assignments]) {
    const sent = await call(author, "POST", `${set}/records/site/cuc/commands`, { command }, version);
    expect([sent.status, command, sent.data]).toMatchObject([200, command, {}]);
    version = sent.tag;
  }
  expect((await pages("/cuc")).filter((html) => html.includes("Thẻ mới của Cục"))).toEqual([]);

  const { tag, data: made } = await call(author, "GET", set);
  expect(made["review"]).toBe("four-eyes");
  await call(author, "POST", `${set}/submit`, {}, tag);
  const seen = await call(author, "GET", set);
  expect(await call(author, "POST", `${set}/approve`, { digest: seen.data["digest"] }, seen.tag)).toMatchObject({
    status: 403,
    data: { code: "own-work" },
  });
  const approved = await call(editor, "POST", `${set}/approve`, { digest: seen.data["digest"] }, seen.tag);
  const publishAt = new Date(Date.now() + 3_000).toISOString();
  expect(await call(editor, "POST", `${set}/schedule`, { publishAt }, approved.tag)).toMatchObject({
    status: 200,
    data: { state: "scheduled" },
  });
  await expect.poll(async () => (await pages("/cuc")).filter((html) => html.includes("Thẻ mới của Cục")).length, WAIT).toBe(2);
  expect(await call(author, "GET", set)).toMatchObject({ data: { changeSet: { state: "published" } } });
  const { rows } = await sql<{ acts: string }>`select count(*) as acts from audit where act = 'changeSet.publish'`.execute(db);
  expect(rows).toEqual([{ acts: "1" }]);

  const history = await call(author, "GET", "records/site/cuc/history");
  const [, baseline] = history.data as unknown as readonly { id: string }[];
  const restored = await call(author, "POST", `versions/${baseline?.id}/restore`, { title: "Trở lại" });
  const id = String(restored.data["id"]);
  const last = await submitAndApprove(id, author, editor);
  expect(await call(editor, "POST", `change-sets/${id}/publish`, {}, last)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await pages("/cuc")).filter((html) => html.includes("Thẻ mới của Cục")).length, WAIT).toBe(0);
});

test("the address of an article that was renamed leads to it, and that of one that was deleted is gone, on every process", async () => {
  const [author, editor] = [await testStaff(db, { roles: { cuc: ["author"] } }), await testStaff(db, { roles: { cuc: ["editor"] } })];
  const publish = async (change: (set: string, record: object, baseHash: unknown) => Promise<Reply>, key: string): Promise<void> => {
    const { data } = await call(author, "POST", "change-sets", { title: "Đổi tên" });
    const { data: live } = await call(author, "GET", `records/article/${key}`);
    expect(await change(`change-sets/${String(data["id"])}`, live["record"] as object, live["hash"])).toMatchObject({ status: 200 });
    const tag = await submitAndApprove(String(data["id"]), author, editor);
    expect(await call(editor, "POST", `change-sets/${String(data["id"])}/publish`, {}, tag)).toMatchObject({ status: 200 });
  };
  const answers = (path: string) =>
    Promise.all(
      processes.map(async ({ base }) => {
        const { status, headers } = await fetch(base + path, { redirect: "manual" });
        return [status, headers.get("location")];
      }),
    );
  expect(await answers("/cuc/tin/mot")).toEqual([
    [200, null],
    [200, null],
  ]);
  const renamed = (set: string, record: object, baseHash: unknown) =>
    call(author, "PUT", `${set}/records/article/bai-mot`, { record: { ...record, slug: "bai-mot" }, baseHash, formerKey: "mot" }, '"0"');
  await publish(renamed, "mot");
  const there = [301, "/cuc/tin/bai-mot"];
  await expect.poll(() => answers("/cuc/tin/mot"), WAIT).toEqual([there, there]);
  await publish((set, _, baseHash) => call(author, "PUT", `${set}/records/article/bai-mot`, { record: null, baseHash }, '"0"'), "bai-mot");
  const gone = [410, null];
  await expect.poll(() => answers("/cuc/tin/bai-mot"), WAIT).toEqual([gone, gone]);
  await expect.poll(() => answers("/cuc/tin/mot"), WAIT).toEqual([gone, gone]);
});
