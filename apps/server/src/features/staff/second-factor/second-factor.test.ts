/** An authenticator's codes and recovery codes: set up once, each good once, never guessed. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startCommand } from "../../../testing/command.ts";
import { testApp } from "../../../testing/test-app.ts";
import { totpCode } from "../../../testing/totp.ts";
import { enrol, memberWithPassword, PASSWORD, type StaffBrowser, staffBrowser } from "../testing/staff-browser.ts";

const current = testApp(async ({ site }) => {
  await site("btc");
});
const browser = () => staffBrowser(current().app);

/** An administrator who has set up an authenticator. */
async function enrolled() {
  const staff = await memberWithPassword(current().db, { administrator: true });
  const one = browser();
  await one.signIn(staff.email);
  const factors = await enrol(one);
  // As if it had been set up earlier: the present half minute's code is still good.
  await sql`update totp set last_step = 0 where account_id = ${staff.id}`.execute(current().db);
  return { ...staff, ...factors, one };
}
const signedIn = async (email: string): Promise<StaffBrowser> => {
  const one = browser();
  expect((await one.signIn(email)).status).toBe(200);
  return one;
};
const show = (one: StaffBrowser, body: object) => one.call("POST", "session/step-up", body);

describe("who has no second factor and needs one", () => {
  it("can do nothing but set it up, and everything then", async () => {
    const { email } = await memberWithPassword(current().db, { administrator: true });
    const one = browser();
    expect((await one.signIn(email)).data.secondFactor).toEqual({ isNeeded: true, authenticator: false, passkeys: [], recoveryCodes: 0 });
    for (const path of ["accounts", "questions", "contributions"])
      expect(await one.call("GET", path)).toMatchObject({ status: 403, refusal: "second-factor" });
    expect(await one.call("POST", "sessions", { name: "A", days: 1 })).toMatchObject({ status: 403, refusal: "second-factor" });
    const { recoveryCodes } = await enrol(one);
    expect(recoveryCodes).toHaveLength(10);
    expect((await one.call("GET", "accounts")).status).toBe(200);
    expect((await one.call("POST", "signing-key", { revoke: false })).status).toBe(200);
    expect((await one.call("GET", "session")).data.secondFactor).toEqual({
      isNeeded: true,
      authenticator: true,
      passkeys: [],
      recoveryCodes: 10,
    });
  });
});

describe("who has set up a second factor and needs none", () => {
  it("shows it before anything else: their password alone opens nothing", async () => {
    const { email } = await memberWithPassword(current().db, { roles: { btc: ["author"] } });
    const one = await signedIn(email);
    expect((await one.call("GET", "change-sets")).status).toBe(200);
    await enrol(one);
    expect((await one.call("GET", "change-sets")).status).toBe(200);
    const next = await signedIn(email);
    expect((await next.call("GET", "session")).data.secondFactor).toMatchObject({ isNeeded: true });
    for (const path of ["change-sets", "records?kind=article"])
      expect(await next.call("GET", path)).toMatchObject({ status: 403, refusal: "second-factor" });
  });
});

describe("a program", () => {
  it("shows no second factor: its codes are neither looked at nor used up", async () => {
    const { email, secret, recoveryCodes, one } = await enrolled();
    const { token } = (await one.call("POST", "sessions", { name: "Chương trình", days: 1 })).data;
    const [right = ""] = recoveryCodes;
    const answers = [{ recoveryCode: right }, { recoveryCode: "1-sai" }, { code: totpCode(secret) }, { code: "000000" }].map((payload) =>
      current().app.inject({
        method: "POST",
        url: "/api/admin/session/step-up",
        headers: { authorization: `Bearer ${String(token)}` },
        payload,
      }),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    expect((await show(await signedIn(email), { recoveryCode: right })).status).toBe(200);
  });
});

describe("an authenticator's code", () => {
  it("is asked at the next sign-in, and completes it", async () => {
    const { email, secret } = await enrolled();
    const one = await signedIn(email);
    expect(await one.call("GET", "accounts")).toMatchObject({ status: 403, refusal: "second-factor" });
    expect((await show(one, { code: totpCode(secret) })).data.member).toMatchObject({ stepUpAt: expect.any(String) as string });
    expect((await one.call("GET", "accounts")).status).toBe(200);
  });

  it("is good once, also where it comes several times at once", async () => {
    const { email, secret } = await enrolled();
    const browsers = await Promise.all(Array.from({ length: 4 }, () => signedIn(email)));
    const code = totpCode(secret);
    const answers = await Promise.all(browsers.map((one) => show(one, { code })));
    expect(
      answers
        .map(({ status }) => String(status))
        .toSorted()
        .map(Number),
    ).toEqual([200, 422, 422, 422]);
    await current().db.deleteFrom("rate_limit").execute();
    expect((await show(await signedIn(email), { code })).status).toBe(422);
    // Nor is one of an earlier half minute.
    expect((await show(await signedIn(email), { code: totpCode(secret, -1) })).status).toBe(422);
    expect((await show(await signedIn(email), { code: totpCode(secret, 1) })).status).toBe(200);
  });

  it.each([-3, 2, 100])("of another time is refused: %s half minutes from now", async (steps) => {
    const { email, secret } = await enrolled();
    expect((await show(await signedIn(email), { code: totpCode(secret, steps) })).status).toBe(422);
  });

  it("cannot be guessed: the sixth wrong one in a row is not looked at, from whichever session", async () => {
    const { email, secret } = await enrolled();
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await show(await signedIn(email), { code: "000000" })).status);
    expect(statuses).toEqual(Array.from({ length: 5 }, () => 422));
    expect((await show(await signedIn(email), { code: totpCode(secret) })).status).toBe(429);
  });

  it("of another account is worth nothing", async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect((await show(await signedIn(one.email), { code: totpCode(other.secret) })).status).toBe(422);
  });
});

