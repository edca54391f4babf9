import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { article, category } from "../../content/testing/importer.ts";
import { publishDue } from "./due.ts";
import { publishChangeSet } from "./publish.ts";
import { rejectChangeSet, scheduleChangeSet, withdrawChangeSet } from "./review.ts";
import { rebaseChangeSet, resolveConflict } from "./submission.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const author = member({ cuc: ["author"] });
const editor = member({ cuc: ["editor"] });
const stranger = member({ khac: ["editor"] });
/** An account, whom mails can be sent to. */
async function withAccount<Member extends { readonly id: string; readonly email: string }>(who: Member, role?: "editor"): Promise<Member> {
  const { db } = newsroom();
  await db
    .insertInto("account")
    .values({
      id: who.id,
      email: who.email,
      email_key: who.email,
      name: "A",
      phone: null,
      language: "vi",
      password_hash: "-",
      role: "visitor",
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ email: who.email, email_key: who.email }))
    .execute();
  if (role)
    await sql`insert into staff_role (account_id, site_id, role) select ${who.id}, id, ${role} from site where slug = 'cuc' on conflict do nothing`.execute(
      db,
    );
  return who;
}
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe("a change set", () => {
  it("is written, submitted, approved by somebody else and published", async () => {
    const { fill, open, retitle, submit, approve, titles, state, tools } = newsroom();
    await fill(["mot", "hai"], { review: "four-eyes" });
    const id = await open(author);
    await retitle(author, id, { mot: "Một mới", hai: "Hai mới" });
    expect(await titles()).toEqual({ mot: "Tin mot", hai: "Tin hai" });
    await submit(author, id);
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "now" })).rejects.toEqual(refusal("wrong-state"));
    await expect(approve(member({ cuc: ["author"] }), id)).rejects.toEqual(refusal("not-permitted"));
    await approve(editor, id);
    await publishChangeSet(tools, editor, { id, expected: undefined, how: "now" });
    expect(await titles()).toEqual({ mot: "Một mới", hai: "Hai mới" });
    expect(await state(id)).toBe("published");
  });

  it("is not approved by its author where the site asks for four eyes, and is where it does not", async () => {
    const { fill, open, retitle, submit, approve } = newsroom();
    await fill(["mot"], { review: "four-eyes" });
    const id = await open(editor);
    await retitle(editor, id, { mot: "Một mới" });
    await submit(editor, id);
    await expect(approve(editor, id)).rejects.toEqual(refusal("own-work"));
    await fill(["mot"]);
    expect(await approve(editor, id)).toMatchObject({ state: "approved" });
  });

  it("that was imported from the shell is its submitter's: somebody else approves it where the site asks for four eyes", async () => {
    const { fill, open, save, submit, approve, live } = newsroom();
    await fill(["mot"], { review: "four-eyes" });
    const id = await open(undefined);
    await save(undefined, id, "article", "mot", { record: { ...(await live("article", "mot")), title: "Nhập" }, by: "import" });
    await submit(editor, id);
    await expect(approve(editor, id)).rejects.toEqual(refusal("own-work"));
    expect(await approve(member({ cuc: ["editor"] }), id)).toMatchObject({ state: "approved" });
  });

  it("keeps no approval once it is rebased, whoever rebases it", async () => {
    const { fill, open, retitle, submit, approve, run, tools, db } = newsroom();
    await fill(["mot"], { review: "four-eyes" });
    const id = await open(author);
    await retitle(author, id, { mot: "Một mới" });
    await submit(author, id);
    await approve(editor, id);
    await run([article("cuc", "tin", "mot", { summary: "Tóm tắt" })]);
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "now" })).rejects.toEqual(refusal("conflict"));
    await rebaseChangeSet(db, editor, id, undefined);
    await submit(editor, id);
    await expect(approve(editor, id)).rejects.toEqual(refusal("own-work"));
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "now" })).rejects.toEqual(refusal("wrong-state"));
    await approve(member({ cuc: ["editor"] }), id);
    await publishChangeSet(tools, editor, { id, expected: undefined, how: "now" });
    expect(await newsroom().live("article", "mot")).toMatchObject({ title: "Một mới", summary: "Tóm tắt" });
  });

  it("says both versions where two have changed one place, and goes on once somebody has decided", async () => {
    const { fill, open, retitle, submit, run, db } = newsroom();
    await fill(["mot"]);
    const id = await open(author);
    await retitle(author, id, { mot: "Của tôi" });
    await run([article("cuc", "tin", "mot", { title: "Của người khác" })]);
    const error = await submit(author, id).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: "conflict",
      details: [
        {
          kind: "article",
          key: "mot",
          places: ["/title"],
          base: { title: "Tin mot" },
          mine: { title: "Của tôi" },
          live: { title: "Của người khác" },
        },
      ],
    });
    const { rows } = await sql<{ hash: string }>`select hash from record_version order by id desc limit 1`.execute(db);
    await resolveConflict(db, author, { changeSetId: id, kind: "article", key: "mot", expected: 1, liveHash: rows[0]?.hash ?? "" });
    expect(await submit(author, id)).toMatchObject({ state: "in review" });
  });

  it("is refused to those without a role on its site", async () => {
    const { fill, open, save, retitle, live, submit, approve, db } = newsroom();
    await fill(["mot"]);
    const id = await open(stranger);
    await expect(retitle(stranger, id, { mot: "X" })).rejects.toEqual(refusal("not-permitted"));
    // Nor by saying that an article of another site stands in one's own.
    const record = { ...(await live("article", "mot")), site: "khac", category: "x" };
    await expect(save(stranger, id, "article", "mot", { record })).rejects.toEqual(refusal("not-permitted"));
    const other = await open(author);
    await retitle(author, other, { mot: "Một mới" });
    await submit(author, other);
    await expect(approve(stranger, other)).rejects.toEqual(refusal("not-permitted"));
    await expect(rejectChangeSet(db, author, { id: other, expected: undefined, reason: "Không" })).rejects.toEqual(
      refusal("not-permitted"),
    );
    await expect(withdrawChangeSet(db, stranger, { id: other, expected: undefined })).rejects.toEqual(refusal("not-permitted"));
  });

  it("takes a draft only from whoever has seen its last version", async () => {
    const { fill, open, retitle, live, save } = newsroom();
    await fill(["mot"]);
    const id = await open(author);
    await retitle(author, id, { mot: "Một" });
    const record = { ...(await live("article", "mot")), title: "Hai" };
    await expect(save(author, id, "article", "mot", { record, expected: 0 })).rejects.toEqual(refusal("changed-meanwhile"));
    expect(await save(author, id, "article", "mot", { record, expected: 1 })).toMatchObject({ version: 2 });
  });

  it("does not change layouts and what they show, but by commands", async () => {
    const { fill, open, save, live } = newsroom();
    await fill();
    const id = await open(editor);
    const site = (await live("site", "cuc")) ?? {};
    await expect(save(editor, id, "site", "cuc", { record: { ...site, metadata: { layoutId: "x" } } })).rejects.toEqual(
      refusal("layout-by-commands"),
    );
    await expect(save(editor, id, "site", "cuc", { record: { ...site, metadata: { blocks: [] } } })).rejects.toEqual(
      refusal("layout-by-commands"),
    );
    expect(await save(editor, id, "site", "cuc", { record: { ...site, metadata: { logo: "/a.png" } } })).toMatchObject({ version: 1 });
  });
});

