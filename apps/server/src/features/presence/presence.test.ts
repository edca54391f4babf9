/** Who is at which record: two processes on one database, and the client that pages use. */
import type { AddressInfo } from "node:net";
import { HttpTransportType, type HubConnection, HubConnectionBuilder, HubConnectionState, LogLevel } from "@microsoft/signalr";
import type { Present, SiteRole } from "@portal/contracts";
import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/schema.ts";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { visitors } from "../../testing/visitors.ts";

const current = visitors(async ({ site, category, articles }) => {
  for (const slug of ["btc", "cuc-thue"]) {
    const home = await site(slug);
    const news = await category(home, `tin-${slug}`);
    await articles(home, news, [{ slug: `bai-${slug}`, published_at: "2026-01-01T00:00:00Z" }]);
  }
});

let db: Kysely<Database>;
beforeAll(async () => {
  ({ db } = current());
  for (const app of [current().app, current().second]) await app.listen({ port: 0, host: "127.0.0.1" });
});
const opened: HubConnection[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((connection) => connection.stop()));
  await expect.poll(async () => (await db.selectFrom("presence").select("key").execute()).length).toBe(0);
});

interface Window {
  readonly connection: HubConnection;
  /** Who was at the record of the last event, by what they do. */
  readonly seen: () => readonly (readonly [string, boolean])[];
  readonly enter: (isEditing?: boolean, key?: string) => Promise<void>;
}

const ARTICLE = "bai-btc";
const addressOf = (app: FastifyInstance): string => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const member = (role: SiteRole, site = "btc") => testStaff(db, { roles: { [site]: [role] } });

