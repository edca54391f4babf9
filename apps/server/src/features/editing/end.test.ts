import type { ChangeSetState } from "@portal/contracts";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readRecords } from "../../content/read-records.ts";
import { publishDue } from "./due.ts";
import { publishChangeSet } from "./publish.ts";
import { rejectChangeSet, scheduleChangeSet, withdrawChangeSet } from "./review.ts";
import { rebaseChangeSet, resolveConflict } from "./submission.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const [author, editor] = [member({ cuc: ["editor"] }), member({ cuc: ["editor"] })];
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const refusal = (code: string) => expect.objectContaining({ code }) as Error;
const by = (id: string) => ({ id, expected: undefined });

/** As if so much time had passed. */
const pass = (minutes: number) => {
  const ago = `${minutes} minutes`;
  return sql`update change_set set publish_at = publish_at - ${ago}::interval, expire_at = expire_at - ${ago}::interval`.execute(
    newsroom().db,
  );
};

/** An article is live for an hour, written by one and approved by another. @returns the end of that publication */
async function published(): Promise<string> {
  const { fill, open, retitle, submit, approve, tools, db } = newsroom();
  await fill(["mot"], { review: "four-eyes" });
  const id = await open(author);
  await retitle(author, id, { mot: "Có hạn" });
  await submit(author, id);
  await approve(editor, id);
  await scheduleChangeSet(db, author, { ...by(id), publishAt: later(1), expireAt: later(60) });
  await pass(2);
  await publishDue(tools);
  const end = await db.selectFrom("change_set").select("id").where("ends", "=", id).executeTakeFirstOrThrow();
  return end.id;
}

describe("the end of a publication, where a site asks for four eyes", () => {
  it("is moved, hastened and taken back by somebody else than its authors", async () => {
    const end = await published();
    const { db, tools, state, titles } = newsroom();
    const move = (who: typeof author) => scheduleChangeSet(db, who, { ...by(end), publishAt: later(5_000_000), expireAt: undefined });
    await expect(move(author)).rejects.toEqual(refusal("own-work"));
    await expect(publishChangeSet(tools, author, { ...by(end), how: "now" })).rejects.toEqual(refusal("own-work"));
    await expect(withdrawChangeSet(db, author, by(end))).rejects.toEqual(refusal("own-work"));
    await expect(rebaseChangeSet(db, author, end, undefined)).rejects.toEqual(refusal("own-work"));
    expect(await state(end)).toBe("scheduled");
    expect(await move(editor)).toMatchObject({ state: "scheduled" });
    await publishChangeSet(tools, editor, { ...by(end), how: "now" });
    expect(await titles()).toEqual({ mot: "Tin mot" });
  });

  it("comes at its time without anybody", async () => {
    await published();
    const { tools, titles } = newsroom();
    await pass(60);
    expect(await publishDue(tools)).toBe(1);
    expect(await titles()).toEqual({ mot: "Tin mot" });
  });

  it("is approved as any other set once it was taken back and submitted anew", async () => {
    const end = await published();
    const { db, tools, submit, approve, titles } = newsroom();
    await withdrawChangeSet(db, editor, by(end));
    await submit(editor, end);
    await expect(publishChangeSet(tools, editor, { ...by(end), how: "now" })).rejects.toEqual(refusal("wrong-state"));
    await expect(approve(author, end)).rejects.toEqual(refusal("own-work"));
    await approve(editor, end);
    await publishChangeSet(tools, author, { ...by(end), how: "now" });
    expect(await titles()).toEqual({ mot: "Tin mot" });
  });
});

