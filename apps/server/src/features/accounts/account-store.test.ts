/** Administrators' calls: for them alone, and every act in the audit. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { ensureAdministrator } from "./ensure-administrator.ts";
import { testSession, testStaff } from "../../testing/staff.ts";
import { member, noLimits, refresh } from "./testing/account-app.ts";
import { withAccounts } from "./testing/with-accounts.ts";

const NO_ACCOUNT = "00000000-0000-4000-8000-000000000000";
const ADMIN = "admin@portal.example";
type Headers = Readonly<Record<string, string>>;
/** Of the administrator's browser. */
let admin: Headers;
const current = withAccounts({ rules: noLimits });
beforeAll(async () => {
  await ensureAdministrator(current().db, ADMIN);
  admin = (await testSession(current().db, await idOf(ADMIN), "step-up")).headers;
});

const call = async (method: "GET" | "POST", path: string, headers: Headers, payload?: object) => {
  const response = await current().app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, ...response.json<{ data: unknown; total?: number; message: string | null }>() };
};
const idOf = async (email: string): Promise<string> =>
  (await current().db.selectFrom("account").select("id").where("email_key", "=", email).executeTakeFirstOrThrow()).id;
const actsOn = (id: string) =>
  current().db.selectFrom("audit").select(["actor", "act", "details"]).where("subject", "=", `account:${id}`).orderBy("id").execute();

describe("administrators' calls", () => {
  it.each([
    ["GET", "accounts", undefined],
    ["POST", `accounts/${NO_ACCOUNT}/block`, undefined],
    ["POST", `accounts/${NO_ACCOUNT}/unblock`, undefined],
    ["POST", `accounts/${NO_ACCOUNT}/role`, { role: "administrator" }],
    ["POST", "signing-key", { revoke: true }],
  ] as const)("are for administrators alone: %s %s", async (method, path, payload) => {
    const visitor = await member(current(), `v${randomUUID().slice(0, 8)}`);
    for (const token of ["a.b.c", visitor.refreshToken, visitor.token])
      expect((await call(method, path, { authorization: `Bearer ${token}` }, payload)).status).toBe(401);
    expect((await call(method, path, { "portal-staff": "1" }, payload)).status).toBe(401);
    const { headers } = await testStaff(current().db, {});
    expect((await call(method, path, headers, payload)).status).toBe(403);
  });

  it("list accounts, newest first, found by part of address or name", async () => {
    await member(current(), "tim-thay");
    const { status, data, total } = await call("GET", "accounts?search=TIM-THAY", admin);
    expect([status, total]).toEqual([200, 1]);
    expect(data).toMatchObject([{ email: "tim-thay@example.test", role: "visitor", blocked: false }]);
    expect(JSON.stringify(data)).not.toMatch(/argon2|password/i);
    expect((await call("GET", "accounts?search=%25", admin)).total).toBe(0);
    expect((await call("GET", "accounts?limit=1&offset=1", admin)).data).toHaveLength(1);
  });

  it("are in the audit when they read accounts: who read whose, and nothing that was searched for", async () => {
    await member(current(), "duoc-doc");
    await call("GET", "accounts?search=duoc-doc", admin);
    const read = await current().db.selectFrom("audit").select(["actor", "subject", "details"]).where("act", "=", "account.read").execute();
    const accounts = await idOf("duoc-doc@example.test");
    expect(read.at(-1)).toEqual({ actor: await idOf(ADMIN), subject: "accounts", details: { offset: 0, accounts } });
    const before = read.length;
    expect((await call("GET", "accounts", {})).status).toBe(401);
    expect((await call("GET", "accounts?limit=1", admin)).status).toBe(200);
    const { rows } = await current().database.pool.query("select from audit where act = 'account.read'");
    expect(rows).toHaveLength(before + 1);
  });

  it("show no account where the audit cannot be written", async () => {
    await current().database.pool.query("alter table audit add constraint full_disk check (act <> 'account.read') not valid");
    try {
      const { status, data } = await call("GET", "accounts", admin);
      expect([status >= 500, data]).toEqual([true, null]);
    } finally {
      await current().database.pool.query("alter table audit drop constraint full_disk");
    }
  });

  it("block an account at once, and let it in again", async () => {
    const tokens = await member(current(), "chan");
    const id = await idOf("chan@example.test");
    expect((await call("POST", `accounts/${id}/block`, admin)).data).toMatchObject({ id, blocked: true });
    expect(await current().services.authenticate(tokens.token)).toBeUndefined();
    expect((await refresh(current(), tokens)).success).toBe(false);
    await current().send("passwordForgotten", { email: "chan@example.test" });
    const mails = current().mailbox.length;
    await current().settled();
    expect(current().mailbox).toHaveLength(mails);
    expect((await call("POST", `accounts/${id}/unblock`, admin)).data).toMatchObject({ blocked: false });
    const actor = await idOf(ADMIN);
    expect(await actsOn(id)).toEqual([
      { actor: id, act: "account.activate", details: null },
      { actor, act: "account.block", details: null },
      { actor, act: "account.unblock", details: null },
    ]);
  });

  it("give and take roles; a role that was taken is gone with the next call", async () => {
    const before = await member(current(), "vai");
    const id = await idOf("vai@example.test");
    const role = (name: string) => call("POST", `accounts/${id}/role`, admin, { role: name });
    expect((await role("administrator")).data).toMatchObject({ role: "administrator" });
    expect(await current().services.authenticate(before.token)).toBeUndefined();
    const { headers } = await testSession(current().db, id, "step-up");
    expect((await call("GET", "accounts", headers)).status).toBe(200);
    await role("visitor");
    expect((await call("GET", "accounts", headers)).status).toBe(401);
    expect((await role("emperor")).status).toBe(400);
  });

  it("never leave the portal without an administrator", async () => {
    const id = await idOf(ADMIN);
    expect((await call("POST", `accounts/${id}/block`, admin)).status).toBe(409);
    expect((await call("POST", `accounts/${id}/role`, admin, { role: "visitor" })).status).toBe(409);
    expect((await call("GET", "accounts", admin)).status).toBe(200);
  });

  it("know no account of a wrong id", async () => {
    expect((await call("POST", `accounts/${NO_ACCOUNT}/block`, admin)).status).toBe(404);
    expect((await call("POST", "accounts/x'--/block", admin)).status).toBe(400);
  });
});

