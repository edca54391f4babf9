/** Signing in to administration, and the sessions that come of it. */
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { testSession, testStaff } from "../../testing/staff.ts";
import { enrol, memberWithPassword, PASSWORD, staffBrowser } from "./testing/staff-browser.ts";

const current = testApp(async ({ site }) => {
  await site("btc");
});
const COOKIE = "__Host-staff";
const browser = () => staffBrowser(current().app);

describe("signing in", () => {
  it("gives a cookie that no script, no other site and no plain connection gets, and no token in the answer", async () => {
    const { email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    const response = await current().app.inject({
      method: "POST",
      url: "/api/admin/session",
      headers: { "portal-staff": "1", host: "portal.example", origin: "https://portal.example" },
      payload: { email, password: PASSWORD },
    });
    expect(response.statusCode).toBe(200);
    const set = [response.headers["set-cookie"]].flat().find((each) => each?.startsWith(COOKIE)) ?? "";
    expect(set).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(response.body).not.toContain(/=([\w-]{43});/.exec(set)?.[1]);
    expect(response.json()).toMatchObject({ data: { member: { email, roles: { btc: ["author"] } }, secondFactor: { isNeeded: false } } });
  });

  it("is the same answer for a wrong password, an unknown address and a blocked account", async () => {
    const { email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    const blocked = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    await current().db.updateTable("account").set({ blocked_at: new Date() }).where("id", "=", blocked.id).execute();
    const answers = [
      await browser().signIn(email, "không phải mật khẩu"),
      await browser().signIn("khong-co@staff.example"),
      await browser().signIn(blocked.email),
    ];
    for (const answer of answers) expect(answer).toEqual({ status: 401, refusal: undefined, data: { errors: [{ code: "credentials" }] } });
  });

  it("is for staff: an account without a role is told so, and gets no session", async () => {
    const { id, email } = await memberWithPassword(current().db, {});
    const one = browser();
    expect(await one.signIn(email)).toMatchObject({ status: 403, refusal: "role" });
    expect(one.cookies.has(COOKIE)).toBe(false);
    const open = await current()
      .db.selectFrom("staff_session")
      .select("id")
      .where("account_id", "=", id)
      .where("ended_at", "is", null)
      .execute();
    expect(open).toEqual([]);
  });

  it("counts with the log-ins of visitors: after five wrong passwords from anywhere a captcha is asked", async () => {
    const { email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    const codes = [];
    for (let turn = 0; turn < 6; turn += 1)
      codes.push(((await browser().signIn(email, `sai ${turn}`)).data["errors"] as { code: string }[])[0]?.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "credentials"), "captchaAsked"]);
    expect((await browser().signIn(email)).data["errors"]).toMatchObject([{ code: "captchaAsked" }]);
  });

  it("from a page of another site is refused, so that nobody works in a stranger's session", async () => {
    const { email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    for (const headers of [
      { "portal-staff": "1", origin: "https://evil.example" },
      { origin: "http://localhost" },
      { authorization: "Bearer x" },
    ])
      expect(
        (await current().app.inject({ method: "POST", url: "/api/admin/session", headers, payload: { email, password: PASSWORD } }))
          .statusCode,
      ).toBe(403);
  });
});

describe("a session", () => {
  it("has another token after each rise of rights: one that was put into the browser, or learned before, is worth nothing", async () => {
    const { email } = await memberWithPassword(current().db, { administrator: true });
    const attacker = browser();
    await attacker.signIn((await memberWithPassword(current().db, { roles: { btc: ["author"] } })).email);
    const victim = browser();
    victim.cookies.set(COOKIE, attacker.cookies.get(COOKIE) ?? "");
    const tokens = [victim.cookies.get(COOKIE)];
    await victim.signIn(email);
    tokens.push(victim.cookies.get(COOKIE));
    await enrol(victim);
    tokens.push(victim.cookies.get(COOKIE));
    expect(new Set(tokens).size).toBe(3);
    expect((await victim.call("GET", "accounts")).status).toBe(200);
    for (const old of tokens.slice(0, 2)) {
      const thief = browser();
      thief.cookies.set(COOKIE, old ?? "");
      expect((await thief.call("GET", "session")).status).toBe(401);
    }
  });

  it("stands in the database as a hash only", async () => {
    const { email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    const one = browser();
    await one.signIn(email);
    const rows = JSON.stringify(await current().db.selectFrom("staff_session").selectAll().execute());
    const token = one.cookies.get(COOKIE) ?? "";
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(Buffer.from(token).toString("hex"));
  });

  it("ends with signing out, for whoever else has its cookie too", async () => {
    const { email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    const one = browser();
    await one.signIn(email);
    const copy = browser();
    copy.cookies.set(COOKIE, one.cookies.get(COOKIE) ?? "");
    expect((await one.call("DELETE", "session")).status).toBe(200);
    expect(one.cookies.has(COOKIE)).toBe(false);
    expect((await copy.call("GET", "session")).status).toBe(401);
  });

  it("is listed for its member and ended one by one; another member's is neither seen nor ended", async () => {
    const { id, email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    const [one, two] = [browser(), browser()];
    await one.signIn(email);
    await two.signIn(email);
    const other = await testStaff(current().db, { administrator: true });
    const list = (await one.call("GET", "sessions")).data as unknown as { id: string; isCurrent: boolean; name: string }[];
    expect(list.map(({ isCurrent, name }) => [isCurrent, name])).toEqual([
      [false, "Trình duyệt thử"],
      [true, "Trình duyệt thử"],
    ]);
    expect((await one.call("DELETE", `sessions/${other.session}`)).status).toBe(404);
    expect((await current().app.inject({ url: "/api/admin/accounts", headers: other.headers })).statusCode).toBe(200);
    expect((await one.call("DELETE", `sessions/${list[0]?.id}`)).status).toBe(200);
    expect((await two.call("GET", "session")).status).toBe(401);
    expect((await one.call("DELETE", `sessions/${list[0]?.id}`)).status).toBe(404);
    const acts = await current().db.selectFrom("audit").select("act").where("actor", "=", id).orderBy("id").execute();
    expect(acts.map(({ act }) => act)).toEqual(["staff.sign-in", "staff.sign-in", "staff.session-end"]);
  });
});

describe("a program", () => {
  it("acts for its member by a token that is shown once, and can never step up", async () => {
    const { headers, id } = await testStaff(current().db, { administrator: true });
    const { app } = current();
    const made = await app.inject({ method: "POST", url: "/api/admin/sessions", headers, payload: { name: "Báo cáo", days: 1 } });
    const { token } = made.json<{ data: { token: string } }>().data;
    const bearer = { authorization: `Bearer ${token}` };
    expect((await app.inject({ url: "/api/admin/accounts", headers: bearer })).statusCode).toBe(200);
    const rotate = await app.inject({ method: "POST", url: "/api/admin/signing-key", headers: bearer, payload: { revoke: false } });
    expect([rotate.statusCode, rotate.headers["portal-refusal"]]).toEqual([403, "step-up"]);
    const more = await app.inject({ method: "POST", url: "/api/admin/sessions", headers: bearer, payload: { name: "Nữa", days: 1 } });
    expect(more.headers["portal-refusal"]).toBe("step-up");
    // Neither passes for the other.
    expect((await app.inject({ url: "/api/admin/accounts", headers: { ...headers, cookie: `${COOKIE}=${token}` } })).statusCode).toBe(401);
    const cookie = headers["cookie"]?.split("=")[1] ?? "";
    expect((await app.inject({ url: "/api/admin/accounts", headers: { authorization: `Bearer ${cookie}` } })).statusCode).toBe(401);
    // It goes on without use, and ends with its member's block.
    await current()
      .db.updateTable("staff_session")
      .set({ seen_at: new Date(0) })
      .where("account_id", "=", id)
      .execute();
    expect((await app.inject({ url: "/api/admin/accounts", headers: bearer })).statusCode).toBe(200);
    await current().db.updateTable("account").set({ blocked_at: new Date() }).where("id", "=", id).execute();
    expect((await app.inject({ url: "/api/admin/accounts", headers: bearer })).statusCode).toBe(401);
  });

  it("is made by who has just shown the second factor alone", async () => {
    const { id } = await testStaff(current().db, { administrator: true });
    for (const [shown, refusal] of [
      ["password", "second-factor"],
      ["second-factor", "step-up"],
    ] as const) {
      const { headers } = await testSession(current().db, id, shown);
      const made = await current().app.inject({ method: "POST", url: "/api/admin/sessions", headers, payload: { name: "A", days: 1 } });
      expect([made.statusCode, made.headers["portal-refusal"]]).toEqual([403, refusal]);
    }
  });
});
