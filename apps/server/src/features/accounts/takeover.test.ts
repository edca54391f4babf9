/** Who had an account in their hands, and was thrown out, stays out: whatever they had under way at that moment. */
import { createQueues } from "../../services/queues.ts";
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { HASH_COST } from "./passwords/argon2.ts";
import { createPasswords, type Passwords } from "./passwords/passwords.ts";
import { type AccountApp, accountApp, member, noLimits, PASSWORD, person, refresh, tokenOf } from "./testing/account-app.ts";

let database: TestDatabase;
let db: Kysely<Database>;
let current: AccountApp;
const passwords = createPasswords({ queue: createQueues().passwords, cost: HASH_COST });
/** Done after the next password was checked, and before anything comes of it. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const slow: Passwords = {
  ...passwords,
  async verify(password, stored) {
    const matches = await passwords.verify(password, stored);
    await meanwhile();
    meanwhile = async () => undefined;
    return matches;
  },
};
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.pool);
  current = await accountApp(db, { rules: noLimits, passwords: slow });
});
afterAll(async () => {
  await current.close();
  await database.close();
});

const NEW = "the owner's new long phrase";
const log = (email: string, password: string) => current.send("login", { email, password });

/** The owner's way to get rid of somebody: a new password by mail. */
async function reset(name: string): Promise<void> {
  await current.send("passwordForgotten", { email: person(name).email });
  const token = tokenOf(await current.settled());
  expect((await current.send("passwordReset", { token, password: NEW })).status).toBe(200);
}

describe("a new password that is set while the old one is being checked", () => {
  it("lets no one in by the old one", async () => {
    const { email } = person("ra");
    await member(current, "ra");
    meanwhile = () => reset("ra");
    expect((await log(email, PASSWORD)).errors).toEqual([{ code: "credentials" }]);
    expect((await log(email, NEW)).status).toBe(200);
  });

  it("is not replaced by who knew the old one", async () => {
    const { token } = await member(current, "rb");
    meanwhile = () => reset("rb");
    const sent = { currentPassword: PASSWORD, password: "the thief's long phrase" };
    expect((await current.send("passwordChange", sent, { token })).errors).toEqual([
      { field: "currentPassword", code: "passwordMismatch" },
    ]);
    expect((await log(person("rb").email, NEW)).status).toBe(200);
  });

  it("keeps the account from being deleted by who knew the old one", async () => {
    const { token } = await member(current, "rc");
    meanwhile = () => reset("rc");
    const { errors } = await current.send("accountDeletion", { password: PASSWORD, consent: "yes" }, { token });
    expect(errors).toEqual([{ field: "password", code: "passwordMismatch" }]);
    expect((await log(person("rc").email, NEW)).status).toBe(200);
  });
});

it("an account with a role, which asks for a second factor, is not deleted by who knows its password alone", async () => {
  const { email } = person("re");
  const { token } = await member(current, "re");
  const remove = () => current.send("accountDeletion", { password: PASSWORD, consent: "yes" }, { token });
  await sql`insert into site (slug, name, content_hash) values ('re', 'Trang', '-')`.execute(db);
  await sql`insert into staff_role (account_id, site_id, role) select a.id, s.id, 'author' from account a, site s where a.email = ${email} and s.slug = 're'`.execute(
    db,
  );
  expect((await remove()).errors).toEqual([{ code: "holdsRole" }]);
  await sql`delete from staff_role`.execute(db);
  await sql`update account set role = 'administrator' where email = ${email}`.execute(db);
  expect((await remove()).errors).toEqual([{ code: "holdsRole" }]);
  await sql`update account set role = 'visitor' where email = ${email}`.execute(db);
  expect((await remove()).status).toBe(200);
});

it("who is blocked while the password is being checked is not let in, nor once the block is lifted", async () => {
  const { email } = person("rd");
  await member(current, "rd");
  meanwhile = () => sql`update account set blocked_at = now() where email = ${email}`.execute(db);
  const { tokens, errors } = await log(email, PASSWORD);
  expect([tokens, errors]).toEqual([undefined, [{ code: "credentials" }]]);
});

