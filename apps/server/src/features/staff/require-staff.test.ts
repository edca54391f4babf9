/** What stands before every call of administration: session, page that sent it, role, second factor. */
import fastify from "fastify";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { testSession, testStaff, type TestStaff } from "../../testing/staff.ts";
import { requireStaff, staffGuard, wholePortal } from "./require-staff.ts";

const current = testApp(async ({ site }) => {
  await site("btc");
  await site("cuc-thue");
});
const get = (headers: Readonly<Record<string, string>>, url = "/api/admin/accounts") => current().app.inject({ url, headers });
const post = (headers: Readonly<Record<string, string>>) =>
  current().app.inject({ method: "POST", url: "/api/admin/signing-key", headers, payload: { revoke: false } });
const reasonOf = async (answer: ReturnType<typeof get>) => {
  const { statusCode, headers } = await answer;
  return [statusCode, headers["portal-refusal"]];
};
const administrator = (): Promise<TestStaff> => testStaff(current().db, { administrator: true });

describe("a staff session", () => {
  it("opens what its member may do", async () => {
    const { headers } = await administrator();
    expect((await get(headers)).statusCode).toBe(200);
    expect((await post(headers)).statusCode).toBe(200);
    expect((await get(headers)).headers["cache-control"]).toBe("no-store");
  });

  it("is none without its cookie, and with a forged, a shortened or somebody's lengthened one", async () => {
    const { headers } = await administrator();
    const { cookie = "" } = headers;
    const forged = [undefined, "", "__Host-staff=", `${cookie}x`, cookie.slice(0, -1), cookie.replace("__Host-", ""), `x${cookie}`];
    for (const each of forged) {
      const { cookie: _, ...rest } = headers;
      expect(await reasonOf(get(each === undefined ? rest : { ...rest, cookie: each })), each).toEqual([401, "sign-in"]);
    }
    expect((await get({ ...headers, cookie: `a=b; ${cookie}; c=d` })).statusCode).toBe(200);
  });

  it.each([
    ["it was ended", "update staff_session set ended_at = now() where id = $1"],
    ["its twelve hours are over", "update staff_session set expires_at = now() where id = $1"],
    ["it was not used for 30 minutes", "update staff_session set seen_at = now() - interval '30 minutes' where id = $1"],
    ["its account is blocked", "update account set blocked_at = now() where id = (select account_id from staff_session where id = $1)"],
    ["its account is gone", "delete from account where id = (select account_id from staff_session where id = $1)"],
  ])("opens nothing once %s", async (_, statement) => {
    const { headers, session } = await administrator();
    expect((await get(headers)).statusCode).toBe(200);
    await sql.raw(statement.replace("$1", `'${session}'`)).execute(current().db);
    expect(await reasonOf(get(headers))).toEqual([401, "sign-in"]);
  });

  it("goes on while it is used, and ends after its time all the same", async () => {
    const { headers, session } = await administrator();
    const { db } = current();
    await sql`update staff_session set seen_at = now() - interval '29 minutes' where id = ${session}`.execute(db);
    expect((await get(headers)).statusCode).toBe(200);
    const { rows } = await sql<{ used: boolean }>`
      select seen_at > now() - interval '1 minute' as used from staff_session where id = ${session}`.execute(db);
    expect(rows).toEqual([{ used: true }]);
  });

  it("is not brought back to life by a call that comes too late", async () => {
    const { headers, session } = await administrator();
    await sql`update staff_session set seen_at = now() - interval '31 minutes' where id = ${session}`.execute(current().db);
    for (let again = 0; again < 2; again += 1) expect((await get(headers)).statusCode).toBe(401);
  });
});