describe("an end whose record was corrected meanwhile", () => {
  it("is written of to authors and approvers, and goes live once somebody has decided", async () => {
    const end = await published();
    const { db, tools, open, retitle, submit, approve, titles, state, mailbox } = newsroom();
    for (const { id } of [author, editor])
      await db
        .insertInto("account")
        .values({
          id,
          email: `${id}@staff.example`,
          email_key: `${id}@staff.example`,
          name: "A",
          phone: null,
          language: "vi",
          password_hash: "-",
          role: "visitor",
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const correction = await open(editor);
    await retitle(editor, correction, { mot: "Có hạn, đã sửa" });
    await submit(editor, correction);
    await approve(author, correction);
    await publishChangeSet(tools, author, { ...by(correction), how: "now" });
    mailbox.length = 0;
    await pass(60);
    expect(await publishDue(tools)).toBe(0);
    expect(await state(end)).toBe("needs attention");
    expect(mailbox.map(({ to }) => to).toSorted()).toEqual([author, editor].map(({ id }) => `${id}@staff.example`));
    await expect(submit(editor, end)).rejects.toMatchObject({ code: "conflict", details: [{ key: "mot", mine: { title: "Tin mot" } }] });
    const liveHash = (await readRecords(db, [{ kind: "article", key: "mot" }])).get("article mot")?.hash ?? null;
    await resolveConflict(db, editor, { changeSetId: end, kind: "article", key: "mot", expected: 1, liveHash });
    await submit(editor, end);
    await approve(member({ cuc: ["editor"] }), end);
    await publishChangeSet(tools, editor, { ...by(end), how: "now" });
    expect(await titles()).toEqual({ mot: "Tin mot" });
  });
});

describe("the end of a publication of several records", () => {
  /** Submits, approves and publishes what a set holds, with an end, and lets the end come. */
  const publishAndEnd = async (id: string): Promise<void> => {
    const { submit, approve, tools, db } = newsroom();
    await submit(author, id);
    await approve(editor, id);
    await scheduleChangeSet(db, author, { ...by(id), publishAt: later(1), expireAt: later(60) });
    await pass(2);
    expect(await publishDue(tools)).toBe(1);
    await pass(60);
    expect(await publishDue(tools)).toBe(1);
  };

  it("leaves records that the publication did not change", async () => {
    const { fill, open, retitle, titles } = newsroom();
    await fill(["mot", "hai"]);
    const id = await open(author);
    await retitle(author, id, { mot: "Có hạn", hai: "Tin hai" });
    await publishAndEnd(id);
    expect(await titles()).toEqual({ mot: "Tin mot", hai: "Tin hai" });
  });

  it("gives a renamed record its former key, where its new one was a deleted record's before", async () => {
    const { fill, open, retitle, save, live, submit, approve, titles, tools } = newsroom();
    await fill(["mot", "cu"]);
    // Its history begins before the other record is deleted.
    await retitle(author, await open(author), { mot: "Bản nháp" });
    const removal = await open(author);
    await save(author, removal, "article", "cu", { record: null });
    await submit(author, removal);
    await approve(editor, removal);
    await publishChangeSet(tools, editor, { ...by(removal), how: "now" });
    const id = await open(author);
    await save(author, id, "article", "cu", { record: { ...(await live("article", "mot")), slug: "cu" }, formerKey: "mot" });
    await publishAndEnd(id);
    expect(await titles()).toEqual({ mot: "Tin mot" });
  });
});

describe("times of a schedule", () => {
  const acts: readonly [string, ChangeSetState, (id: string) => Promise<unknown>][] = [
    ["withdrawn", "scheduled", (id) => withdrawChangeSet(newsroom().db, author, by(id))],
    ["rebased", "scheduled", (id) => rebaseChangeSet(newsroom().db, author, id, undefined)],
    ["rejected", "approved", (id) => rejectChangeSet(newsroom().db, editor, { ...by(id), reason: "Sai" })],
    ["changed", "needs attention", (id) => newsroom().retitle(author, id, { mot: "Khác" })],
    ["submitted anew", "needs attention", (id) => newsroom().submit(author, id)],
  ];
  it.each(acts)("are forgotten where the set is %s", async (_what, state, act) => {
    const { fill, open, retitle, submit, approve, db } = newsroom();
    await fill(["mot"]);
    const id = await open(author);
    await retitle(author, id, { mot: "Có hạn" });
    await submit(author, id);
    await approve(editor, id);
    await scheduleChangeSet(db, author, { ...by(id), publishAt: later(1), expireAt: later(60) });
    await db.updateTable("change_set").set({ state }).where("id", "=", id).execute();
    await act(id);
    const times = await db.selectFrom("change_set").select(["publish_at", "expire_at"]).where("id", "=", id).executeTakeFirst();
    expect(times).toEqual({ publish_at: null, expire_at: null });
  });
});

it("an emergency keeps the end that was scheduled", async () => {
  const { fill, open, retitle, submit, approve, db, tools } = newsroom();
  await fill(["mot"]);
  const id = await open(author);
  await retitle(author, id, { mot: "Có hạn" });
  await submit(author, id);
  await approve(editor, id);
  const expireAt = later(60);
  await scheduleChangeSet(db, author, { ...by(id), publishAt: later(1), expireAt });
  await publishChangeSet(tools, editor, { ...by(id), how: "emergency" });
  const end = await db.selectFrom("change_set").select(["state", "publish_at"]).where("ends", "=", id).executeTakeFirst();
  expect(end).toEqual({ state: "scheduled", publish_at: expireAt });
});