describe("a changed profile", () => {
  const sessionsOf = (email: string) =>
    db
      .selectFrom("account_session as s")
      .innerJoin("account as a", "a.id", "s.account_id")
      .select(["s.id", "s.expires_at"])
      .where("a.email", "=", email)
      .execute();

  it("goes on with the same session, which ends when it would have: no token lives for ever by it", async () => {
    const before = await member(current, "rf");
    const sessions = await sessionsOf(person("rf").email);
    const { tokens } = await current.send("profile", { fullName: "A" }, { token: before.token });
    expect(await sessionsOf(person("rf").email)).toEqual(sessions);
    expect((await refresh(current, before)).success).toBe(false);
    expect(tokens && (await refresh(current, tokens)).success).toBe(true);
  });

  it("brings no tokens where the session has ended meanwhile", async () => {
    const { token, refreshToken } = await member(current, "rg");
    const account = await current.services.authenticate(token);
    await current.send("logout", { scope: "everywhere", refreshToken });
    const identity = { id: account?.id ?? "", email: "", name: "", phone: null, role: "visitor" } as const;
    expect(await current.services.sessions.renew(identity, account?.session ?? "")).toBeUndefined();
  });

  it("leaves older tokens good for logging out, and for nothing else", async () => {
    const before = await member(current, "rm");
    const { tokens } = await current.send("profile", { fullName: "A" }, { token: before.token });
    expect((await refresh(current, before)).success).toBe(false);
    const after = tokens && (await refresh(current, tokens));
    expect(after?.success).toBe(true);
    await current.send("logout", { scope: "everywhere", refreshToken: before.refreshToken });
    expect(after?.tokens && (await refresh(current, after.tokens)).success).toBe(false);
    expect(await current.services.authenticate(before.token)).toBeUndefined();
  });

  it("is in the audit", async () => {
    const { token } = await member(current, "rh");
    const account = await current.services.authenticate(token);
    await current.send("profile", { fullName: "A" }, { token });
    const acts = await db
      .selectFrom("audit")
      .select("act")
      .where("actor", "=", account?.id ?? "")
      .execute();
    expect(acts.map(({ act }) => act)).toContain("account.profile");
  });
});

it("an outcome with tokens is for the account alone that had it, under whatever key", async () => {
  const key = randomUUID();
  const [one, two] = [await member(current, "ri"), await member(current, "rj")];
  const sent = { fullName: "Cùng Một Tên", key };
  const first = await current.send("profile", sent, { token: one.token });
  const second = await current.send("profile", sent, { token: two.token });
  const [a, b] = await Promise.all([first, second].map(({ tokens }) => current.services.authenticate(tokens?.token ?? "")));
  expect(a?.id).toBeDefined();
  expect(b?.id).toBeDefined();
  expect(a?.id).not.toBe(b?.id);
});

describe("a stranger who does not get in", () => {
  const strict = async () => {
    const app = await accountApp(db, {});
    onTestFinished(() => app.close());
    return app;
  };

  it("does not lock the owner out: who solves a captcha logs in, and a new password by mail ends the captchas", async () => {
    const app = await strict();
    await member(app, "rk");
    const { email } = person("rk");
    for (let turn = 0; turn < 7; turn += 1) await app.send("login", { email, password: "guess" }, { from: `192.0.2.${turn + 10}` });
    expect((await app.send("login", { email, password: PASSWORD })).errors).toEqual([{ field: "capcha", code: "captchaAsked" }]);
    await app.send("passwordForgotten", { email });
    await app.send("passwordReset", { token: tokenOf(await app.settled()), password: NEW });
    expect((await app.send("login", { email, password: NEW })).status).toBe(200);
  });

  it("does not use up the mails with which the owner chooses a new password", async () => {
    const app = await strict();
    await member(app, "rl");
    for (let turn = 0; turn < 8; turn += 1) await app.send("registration", person("rl"));
    await app.settled();
    const mails = app.mailbox.length;
    expect(mails).toBe(5);
    await app.send("passwordForgotten", { email: person("rl").email });
    expect((await app.settled())?.subject).toBe("Đặt mật khẩu mới");
  });
});
