/** Roles on sites: given and taken by administrators, in the audit, which auditors read for their sites. */
import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { testSession, testStaff, type TestStaff } from "../../testing/staff.ts";

const current = testApp(async ({ site }) => {
  await site("btc");
  await site("cuc-thue");
});
const call = async (staff: Pick<TestStaff, "headers">, method: "GET" | "PUT" | "DELETE", path: string) => {
  const response = await current().app.inject({ method, url: `/api/admin/${path}`, headers: staff.headers });
  return { status: response.statusCode, body: response.body };
};
const dataOf = ({ body }: { readonly body: string }): unknown => (JSON.parse(body) as { data: unknown }).data;
const administrator = () => testStaff(current().db, { administrator: true });

describe("a role on a site", () => {
  it("is given and taken, ends the member's sessions, and is in the audit with its site", async () => {
    const [admin, member] = [await administrator(), await testStaff(current().db, { roles: { "cuc-thue": ["author"] } })];
    const path = `accounts/${member.id}/roles/btc/editor`;
    expect(dataOf(await call(admin, "PUT", path))).toEqual([
      { site: "btc", role: "editor" },
      { site: "cuc-thue", role: "author" },
    ]);
    expect((await call(member, "GET", "session")).status).toBe(401);
    // Once more changes nothing, and ends nothing.
    const again = await testSession(current().db, member.id, "step-up");
    expect((await call(admin, "PUT", path)).status).toBe(200);
    expect(dataOf(await call(again, "GET", "session"))).toMatchObject({
      member: { roles: { btc: ["editor"], "cuc-thue": ["author"] } },
    });
    expect(dataOf(await call(admin, "DELETE", path))).toEqual([{ site: "cuc-thue", role: "author" }]);
    expect((await call(again, "GET", "session")).status).toBe(401);
    const acts = await current()
      .db.selectFrom("audit")
      .select(["actor", "act", "site", "details"])
      .where("subject", "=", `account:${member.id}`)
      .orderBy("id")
      .execute();
    const common = { actor: admin.id, site: "btc", details: { role: "editor" } };
    expect(acts).toEqual([
      { act: "role.give", ...common },
      { act: "role.take", ...common },
    ]);
  });

  it("is of a site and an account that exist", async () => {
    const [admin, member] = [await administrator(), await testStaff(current().db, {})];
    expect((await call(admin, "PUT", `accounts/${member.id}/roles/khong-co/author`)).status).toBe(404);
    expect((await call(admin, "PUT", "accounts/00000000-0000-4000-8000-000000000000/roles/btc/author")).status).toBe(404);
    expect((await call(admin, "PUT", `accounts/${member.id}/roles/btc/emperor`)).status).toBe(400);
  });

  it("is listed with everybody who has one", async () => {
    const [admin, member] = [await administrator(), await testStaff(current().db, { roles: { btc: ["author", "designer"] } })];
    await testStaff(current().db, {});
    const list = dataOf(await call(admin, "GET", "staff")) as { id: string }[];
    expect(list.find(({ id }) => id === member.id)).toMatchObject({
      isAdministrator: false,
      hasSecondFactor: false,
      roles: [
        { site: "btc", role: "author" },
        { site: "btc", role: "designer" },
      ],
    });
    const { rows } = { rows: await current().db.selectFrom("staff_role").select("account_id").distinct().execute() };
    const administrators = await current().db.selectFrom("account").select("id").where("role", "=", "administrator").execute();
    expect(list).toHaveLength(rows.length + administrators.length);
  });
});

describe("the audit", () => {
  it("shows an auditor what was done on their sites alone, page by page, as the export does", async () => {
    const [admin, member] = [await administrator(), await testStaff(current().db, {})];
    for (const [site, role] of [
      ["btc", "author"],
      ["btc", "designer"],
      ["cuc-thue", "author"],
    ] as const)
      await call(admin, "PUT", `accounts/${member.id}/roles/${site}/${role}`);
    const auditor = await testStaff(current().db, { roles: { btc: ["auditor"] } });
    const subject = `subject=account:${member.id}`;
    const seen = dataOf(await call(auditor, "GET", `audit?${subject}`)) as { id: string; site: string; details: { role: string } }[];
    expect(seen.map(({ site, details }) => [site, details.role])).toEqual([
      ["btc", "designer"],
      ["btc", "author"],
    ]);
    const next = dataOf(await call(auditor, "GET", `audit?${subject}&limit=1&before=${seen[0]?.id}`)) as { details: { role: string } }[];
    expect(next.map(({ details }) => details.role)).toEqual(["author"]);
    expect((await call(auditor, "GET", "audit?site=cuc-thue")).status).toBe(403);
    const lines = (await call(auditor, "GET", `audit/export?${subject}`)).body.trim().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { details: object }).details)).toEqual([{ role: "author" }, { role: "designer" }]);
    expect(dataOf(await call(admin, "GET", `audit?${subject}`)) as object[]).toHaveLength(3);
    // Reading it is in it.
    const reading = dataOf(await call(admin, "GET", "audit?act=audit.export")) as { actor: string }[];
    expect(reading[0]?.actor).toBe(auditor.id);
  });
});