describe("publishing", () => {
  it("publishes everything or nothing", async () => {
    const { fill, open, save, retitle, submit, approve, titles, state, tools } = newsroom();
    await fill();
    const id = await open(editor);
    await retitle(editor, id, { mot: "Một mới", hai: "Hai mới" });
    await save(editor, id, "category", "tin", { record: null });
    await submit(editor, id);
    await approve(editor, id);
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "now" })).rejects.toEqual(refusal("invalid"));
    expect(await titles()).toEqual({ mot: "Tin mot", hai: "Tin hai" });
    expect(await state(id)).toBe("approved");
  });

  it.each(["cannot be written, for its category is gone", "fails in the database"])(
    "publishes none of forty records where the fortieth %s",
    async (what) => {
      const { fill, open, save, retitle, submit, approve, titles, state, tools, run, pool } = newsroom();
      const slugs = Array.from({ length: 39 }, (_, index) => `bai-${String(index).padStart(2, "0")}`);
      await fill(slugs);
      await run([category("cuc", "khac")]);
      const before = await titles();
      const id = await open(editor);
      await retitle(editor, id, Object.fromEntries(slugs.map((slug) => [slug, "Mới"])));
      const { kind: _, ...last } = article("cuc", "khac", "bai-39", { title: "Mới" }) as { kind: string };
      await save(editor, id, "article", "bai-39", { record: last });
      await submit(editor, id);
      await approve(editor, id);
      const isGone = what.startsWith("cannot");
      if (isGone) await pool.query("delete from category where slug = 'khac'");
      else
        await pool.query(`create function fail() returns trigger language plpgsql as 'begin raise exception ''the disk is full''; end';
          create trigger fail before insert on article for each row when (new.slug = 'bai-39') execute function fail()`);
      const publish = () => publishChangeSet(tools, editor, { id, expected: undefined, how: "now" });
      try {
        await expect(publish()).rejects.toThrow(isGone ? "category" : "the disk is full");
      } finally {
        if (!isGone) await pool.query("drop trigger fail on article; drop function fail()");
      }
      expect(await titles()).toEqual(before);
      expect(await state(id)).toBe("approved");
      // Nothing else was wrong with it.
      await run([category("cuc", "khac")]);
      await publish();
      expect(Object.values(await titles())).toEqual(Array.from({ length: 40 }, () => "Mới"));
    },
  );

  it("leads visitors from former addresses, to where a record is, to its successor or nowhere", async () => {
    const { fill, open, save, live, submit, approve, tools, db, run } = newsroom();
    await fill(["mot", "hai", "ba", "bon"]);
    const published = { publishedAt: "2026-01-01" };
    await run(["mot", "hai", "ba"].map((slug) => article("cuc", "tin", slug, published)));
    await run([article("cuc", "tin", "nam", { publishedAt: "2099-01-01" })]);
    const id = await open(editor);
    await save(editor, id, "article", "mot-moi", { record: { ...(await live("article", "mot")), slug: "mot-moi" }, formerKey: "mot" });
    await save(editor, id, "article", "hai", { record: null, successor: "/cuc/tin/mot-moi" });
    await save(editor, id, "article", "ba", { record: null });
    // These were never public: nothing is said of them.
    await save(editor, id, "article", "bon-moi", { record: { ...(await live("article", "bon")), slug: "bon-moi" }, formerKey: "bon" });
    await save(editor, id, "article", "nam", { record: null });
    await submit(editor, id);
    await approve(editor, id);
    await publishChangeSet(tools, editor, { id, expected: undefined, how: "now" });
    const redirects = await db.selectFrom("redirect").select(["path", "target"]).orderBy("path").execute();
    expect(redirects).toEqual([
      { path: "/cuc/tin/ba", target: null },
      { path: "/cuc/tin/hai", target: "/cuc/tin/mot-moi" },
      { path: "/cuc/tin/mot", target: "/cuc/tin/mot-moi" },
    ]);
  });

  it("in an emergency needs no approval, and says that one is due", async () => {
    const { fill, open, retitle, approve, titles, tools, state, mailbox } = newsroom();
    await fill(["mot"], { review: "four-eyes" });
    const colleague = await withAccount(member({ cuc: ["editor"] }, { email: "dong-nghiep@example.gov.vn" }), "editor");
    const id = await open(editor);
    await retitle(editor, id, { mot: "Khẩn" });
    mailbox.length = 0;
    const late = member({ cuc: ["editor"] }, { stepUpAt: null });
    await expect(publishChangeSet(tools, late, { id, expected: undefined, how: "emergency" })).rejects.toEqual(refusal("not-permitted"));
    expect(await publishChangeSet(tools, editor, { id, expected: undefined, how: "emergency" })).toMatchObject({ is_emergency: true });
    expect(await titles()).toEqual({ mot: "Khẩn" });
    expect(mailbox).toMatchObject([
      { to: colleague.email, text: expect.stringContaining("xuất bản khẩn cấp đợt thay đổi “Sửa tin”") as string },
    ]);
    await expect(approve(editor, id)).rejects.toEqual(refusal("own-work"));
    await approve(member({ cuc: ["editor"] }), id);
    expect(await state(id)).toBe("published");
  });

  it("in an emergency is of what was sealed for it: what is submitted meanwhile was looked at by nobody", async () => {
    const { fill, open, save, submit, titles, tools, state, db } = newsroom();
    await fill([]);
    const id = await open(editor);
    const record = { slug: "moi", site: "cuc", category: "tin", title: "Khẩn", articleType: 1, articleContent: { Content: "<p>a</p>" } };
    await save(editor, id, "article", "moi", { record });
    let isFirst = true;
    const sanitize: typeof tools.sanitizer.sanitize = async (...given) => {
      if (isFirst) {
        isFirst = false;
        await withdrawChangeSet(db, editor, { id, expected: undefined });
        await save(editor, id, "article", "moi", { record: { ...record, title: "Chưa ai xem" }, expected: 1 });
        await submit(editor, id);
        // As a deadlock: it is tried again.
        throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
      }
      return tools.sanitizer.sanitize(...given);
    };
    const emergency = publishChangeSet({ ...tools, sanitizer: { sanitize } }, editor, { id, expected: undefined, how: "emergency" });
    await expect(emergency).rejects.toEqual(refusal("changed-meanwhile"));
    expect([await titles(), await state(id)]).toEqual([{}, "in review"]);
  });
});

