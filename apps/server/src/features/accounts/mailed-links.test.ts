/** Links that are mailed: for one person, one purpose, one time. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { member, noLimits, PASSWORD, person, tokenOf } from "./testing/account-app.ts";
import { withAccounts } from "./testing/with-accounts.ts";

const current = withAccounts({ rules: noLimits });

describe("mailed links", () => {
  it("work once, of many clicks at once too", async () => {
    await current().send("registration", person("giang"));
    const token = tokenOf(await current().settled());
    const clicks = await Promise.all(Array.from({ length: 8 }, () => current().send("activation", { token })));
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await current().db.selectFrom("account").select("id").where("email_key", "=", "giang@example.test").execute()).toHaveLength(1);
  });

  it("are not used up by a visit alone: nothing but the form's own button redeems them", async () => {
    await current().send("registration", person("hoa"));
    const token = tokenOf(await current().settled());
    for (const method of ["GET", "HEAD"] as const) await current().app.inject({ method, url: `/api/forms/activation?token=${token}` });
    expect((await current().send("activation", { token })).status).toBe(200);
  });

  it("run out", async () => {
    await current().send("registration", person("khanh"));
    const token = tokenOf(await current().settled());
    await sql`update registration set expires_at = now() - interval '1 second'`.execute(current().db);
    expect((await current().send("activation", { token })).errors).toEqual([{ code: "linkExpired" }]);
    await member(current(), "lan");
    await current().send("passwordForgotten", { email: "lan@example.test" });
    const reset = tokenOf(await current().settled());
    await sql`update password_link set expires_at = now() - interval '1 second'`.execute(current().db);
    expect((await current().send("passwordReset", { token: reset, password: "a new long phrase" })).errors).toEqual([
      { code: "linkExpired" },
    ]);
  });

  it("of one kind are worth nothing as the other", async () => {
    await member(current(), "mai");
    await current().send("passwordForgotten", { email: "mai@example.test" });
    const reset = tokenOf(await current().settled());
    expect((await current().send("activation", { token: reset })).errors).toEqual([{ code: "linkExpired" }]);
    expect((await current().send("passwordReset", { token: reset, password: "a new long phrase" })).status).toBe(200);
  });

  it("stand in the database as hashes only, as passwords and refresh tokens do", async () => {
    const tokens = await member(current(), "minh");
    await current().send("registration", person("nam"));
    const activation = tokenOf(await current().settled());
    await current().send("passwordForgotten", { email: "minh@example.test" });
    const reset = tokenOf(await current().settled());
    const { rows } = await current().database.pool.query<{ dump: string }>(
      "select concat(a, r, l, t, s) as dump from account a full join registration r on false full join password_link l on false full join refresh_token t on false full join account_session s on false",
    );
    const dump = rows.map((row) => row.dump).join("\n");
    expect(dump).toContain("minh@example.test");
    for (const secret of [activation, reset, tokens.refreshToken, PASSWORD]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString("hex"));
      expect(dump).not.toContain(Buffer.from(secret, "base64url").toString("hex"));
    }
  });
});
