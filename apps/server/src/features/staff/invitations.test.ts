/** Invitations by mail: sent and withdrawn by administrators, accepted with the portal's own forms. */
import { randomUUID } from "node:crypto";
import type { SiteRole } from "@portal/contracts";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { takeMail } from "../../testing/services.ts";
import { testSession, testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { deleteExpiredStaffData } from "./cleanup.ts";
import { enrol, memberWithPassword, PASSWORD, staffBrowser } from "./testing/staff-browser.ts";

const current = testApp(async ({ site }) => {
  await site("btc");
  await site("cuc-thue");
});

let admin: TestStaff;
beforeEach(async () => {
  await takeMail(current().db);
  admin = await testStaff(current().db, { administrator: true });
});

const call = async (method: "GET" | "POST" | "DELETE", path: string, payload?: object, who: Pick<TestStaff, "headers"> = admin) => {
  const { app } = current();
  const response = await app.inject({ method, url: `/api/admin/${path}`, headers: who.headers, ...(payload && { payload }) });
  return { status: response.statusCode, data: response.json<{ data: unknown }>().data, headers: response.headers };
};
const given: readonly { site: string; role: SiteRole }[] = [
  { site: "cuc-thue", role: "author" },
  { site: "cuc-thue", role: "editor" },
];
const newAddress = () => `${randomUUID()}@Cuc-Thue.example`;
const inviting = (email: string, language: "vi" | "en" = "vi") =>
  call("POST", "invitations", { email, name: "Trần Thị Mới", language, roles: given });

/** Invites somebody. @returns what the mail's link carries */
async function invited(email: string): Promise<{ id: string; token: string }> {
  const { status, data } = await inviting(email);
  expect(status).toBe(200);
  return { id: (data as { id: string }).id, token: await mailedToken() };
}
async function mailedToken(): Promise<string> {
  const [mail] = await takeMail(current().db);
  return /\?token=([\w-]{43})$/m.exec(mail?.text ?? "")?.[1] ?? expect.fail(`no link in ${JSON.stringify(mail)}`);
}

/** Sends a form of the portal. @returns the code of its error; undefined: it is done, and leads to the log-in */
async function send(form: "passwordReset" | "activation", fields: Readonly<Record<string, string>>): Promise<string | undefined> {
  const response = await current().app.inject({
    method: "POST",
    url: `/api/forms/${form}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ form, key: randomUUID(), language: "vi", page: "/", ...fields }).toString(),
  });
  const { data } = response.json<{ data: { redirect?: string; errors?: { code: string }[] } }>();
  if (response.statusCode === 200) expect(data.redirect).toMatch(/^\/btc\/tai-khoan\/dang-nhap\?done=/);
  return data.errors?.[0]?.code;
}
const accept = (token: string, password = PASSWORD) => send("passwordReset", { token, password });

const rolesOf = async (email: string) => {
  const { rows } = await sql<{ site: string; role: SiteRole }>`
    select site.slug as site, staff_role.role from staff_role join account on account.id = account_id join site on site.id = site_id
    where email_key = ${email.toLowerCase()} order by 1, 2`.execute(current().db);
  return rows;
};
const listed = async (id: string) => {
  const { data } = await call("GET", "invitations?limit=100");
  return (data as { id: string; state: string }[]).find((each) => each.id === id);
};
const acts = async (subject: string) =>
  current().db.selectFrom("audit").select(["actor", "act"]).where("subject", "=", subject).orderBy("id").execute();

describe("an invitation", () => {
  it("leads who has no account to a password of their own, and to a second factor at the first sign-in", async () => {
    const email = newAddress();
    const { id, token } = await invited(email);
    expect(await accept(token, "ngắn")).toBe("passwordTooShort");
    expect(await accept(token)).toBeUndefined();
    expect(await rolesOf(email)).toEqual(given);
    const browser = staffBrowser(current().app);
    expect(await browser.signIn(email)).toMatchObject({ status: 200, data: { secondFactor: { isNeeded: true } } });
    expect(await browser.call("GET", "change-sets")).toMatchObject({ status: 403, refusal: "second-factor" });
    await enrol(browser);
    expect((await browser.call("GET", "change-sets")).status).toBe(200);
    expect(await listed(id)).toMatchObject({ email, state: "accepted", roles: given, invitedBy: admin.id });
    const account = await current()
      .db.selectFrom("account")
      .select(["id", "name", "language", "role"])
      .where("email_key", "=", email.toLowerCase())
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ name: "Trần Thị Mới", language: "vi", role: "visitor" });
    expect(await acts(`invitation:${id}`)).toEqual([
      { actor: admin.id, act: "invitation.send" },
      { actor: account.id, act: "invitation.accept" },
    ]);
    expect((await acts(`account:${account.id}`)).slice(0, 2)).toEqual([
      { actor: admin.id, act: "role.give" },
      { actor: admin.id, act: "role.give" },
    ]);
  });

  it("works once, of many answers at once too", async () => {
    const { token } = await invited(newAddress());
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)));
    expect(answers.filter((code) => code === "linkExpired")).toHaveLength(3);
  });

  it("is mailed in its language, and kept as a hash alone", async () => {
    const email = newAddress();
    await inviting(email, "en");
    const [mail] = await takeMail(current().db);
    expect(mail).toMatchObject({ to: email, subject: "Invitation to administer the portal" });
    const [, token = ""] = /https:\/\/portal\.example\/mof\/[\w/-]+\?token=([\w-]{43})\n/.exec(mail?.text ?? "") ?? [];
    expect(token).not.toBe("");
    const { rows } = await sql<{ dump: string }>`select invitation::text as dump from invitation`.execute(current().db);
    expect(rows.map(({ dump }) => dump).join("\n")).not.toContain(token);
  });

  it("gives an account that there is its roles by a button, ends its sessions, and leaves its password", async () => {
    const member = await memberWithPassword(current().db, {});
    const browser = staffBrowser(current().app);
    const before = await testSession(current().db, member.id, "password");
    const { token } = await invited(member.email.toUpperCase());
    expect((await call("GET", "session", undefined, before)).status).toBe(200);
    expect(await send("activation", { token })).toBeUndefined();
    expect((await call("GET", "session", undefined, before)).status).toBe(401);
    expect(await rolesOf(member.email)).toEqual(given);
    expect((await browser.signIn(member.email)).status).toBe(200);
    expect(await send("activation", { token })).toBe("linkExpired");
  });

  it("sets no password of an account that was made since", async () => {
    const email = newAddress();
    const { token } = await invited(email);
    const member = await memberWithPassword(current().db, {});
    await sql`update account set email = ${email}, email_key = ${email.toLowerCase()} where id = ${member.id}`.execute(current().db);
    expect(await accept(token, "mật khẩu khác hẳn 2026")).toBeUndefined();
    const browser = staffBrowser(current().app);
    expect((await browser.signIn(email, "mật khẩu khác hẳn 2026")).status).toBe(401);
    expect((await browser.signIn(email)).status).toBe(200);
    expect(await rolesOf(email)).toEqual(given);
  });

  it("is answered alike, whether the address has an account or not", async () => {
    const member = await memberWithPassword(current().db, {});
    const answers = await Promise.all([inviting(member.email), inviting(newAddress())]);
    for (const { status, data } of answers) expect([status, Object.keys(data as object)]).toEqual([200, ["id"]]);
  });

  it.each([
    ["has run out", "expired", (id: string) => sql`update invitation set expires_at = now() where id = ${id}`.execute(current().db)],
    ["was withdrawn", "withdrawn", (id: string) => call("DELETE", `invitations/${id}`)],
    [
      "comes from somebody who is no administrator any more",
      "void",
      () => sql`update account set role = 'visitor' where id = ${admin.id}`.execute(current().db),
    ],
    [
      "comes from somebody who is blocked",
      "void",
      () => sql`update account set blocked_at = now() where id = ${admin.id}`.execute(current().db),
    ],
    ["comes from an account that is gone", "void", () => sql`delete from account where id = ${admin.id}`.execute(current().db)],
  ])("gives nothing where it %s", async (_, state, change) => {
    const email = newAddress();
    const { id, token } = await invited(email);
    await change(id);
    expect(await accept(token)).toBe("linkExpired");
    expect(await send("activation", { token })).toBe("linkExpired");
    expect(await rolesOf(email)).toEqual([]);
    expect(await current().db.selectFrom("account").where("email_key", "=", email.toLowerCase()).select("id").execute()).toEqual([]);
    admin = await testStaff(current().db, { administrator: true });
    expect(await listed(id)).toMatchObject({ state });
  });

  it("gives nothing to an account that is blocked", async () => {
    const member = await memberWithPassword(current().db, {});
    const { token } = await invited(member.email);
    await sql`update account set blocked_at = now() where id = ${member.id}`.execute(current().db);
    expect(await send("activation", { token })).toBe("linkExpired");
    expect(await rolesOf(member.email)).toEqual([]);
  });

  it("is sent again with a new link, by who answers for it from then on; the old one is void", async () => {
    const email = newAddress();
    const { id, token } = await invited(email);
    await sql`update account set role = 'visitor' where id = ${admin.id}`.execute(current().db);
    await sql`update invitation set expires_at = now() where id = ${id}`.execute(current().db);
    admin = await testStaff(current().db, { administrator: true });
    expect((await call("POST", `invitations/${id}/resend`)).status).toBe(200);
    const next = await mailedToken();
    expect(await accept(token)).toBe("linkExpired");
    expect(await accept(next)).toBeUndefined();
    expect(await rolesOf(email)).toEqual(given);
    expect((await call("POST", `invitations/${id}/resend`)).status).toBe(404);
    expect((await call("DELETE", `invitations/${id}`)).status).toBe(404);
  });

  it("is one for each address, of sites that exist, and is mailed five times an hour at most", async () => {
    const email = newAddress();
    const { id } = await invited(email);
    expect((await inviting(email.toLowerCase())).status).toBe(409);
    const roles = [{ site: "khong-co", role: "author" }];
    expect((await call("POST", "invitations", { email: newAddress(), name: "A", language: "vi", roles })).status).toBe(422);
    for (const wrong of [{ email: "a@b.example\r\nBcc: c@d.example" }, { name: " " }, { roles: [] }, { administrator: true }])
      expect((await call("POST", "invitations", { email, name: "A", language: "vi", roles: given, ...wrong })).status).toBe(400);
    const again = async () => (await call("POST", `invitations/${id}/resend`)).status;
    expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429]);
  });

  it("follows a site to its new slug, and never to another site of the old one", async () => {
    const email = newAddress();
    const { token } = await invited(email);
    try {
      await sql`update site set slug = 'cuc-thue-moi' where slug = 'cuc-thue'`.execute(current().db);
      expect(await accept(token)).toBeUndefined();
      expect(await rolesOf(email)).toEqual(given.map(({ role }) => ({ site: "cuc-thue-moi", role })));
    } finally {
      await sql`update site set slug = 'cuc-thue' where slug = 'cuc-thue-moi'`.execute(current().db);
    }
  });

  it("is removed thirty days after its end", async () => {
    const [old, open] = [await invited(newAddress()), await invited(newAddress())];
    await sql`update invitation set expires_at = now() - interval '31 days' where id = ${old.id}`.execute(current().db);
    await deleteExpiredStaffData(current().db);
    expect([await listed(old.id), await listed(open.id)]).toMatchObject([undefined, { state: "open" }]);
  });
});