describe("an emergency that is refused", () => {
  /** A scheduled set whose article refers to a category that is gone. */
  const unpublishable = async () => {
    const { fill, open, save, submit, approve, db, state } = newsroom();
    await fill(["mot"]);
    await newsroom().run([category("cuc", "muc-cu")]);
    const id = await open(editor);
    const { kind: _, ...record } = article("cuc", "muc-cu", "moi") as { kind: string };
    await save(editor, id, "article", "moi", { record });
    await submit(editor, id);
    await approve(editor, id);
    const publishAt = new Date(Date.now() + 3_600_000);
    await scheduleChangeSet(db, editor, { id, expected: undefined, publishAt, expireAt: undefined });
    await db.deleteFrom("category").where("slug", "=", "muc-cu").execute();
    expect(await state(id)).toBe("scheduled");
    return { id, publishAt };
  };

  it("leaves the set as it was, with its time and its approvals", async () => {
    const { db, tools, state, titles } = newsroom();
    const { id, publishAt } = await unpublishable();
    const before = await db.selectFrom("change_set").selectAll().where("id", "=", id).executeTakeFirst();
    await expect(publishChangeSet(tools, editor, { id, expected: undefined, how: "emergency" })).rejects.toEqual(refusal("invalid"));
    expect(await db.selectFrom("change_set").selectAll().where("id", "=", id).executeTakeFirst()).toEqual(before);
    expect([before?.publish_at, await state(id), await titles()]).toEqual([publishAt, "scheduled", { mot: "Tin mot" }]);
  });

  it("publishes drafts that were merged with what has changed meanwhile", async () => {
    const { fill, open, retitle, run, live, tools } = newsroom();
    await fill(["mot"]);
    const id = await open(editor);
    await retitle(editor, id, { mot: "Khẩn" });
    await run([article("cuc", "tin", "mot", { summary: "Tóm tắt mới" })]);
    await publishChangeSet(tools, editor, { id, expected: undefined, how: "emergency" });
    expect(await live("article", "mot")).toMatchObject({ title: "Khẩn", summary: "Tóm tắt mới" });
  });
});