describe("an authenticator", () => {
  it("that is set up is not replaced by who knows the password alone", async () => {
    const { email } = await enrolled();
    const thief = await signedIn(email);
    expect(await thief.call("POST", "second-factor/authenticator")).toMatchObject({ status: 403, refusal: "step-up" });
    expect(await thief.call("POST", "second-factor/authenticator/confirm", { code: "123456" })).toMatchObject({
      status: 403,
      refusal: "step-up",
    });
    expect((await thief.call("POST", "second-factor/recovery-codes")).status).toBe(403);
  });

  it("goes on until the next one has proved itself", async () => {
    const { email, secret, one } = await enrolled();
    const next = (await one.call("POST", "second-factor/authenticator")).data as unknown as { secret: string };
    expect((await show(await signedIn(email), { code: totpCode(next.secret) })).status).toBe(422);
    expect((await show(await signedIn(email), { code: totpCode(secret) })).status).toBe(200);
    expect((await one.call("POST", "second-factor/authenticator/confirm", { code: totpCode(next.secret) })).data).toEqual({
      recoveryCodes: [],
    });
    expect((await show(await signedIn(email), { code: totpCode(secret, 1) })).status).toBe(422);
    expect((await show(await signedIn(email), { code: totpCode(next.secret, 1) })).status).toBe(200);
  });

  it("is asked for again after ten minutes, for what needs it once more", async () => {
    const { id, secret, one } = await enrolled();
    await sql`update staff_session set step_up_at = now() - interval '10 minutes' where account_id = ${id}`.execute(current().db);
    expect((await one.call("GET", "accounts")).status).toBe(200);
    expect(await one.call("POST", "signing-key", { revoke: false })).toMatchObject({ status: 403, refusal: "step-up" });
    expect((await show(one, { code: totpCode(secret) })).status).toBe(200);
    expect((await one.call("POST", "signing-key", { revoke: false })).status).toBe(200);
  });
});

describe("a recovery code", () => {
  it("is good once, of several at once too, however it is typed", async () => {
    const { email, recoveryCodes } = await enrolled();
    const [first = "", second = ""] = recoveryCodes;
    const both = await Promise.all([signedIn(email), signedIn(email)]);
    const answers = await Promise.all(both.map((one) => show(one, { recoveryCode: first })));
    expect(
      answers
        .map(({ status }) => String(status))
        .toSorted()
        .map(Number),
    ).toEqual([200, 422]);
    expect((await show(await signedIn(email), { recoveryCode: first })).status).toBe(422);
    expect((await show(await signedIn(email), { recoveryCode: ` ${second.toUpperCase().replaceAll("-", " ")} ` })).status).toBe(200);
  });

  it("stands in the database as a hash only, and is replaced with all others", async () => {
    const { id, email, recoveryCodes, one } = await enrolled();
    const rows = await sql<{ hash: string }>`select hash from recovery_code where account_id = ${id}`.execute(current().db);
    expect(rows.rows.every(({ hash }) => hash.startsWith("$argon2id$"))).toBe(true);
    const renewed = (await one.call("POST", "second-factor/recovery-codes")).data as unknown as { recoveryCodes: string[] };
    expect((await show(await signedIn(email), { recoveryCode: recoveryCodes[0] })).status).toBe(422);
    expect((await show(await signedIn(email), { recoveryCode: renewed.recoveryCodes[0] })).status).toBe(200);
  });
});

describe("npm run staff -- reset-second-factor", () => {
  const run = (...args: readonly string[]) =>
    startCommand("features/staff/staff-cli.ts", args, { DATABASE_URL: current().connectionString }).done;

  it("removes every second factor and ends the sessions; the next sign-in sets one up anew", async () => {
    const { id, email, one, secret } = await enrolled();
    expect(await run("reset-second-factor", email.toUpperCase())).toMatchObject({ code: 0 });
    expect((await one.call("GET", "session")).status).toBe(401);
    const next = browser();
    expect((await next.signIn(email, PASSWORD)).data.secondFactor).toEqual({
      isNeeded: true,
      authenticator: false,
      passkeys: [],
      recoveryCodes: 0,
    });
    expect((await show(next, { code: totpCode(secret) })).status).toBe(422);
    await enrol(next);
    const acts = await current()
      .db.selectFrom("audit")
      .select(["actor", "act"])
      .where("subject", "=", `account:${id}`)
      .orderBy("id")
      .execute();
    expect(acts).toContainEqual({ actor: null, act: "staff.second-factor-reset" });
  });

  it("says what it could not do", async () => {
    expect(await run("reset-second-factor", "khong-co@staff.example")).toMatchObject({ code: 1 });
    expect(await run("reset-second-factor")).toMatchObject({ code: 2 });
    expect((await run("--help")).out).toContain("reset-second-factor EMAIL");
  });
});