async function open(
  app: FastifyInstance,
  { headers }: Pick<TestStaff, "headers">,
  transport = HttpTransportType.WebSockets,
): Promise<Window> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${addressOf(app)}/api/admin/hub`, { transport, headers: { ...headers } })
    .configureLogging(LogLevel.None)
    .build();
  let last: readonly Present[] = [];
  connection.on("presence", ({ present }: { present: readonly Present[] }) => (last = present));
  opened.push(connection);
  await connection.start();
  return {
    connection,
    seen: () => last.map(({ id, isEditing }) => [id, isEditing] as const),
    enter: (isEditing = false, key = ARTICLE) => connection.invoke("Enter", "article", key, isEditing),
  };
}

const isClosed = ({ connection }: Window) => connection.state === HubConnectionState.Disconnected;

describe("who is at a record", () => {
  it.each([
    ["WebSockets", HttpTransportType.WebSockets],
    ["server-sent events", HttpTransportType.ServerSentEvents],
    ["long polling", HttpTransportType.LongPolling],
  ])("is known to all who are there, on every process, and what they do: %s", async (_, transport) => {
    const [an, binh] = [await member("author"), await member("editor")];
    const [here, there] = [await open(current().app, an, transport), await open(current().second, binh)];
    await here.enter();
    await expect.poll(here.seen).toEqual([[an.id, false]]);
    await there.enter(true);
    const both = (isEditing: boolean) => [
      [an.id, isEditing],
      [binh.id, true],
    ];
    for (const { seen } of [here, there]) await expect.poll(seen).toEqual(both(false));
    await here.enter(true);
    await expect.poll(there.seen).toEqual(both(true));
    const listed = await current().app.inject({ url: `/api/admin/presence?kind=article&key=${ARTICLE}`, headers: an.headers });
    expect(listed.json<{ data: Present[] }>().data.map(({ id, name }) => [id, name])).toEqual([
      [an.id, "Cán bộ"],
      [binh.id, "Cán bộ"],
    ]);
    await there.connection.invoke("Leave", "article", ARTICLE);
    await expect.poll(here.seen).toEqual([[an.id, true]]);
    await there.enter();
    await there.connection.stop();
    await expect.poll(here.seen).toEqual([[an.id, true]]);
    await here.connection.stop();
  });

  it("is one member, in however many windows", async () => {
    const an = await member("author");
    const windows = [await open(current().app, an), await open(current().second, an)];
    await windows[0]?.enter(true);
    await windows[1]?.enter();
    for (const { seen } of windows) await expect.poll(seen).toEqual([[an.id, true]]);
    await windows[0]?.connection.stop();
    await expect.poll(() => windows[1]?.seen()).toEqual([[an.id, false]]);
  });

  it("is known to those alone who have a role on its site", async () => {
    const [an, stranger] = [await member("author"), await member("editor", "cuc-thue")];
    const [here, there] = [await open(current().app, an), await open(current().second, stranger)];
    await expect(there.enter()).rejects.toThrow("no role on the site");
    await expect(there.enter(false, "chua-co")).rejects.toThrow("no role on the site");
    await here.enter();
    await there.enter(false, "bai-cuc-thue");
    await expect.poll(there.seen).toEqual([[stranger.id, false]]);
    const listed = await current().app.inject({ url: `/api/admin/presence?kind=article&key=${ARTICLE}`, headers: stranger.headers });
    expect(listed.statusCode).toBe(403);
  });

  it("is known no more to who was there, once the record has moved to another site", { timeout: 30_000 }, async () => {
    const [an, binh] = [await member("author"), await testStaff(db, { roles: { btc: ["editor"], "cuc-thue": ["editor"] } })];
    const [here, there] = [await open(current().app, an), await open(current().second, binh)];
    for (const { enter } of [here, there]) await enter();
    await expect.poll(there.seen).toHaveLength(2);
    const move = (category: string) =>
      sql`update article set (category_id, site_id) = (select id, site_id from category where slug = ${category}) where slug = ${ARTICLE}`.execute(
        db,
      );
    try {
      await move("tin-cuc-thue");
      await expect.poll(there.seen, { timeout: 20_000 }).toEqual([[binh.id, false]]);
      const before = here.seen();
      await there.enter(true);
      await expect.poll(there.seen).toEqual([[binh.id, true]]);
      expect(here.seen()).toEqual(before);
    } finally {
      await move("tin-btc");
    }
  });

  it("is that of a new record to those on the site of its draft", async () => {
    const author = await member("author");
    const call = (method: "POST" | "PUT", url: string, payload: object, version?: string) =>
      current().app.inject({
        method,
        url: `/api/admin/${url}`,
        payload,
        headers: { ...author.headers, ...(version && { "if-match": version }) },
      });
    const { id } = (await call("POST", "change-sets", { title: "Bài mới" })).json<{ data: { id: string } }>().data;
    const record = { slug: "bai-moi", site: "btc", category: "tin-btc", title: "Bài mới" };
    const saved = await call("PUT", `change-sets/${id}/records/article/bai-moi`, { record, baseHash: null }, '"0"');
    expect(saved.statusCode, saved.body).toBe(200);
    const own = await open(current().app, author);
    await own.enter(true, "bai-moi");
    await expect.poll(own.seen).toEqual([[author.id, true]]);
    const stranger = await open(current().app, await member("editor", "cuc-thue"));
    await expect(stranger.enter(false, "bai-moi")).rejects.toThrow("no role on the site");
  });

  it.each([
    ["is blocked", ({ id }: TestStaff) => current().admin(`accounts/${id}/block`, {})],
    ["signs out", ({ headers }: TestStaff) => current().app.inject({ method: "DELETE", url: "/api/admin/session", headers })],
    ["loses the role", ({ id }: TestStaff) => current().admin(`accounts/${id}/roles/btc/author`, undefined, "DELETE")],
    [
      "has not done anything for half an hour",
      ({ session }: TestStaff) => sql`update staff_session set seen_at = now() - interval '31 minutes' where id = ${session}`.execute(db),
    ],
  ])("loses a member who %s, and closes their connections", async (_, end) => {
    const [an, binh] = [await member("author"), await member("editor")];
    const watcher = await open(current().app, binh);
    const windows = [await open(current().app, an), await open(current().second, an)];
    await watcher.enter();
    for (const window of windows) await window.enter(true);
    await expect.poll(watcher.seen).toHaveLength(2);
    await end(an);
    // It is notified: by silence alone it would take thirty seconds.
    await expect.poll(() => windows.every(isClosed) && watcher.seen().length, { interval: 10, timeout: 20_000 }).toBe(1);
    await expect(open(current().second, an)).rejects.toThrow("401");
  });

  it("loses whom no process has seen for thirty seconds", async () => {
    const [an, gone] = [await member("author"), await member("editor")];
    const here = await open(current().app, an);
    await here.enter();
    // As a process that was killed leaves it.
    const row = { connection_id: "x", kind: "article", key: ARTICLE, session_id: gone.session, account_id: gone.id, is_editing: true };
    const at = (seconds: number) => new Date(Date.now() - seconds * 1_000);
    await db
      .insertInto("presence")
      .values({ ...row, seen_at: at(20) })
      .execute();
    await here.enter();
    await expect.poll(here.seen).toHaveLength(2);
    await db
      .updateTable("presence")
      .set({ seen_at: at(31) })
      .where("connection_id", "=", "x")
      .execute();
    await expect.poll(here.seen).toEqual([[an.id, false]]);
    // Reading leaves out what is silent; the row goes with the next look at sessions.
    await expect.poll(() => db.selectFrom("presence").select("connection_id").where("connection_id", "=", "x").execute()).toEqual([]);
  });

  it("loses within thirty seconds a client that says nothing more, and keeps one that does", async () => {
    const [an, binh] = [await member("author"), await member("editor")];
    const [here, there] = [await open(current().app, an), await open(current().second, binh)];
    there.connection.keepAliveIntervalInMilliseconds = 120_000;
    await here.enter();
    await there.enter();
    await expect.poll(here.seen).toHaveLength(2);
    await expect.poll(here.seen, { timeout: 90_000 }).toEqual([[an.id, false]]);
    expect(isClosed(here)).toBe(false);
  });
});

describe("the staff's hub", () => {
  const negotiate = async (headers: Readonly<Record<string, string>>) =>
    (await current().app.inject({ method: "POST", url: "/api/admin/hub/negotiate?negotiateVersion=1", headers })).statusCode;

  it("is open to signed-in staff from the portal's own pages alone", async () => {
    const { headers } = await member("author");
    const { cookie = "" } = headers;
    expect(await negotiate({ cookie, host: "portal.example", origin: "http://portal.example" })).toBe(200);
    expect(await negotiate({ cookie, host: "portal.example", origin: "https://evil.example" })).toBe(403);
    expect(await negotiate({})).toBe(401);
    expect(await negotiate({ cookie: "__Host-staff=x" })).toBe(401);
    expect(await negotiate({ authorization: "Bearer x" })).toBe(401);
    const editor = await testStaff(db, { roles: { btc: ["editor"] }, shown: "password" });
    expect(await negotiate(editor.headers)).toBe(403);
    expect(await negotiate((await testStaff(db, {})).headers)).toBe(403);
  });

  it("does not give a connection to another session", async () => {
    const [an, binh] = [await member("author"), await member("author")];
    const begun = await current().app.inject({ method: "POST", url: "/api/admin/hub/negotiate?negotiateVersion=1", headers: an.headers });
    const { connectionToken } = begun.json<{ connectionToken: string }>();
    const taken = await current().app.inject({
      url: `/api/admin/hub?id=${connectionToken}`,
      headers: { ...binh.headers, accept: "text/event-stream" },
    });
    expect(taken.statusCode).toBe(403);
  });

  it("bounds what a client may send, and at how many records it is", async () => {
    const an = await member("author");
    const { connection, enter } = await open(current().app, an);
    for (const [kind, key] of [
      ["nhan", ARTICLE],
      ["article", ""],
      ["article", "a\0b"],
      ["article", "x".repeat(1_001)],
      ["article", { key: ARTICLE }],
    ])
      await expect(connection.invoke("Enter", kind, key, true)).rejects.toThrow("A record is named by");
    const administrator = await open(current().app, await testStaff(db, { administrator: true }));
    for (let turn = 0; turn < 20; turn += 1) await administrator.enter(false, `ban-${turn}`);
    await expect(administrator.enter(false, "ban-20")).rejects.toThrow("Too many records");
    await administrator.enter(true, "ban-0");
    await administrator.connection.invoke("Leave", "article", "ban-0");
    await administrator.enter(false, "ban-20");
    // Faster than anyone types: the connection ends.
    await expect(Promise.all(Array.from({ length: 200 }, () => enter()))).rejects.toThrow(/close/i);
    await expect.poll(() => connection.state).toBe(HubConnectionState.Disconnected);
    const big = await open(current().app, an);
    await expect(big.connection.invoke("Enter", "article", "x".repeat(10_000), true)).rejects.toThrow(/close/i);
  });
});