describe("a schedule", () => {
  const scheduled = async (at: number, until?: number) => {
    const { fill, open, retitle, submit, approve, db } = newsroom();
    await fill(["mot"]);
    const id = await open(editor);
    await retitle(editor, id, { mot: "Sắp tới" });
    await submit(editor, id);
    await approve(editor, id);
    const time = (ms: number) => new Date(Date.now() + ms);
    await scheduleChangeSet(db, editor, {
      id,
      expected: undefined,
      publishAt: time(at),
      expireAt: until === undefined ? undefined : time(until),
    });
    return id;
  };
  /** As if so much time had passed. */
  const pass = (ms: number) =>
    sql`update change_set set publish_at = publish_at - ${`${ms} ms`}::interval, expire_at = expire_at - ${`${ms} ms`}::interval where state = 'scheduled'`.execute(
      newsroom().db,
    );

  it("publishes once its time has come, and once alone though many try", async () => {
    const id = await scheduled(60_000);
    const { tools, titles, state, db } = newsroom();
    expect(await publishDue(tools)).toBe(0);
    await pass(60_000);
    const counts = await Promise.all([1, 2, 3, 4].map(() => publishDue(tools).catch(() => 0)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await titles()).toEqual({ mot: "Sắp tới" });
    expect(await state(id)).toBe("published");
    const { rows } = await sql<{
      acts: string;
    }>`select count(*) as acts from audit where act = 'changeSet.publish' and subject = ${`change-set:${id}`}`.execute(db);
    expect(rows).toEqual([{ acts: "1" }]);
  });

  it("takes back what it published once its end has come", async () => {
    await scheduled(1_000, 60_000);
    const { tools, titles } = newsroom();
    await pass(2_000);
    expect(await publishDue(tools)).toBe(1);
    expect(await titles()).toEqual({ mot: "Sắp tới" });
    await pass(60_000);
    expect(await publishDue(tools)).toBe(1);
    expect(await titles()).toEqual({ mot: "Tin mot" });
  });

  it("asks for attention where the record has changed meanwhile, and publishes nothing", async () => {
    const id = await scheduled(60_000);
    const { tools, titles, state, run, mailbox } = newsroom();
    await withAccount(editor);
    mailbox.length = 0;
    await run([article("cuc", "tin", "mot", { title: "Khác" })]);
    await pass(60_000);
    expect(await publishDue(tools)).toBe(0);
    expect(await titles()).toEqual({ mot: "Khác" });
    expect(await state(id)).toBe("needs attention");
    expect(mailbox).toMatchObject([{ to: editor.email, text: expect.stringContaining("đã đến giờ nhưng không được xuất bản") as string }]);
    expect(await publishDue(tools)).toBe(0);
  });
});
