/** What strangers may write into every field of every form of accounts, and what none of it may do. */
import { createQueues } from "../../services/queues.ts";
import type { FormName } from "@portal/contracts";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { checkMessage } from "../../services/mail/message.ts";
import { createPasswords } from "./passwords/passwords.ts";
import { member, noLimits, PASSWORD, person, refresh } from "./testing/account-app.ts";
import { withAccounts } from "./testing/with-accounts.ts";

const CHEAP = { memory: 256, passes: 1, parallelism: 1 };
let token: string;
const current = withAccounts({ rules: noLimits, passwords: createPasswords({ queue: createQueues().passwords, cost: CHEAP }) });
beforeAll(async () => {
  ({ token } = await member(current(), "chu"));
});

const hostile = {
  "SQL that ends a string": "x'; drop table account cascade; --",
  "SQL that is always true": "' or '1'='1",
  "SQL that sleeps": "'||pg_sleep(9)||'",
  "a header": "a@example.test\r\nBcc: all@evil.example",
  "a second header in Unicode": "a@example.test\u2028Bcc: all@evil.example",
  "a template": "{{7*7}}${7*7}<%= 7*7 %>",
  "a prototype": "__proto__",
  "a zero byte": "a\u0000b",
  "half a letter": "a\ud800b",
  "a path": "../../../../etc/passwd",
  "much of it": "x".repeat(20_000),
};

const valid: Partial<Record<FormName, Readonly<Record<string, string>>>> = {
  registration: person("thu"),
  activation: { token: "x" },
  login: { email: "chu@example.test", password: PASSWORD },
  passwordForgotten: { email: "chu@example.test" },
  passwordReset: { token: "x", password: PASSWORD },
  passwordChange: { currentPassword: "not the password", password: PASSWORD },
  profile: { fullName: "Chủ", phoneNumber: "+84 24 0000 0000" },
  accountDeletion: { password: "not the password", consent: "yes" },
  logout: { scope: "here", refreshToken: "x" },
};
const fields = Object.entries(valid).flatMap(([form, values]) =>
  Object.keys(values).map((field): [FormName, string] => [form as FormName, field]),
);

describe("SQL and headers cannot be brought in", () => {
  it.each(fields)("by %s, field %s", async (form, field) => {
    const accounts = async () => (await current().db.selectFrom("account").select("id").execute()).length;
    const before = await accounts();
    const mails = current().mailbox.length;
    for (const [what, text] of Object.entries(hostile)) {
      const { status, errors } = await current().send(form, { ...valid[form], [field]: text }, form === "logout" ? {} : { token });
      expect(status, what).toBeLessThan(500);
      expect(
        errors.map(({ code }) => code),
        what,
      ).not.toContain("unavailable");
    }
    await current().settled();
    for (const message of current().mailbox.slice(mails)) {
      expect(() => checkMessage(message)).not.toThrow();
      expect(message.to).toMatch(/@example\.test$/);
      expect(message.text).not.toContain("evil.example");
    }
    expect(await accounts()).toBe(before);
    expect(await current().db.selectFrom("account").select("id").where("role", "<>", "visitor").execute()).toEqual([]);
    ({ token } = (await current().send("login", valid.login ?? {})).tokens ?? expect.fail("its owner still logs in"));
  });

  it.each(Object.entries(hostile))("by the tokens of a refresh: %s", async (_, text) => {
    for (const tokens of [
      { token, refreshToken: text },
      { token: text, refreshToken: "x" },
    ]) {
      const { status, success } = await refresh(current(), tokens);
      expect([400, 401]).toContain(status);
      expect(success).toBe(false);
    }
  });

  it.each(Object.entries(hostile).filter(([what]) => what.startsWith("SQL")))(
    "control: where a query is built of text they can: %s",
    async (_, text) => {
      const accounts = await sql`select from account`.execute(current().db);
      const inject = current()
        .db.transaction()
        .execute(async (tx) => {
          await sql`set local statement_timeout = 300`.execute(tx);
          const { rows } = await sql`select from account where email = '${sql.raw(text)}'`.execute(tx);
          await sql`select from account`.execute(tx);
          throw new Error(rows.length === accounts.rows.length ? "found everybody" : "nothing came of it");
        });
      await expect(inject).rejects.toThrow(/found everybody|statement timeout|"account" does not exist/);
    },
  );

  it.each(Object.entries(hostile).filter(([what]) => what.includes("header")))(
    "control: a message to such an address is noticed: %s",
    (_, to) => {
      expect(() => checkMessage({ to, subject: "x", text: "x" })).toThrow("one plain address");
      expect(() => checkMessage({ to: "a@example.test", subject: "x", text: "x" })).not.toThrow();
    },
  );
});