describe("a call with a staff session", () => {
  it.each([
    ["another site's page", { origin: "https://evil.example" }],
    ["a page of another scheme or port", { origin: "http://localhost:81" }],
    ["a page without an origin", { origin: "null" }],
    ["a page that the browser calls another site's", { "sec-fetch-site": "cross-site" }],
    ["a page of a neighbouring host", { "sec-fetch-site": "same-site" }],
  ])("is refused from %s, also where it only reads", async (_, more) => {
    const { headers } = await administrator();
    expect(await reasonOf(get({ ...headers, ...more }))).toEqual([403, "origin"]);
    const refused = await post({ ...headers, ...more });
    expect(refused.statusCode).toBe(403);
  });

  it("is refused without the header that no form can add, where it changes something", async () => {
    const { "portal-staff": _, ...headers } = (await administrator()).headers;
    expect((await get(headers)).statusCode).toBe(200);
    expect(await reasonOf(post(headers))).toEqual([403, "origin"]);
  });

  it("that changes something is no navigation", async () => {
    const { headers } = await administrator();
    expect((await get({ ...headers, "sec-fetch-site": "none" })).statusCode).toBe(200);
    expect(await reasonOf(post({ ...headers, "sec-fetch-site": "none" }))).toEqual([403, "origin"]);
  });
});

describe("a role", () => {
  it("on a site opens nothing of the whole portal", async () => {
    const { headers } = await testStaff(current().db, { roles: { btc: ["author", "editor", "designer", "moderator", "auditor"] } });
    expect(await reasonOf(get(headers))).toEqual([403, "role"]);
    expect(await reasonOf(get(headers, "/api/admin/staff"))).toEqual([403, "role"]);
    expect(await reasonOf(post(headers))).toEqual([403, "role"]);
  });

  it("opens nothing before the second factor, and what needs it once more only then", async () => {
    const { id } = await administrator();
    const password = await testSession(current().db, id, "password");
    expect(await reasonOf(get(password.headers))).toEqual([403, "second-factor"]);
    const second = await testSession(current().db, id, "second-factor");
    expect((await get(second.headers)).statusCode).toBe(200);
    expect(await reasonOf(post(second.headers))).toEqual([403, "step-up"]);
    const { db } = current();
    await sql`update staff_session set step_up_at = now() - interval '9 minutes' where id = ${second.session}`.execute(db);
    expect((await post(second.headers)).statusCode).toBe(200);
    await sql`update staff_session set step_up_at = now() - interval '10 minutes' where id = ${second.session}`.execute(db);
    expect(await reasonOf(post(second.headers))).toEqual([403, "step-up"]);
  });

  it("that is taken away is gone with the next call, its sessions with it", async () => {
    const [first, second] = [await administrator(), await administrator()];
    const taken = await current().app.inject({
      method: "POST",
      url: `/api/admin/accounts/${second.id}/role`,
      headers: first.headers,
      payload: { role: "visitor" },
    });
    expect(taken.statusCode).toBe(200);
    expect(await reasonOf(get(second.headers))).toEqual([401, "sign-in"]);
  });
});

describe("a call on a site", () => {
  /** A call of its own: what is asked of the guard is whatever a route says that it acts on. */
  const build = async (targets: Parameters<typeof requireStaff>[1]) => {
    const app = fastify();
    await app.register(staffGuard, { db: current().db, publicOrigin: undefined });
    app.get("/api/admin/something", { ...requireStaff("changeSet.publish", targets) }, async () => "done");
    return async (staff: TestStaff) => {
      const { statusCode, headers } = await app.inject({ url: "/api/admin/something", headers: staff.headers });
      return [statusCode, headers["portal-refusal"]];
    };
  };

  it("is for those with a role on every site that it acts on", async () => {
    const editor = await testStaff(current().db, { roles: { btc: ["editor"], "cuc-thue": ["author"] } });
    const target = (site: string | null) => ({ site, isOwn: true });
    expect(await (await build(() => target("btc")))(editor)).toEqual([200, undefined]);
    expect(await (await build(async () => [target("btc")]))(editor)).toEqual([200, undefined]);
    expect(await (await build(() => target("cuc-thue")))(editor)).toEqual([403, "role"]);
    expect(await (await build(() => [target("btc"), target("cuc-thue")]))(editor)).toEqual([403, "role"]);
    expect(await (await build(wholePortal))(editor)).toEqual([403, "role"]);
    // There is nothing that it acts on: the call itself says so.
    expect(await (await build(() => undefined))(editor)).toEqual([200, undefined]);
  });

  it("does not start without saying who may make it", async () => {
    const app = fastify();
    await app.register(staffGuard, { db: current().db, publicOrigin: undefined });
    expect(() => app.get("/api/admin/open", async () => "done")).toThrow("/api/admin/open does not say who may call it");
  });
});
