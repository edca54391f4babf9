/** An approval counts for as long as whoever gave it may approve. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { staffCalls } from "./testing/staff-calls.ts";

const current = testApp(async ({ site, category, articles }) => {
  const cuc = await site("cuc");
  await articles(cuc, await category(cuc, "tin"), [{ slug: "mot", published_at: "2026-01-01T00:00:00Z" }]);
});
const { open, put, act, live } = staffCalls(() => current());

/** A set that one editor has approved. */
async function approved(author: TestStaff, editor: TestStaff, slug: string): Promise<string> {
  const id = await open(author);
  await put(author, id, `article/${slug}`, { record: { ...(await live(author, "article/mot")), slug } });
  for (const [who, name] of [
    [author, "submit"],
    [editor, "approve"],
  ] as const)
    expect(await act(who, id, name)).toMatchObject({ status: 200 });
  return id;
}

describe("an approval", () => {
  it.each([
    ["was blocked", (id: string) => sql`update account set blocked_at = now() where id = ${id}`],
    ["has another role", (id: string) => sql`update staff_role set role = 'author' where account_id = ${id}`],
  ])("counts for nothing once who gave it %s; somebody else's does", async (how, lose) => {
    const { db } = current();
    const [author, first, second] = [
      await testStaff(db, { roles: { cuc: ["author"] } }),
      await testStaff(db, { roles: { cuc: ["editor"] } }),
      await testStaff(db, { roles: { cuc: ["editor"] } }),
    ];
    const id = await approved(author, first, how.replaceAll(" ", "-"));
    await lose(first.id).execute(db);
    expect(await act(second, id, "publish")).toMatchObject({ status: 409, data: { code: "not-approved" } });
    expect(await act(second, id, "schedule", { publishAt: "2099-01-01T00:00:00Z" })).toMatchObject({ status: 409 });
    expect(await act(second, id, "approve")).toMatchObject({ status: 200 });
    expect(await act(second, id, "publish")).toMatchObject({ status: 200, data: { state: "published" } });
  });
});