describe("the administrator of the first start", () => {
  it("is made once, however many servers start at once; later starts show nothing", async () => {
    const fresh = await createTestDatabase();
    try {
      const starts = await Promise.all(Array.from({ length: 4 }, () => ensureAdministrator(createDb(fresh.pool), ADMIN)));
      expect(starts.filter((password) => password !== undefined)).toEqual([expect.stringMatching(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/)]);
      expect(await ensureAdministrator(createDb(fresh.pool), ADMIN)).toBeUndefined();
      await fresh.pool.query("delete from account");
      expect(await ensureAdministrator(createDb(fresh.pool), ADMIN)).toBeUndefined();
    } finally {
      await fresh.close();
    }
  });
});

// Last: it logs everybody out.
it.each([[{ revoke: 1 }], [{ revoke: "true" }], [{ revoke: null }], [{}]])(
  "the body %j changes no signing key: bodies are not converted, and no one is logged out",
  async (body) => {
    const keys = await current().db.selectFrom("signing_key").selectAll().execute();
    const { status, message } = await call("POST", "signing-key", admin, body);
    expect([status, message]).toEqual([400, expect.stringContaining("revoke")]);
    expect(await current().db.selectFrom("signing_key").selectAll().execute()).toEqual(keys);
  },
);

it("a NUL in the search of accounts is refused, not answered with a failure of the database", async () => {
  expect(await call("GET", "accounts?search=a%00b", admin)).toMatchObject({
    status: 400,
    message: expect.stringContaining("search") as string,
  });
});

it("a new signing key that revokes the old ones logs everybody out, and is in the audit", async () => {
  const tokens = await member(current(), "cuoi");
  expect((await call("POST", "signing-key", admin, { revoke: false })).status).toBe(200);
  expect(await current().services.authenticate(tokens.token)).toBeDefined();
  expect((await call("POST", "signing-key", admin, { revoke: true })).status).toBe(200);
  expect(await current().services.authenticate(tokens.token)).toBeUndefined();
  expect((await refresh(current(), tokens)).success).toBe(false);
  expect((await call("GET", "accounts", admin)).status).toBe(401);
  const acts = await current().db.selectFrom("audit").select("details").where("act", "=", "signing-key.rotate").orderBy("id").execute();
  expect(acts).toEqual([{ details: { revoke: false } }, { details: { revoke: true } }]);
});
