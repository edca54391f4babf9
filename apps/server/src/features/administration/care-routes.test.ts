/** What waits for a member: as much of each kind as its list has under the filter that the start page links to, and nothing of what is not theirs. */
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { staffCalls } from "../editing/testing/staff-calls.ts";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Slug, last day for comments, and whether the outcome is published. */
const DRAFTS = [
  ["sap-het", day(6), false],
  ["con-lau", day(30), false],
  ["da-het", day(-30), false],
  ["da-co-ket-qua", day(-30), true],
] as const;

const current = testApp(async ({ site, category, articles }) => {
  for (const slug of ["cuc", "khac"]) {
    const made = await site(slug);
    const slugs = [`mot-${slug}`, ...(slug === "cuc" ? DRAFTS.map(([draft]) => draft) : [])];
    await articles(
      made,
      await category(made, `tin-${slug}`),
      slugs.map((each) => ({ slug: each, published_at: "2026-01-01T00:00:00Z" })),
    );
  }
});
const { call, open, put, act, publish, live } = staffCalls(() => current());
const NOTHING = { attention: null, moved: null, questions: null, reports: null, drafts: null, mails: null };
const care = async (who: TestStaff) => (await call(who, "GET", "care")).data;
const totalOf = async (who: TestStaff, path: string) => (await call(who, "GET", path)).total;

let [editor, author, stranger, moderator, auditor, administrator]: TestStaff[] = [];
beforeAll(async () => {
  const { db } = current();
  const staff = (role: "editor" | "author" | "moderator" | "auditor", site = "cuc") => testStaff(db, { roles: { [site]: [role] } });
  [editor, author, stranger] = [await staff("editor"), await staff("author"), await staff("editor", "khac")];
  [moderator, auditor, administrator] = [await staff("moderator"), await staff("auditor"), await testStaff(db, { administrator: true })];
  const retitle = async (who: TestStaff, title: string) => {
    const id = await open(who);
    await put(who, id, "article/mot-cuc", { record: { ...(await live(who, "article/mot-cuc")), title } });
    return id;
  };
  // Two sets of the same article: what one publishes, the others were not made from. One of them is withdrawn, one needs attention.
  const [first, , withdrawn, attention] = [
    await retitle(editor, "Một"),
    await retitle(editor, "Hai"),
    await retitle(editor, "Ba"),
    await retitle(editor, "Bốn"),
  ];
  await publish(editor, first);
  await act(editor, withdrawn, "withdraw");
  await db.updateTable("change_set").set({ state: "needs attention" }).where("id", "=", attention).execute();
  await retitle(editor, "Năm");
  await sql`insert into asked_question (receipt, site_id, field, title, body) select sha256(slug::bytea), id, 'Thuế', 'Hỏi', 'Nội dung' from site`.execute(
    db,
  );
  await sql`insert into problem_report (site_id, page, kind, content) select id, '/' || slug, 'other', 'Lỗi' from site where slug = 'cuc'`.execute(
    db,
  );
  for (const [slug, deadline, hasOutcome] of DRAFTS) {
    await sql`update article set article_type = 4, content = ${JSON.stringify({ Kind: "document", Deadline: deadline })}::jsonb where slug = ${slug}`.execute(
      db,
    );
    if (hasOutcome)
      await sql`insert into draft_outcome (article_id, html, unit, sanitizer_version) select id, '<p>Kết quả</p>', 'Cục', 1 from article where slug = ${slug}`.execute(
        db,
      );
  }
});

it("is counted as its lists are, for whom they are", async () => {
  expect(await care(editor as TestStaff)).toEqual({ ...NOTHING, attention: 1, moved: 1, reports: 1 });
  expect(await totalOf(editor as TestStaff, "change-sets?waits=attention&limit=1")).toBe(1);
  const { data } = await call(editor as TestStaff, "GET", "change-sets?waits=moved");
  expect((data as unknown as readonly { state: string }[]).map(({ state }) => state)).toEqual(["draft"]);
  expect(await care(moderator as TestStaff)).toEqual({ ...NOTHING, questions: 1, reports: 1, drafts: 2 });
  expect(await totalOf(moderator as TestStaff, "questions?state=received&limit=1")).toBe(1);
  const drafts = (await call(moderator as TestStaff, "GET", "drafts?due=true")).data as unknown as readonly { title: string }[];
  expect(drafts.map(({ title }) => title).toSorted()).toEqual(["da-het", "sap-het"]);
  expect(await care(administrator as TestStaff)).toEqual({ attention: 1, moved: 1, questions: 2, reports: 1, drafts: 2, mails: 0 });
});

it("is nothing of what others have made, of other sites, and of what no role is for", async () => {
  expect(await care(author as TestStaff)).toEqual({ ...NOTHING, attention: 0, moved: 0 });
  expect(await care(stranger as TestStaff)).toEqual({ ...NOTHING, attention: 0, moved: 0, reports: 0 });
  expect(await care(auditor as TestStaff)).toEqual(NOTHING);
});

it("leaves no trace of having read mail", async () => {
  await care(administrator as TestStaff);
  const { rows } = await sql`select from audit where act = 'mail.read'`.execute(current().db);
  expect(rows).toHaveLength(0);
});
