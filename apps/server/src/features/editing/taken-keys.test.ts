/** The history and the trash of a record whose key another site's record has by now. */
import { beforeEach, describe, expect, it } from "vitest";
import { article, category, site } from "../../content/testing/importer.ts";
import { publishChangeSet } from "./publish.ts";
import { historyOf, readableVersion, restoreVersion, trash } from "./restore.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const editor = member({ cuc: ["editor"] });
const other = member({ khac: ["editor"] });
const administrator = member({}, { isAdministrator: true });
const record = { kind: "article", key: "cu" } as const;
const all = { offset: 0, limit: 20 };

async function publish(id: string, by: typeof editor): Promise<void> {
  const { submit, approve, tools } = newsroom();
  await submit(by, id);
  await approve(by, id);
  await publishChangeSet(tools, by, { id, expected: undefined, how: "now" });
}

async function rename(from: string, to: string): Promise<void> {
  const { open, save, live } = newsroom();
  const id = await open(other);
  await save(other, id, "article", to, { record: { ...(await live("article", from)), slug: to }, formerKey: from });
  await publish(id, other);
}

/** Titles of what somebody reads in the history under the key; undefined: it is refused. */
async function titlesFor(who: typeof editor, page = all): Promise<readonly unknown[] | undefined> {
  const found = await historyOf(newsroom().db, who, record, page).catch(() => undefined);
  return found && [found.total, ...found.versions.map(({ record: said }) => said?.["title"] ?? null)];
}

beforeEach(async () => {
  const { fill, run, open, save, retitle } = newsroom();
  await fill(["cu"]);
  await run([site("khac"), category("khac", "tin-khac"), article("khac", "tin-khac", "a", { title: "Của khác" })]);
  // Its history begins before the other record is deleted.
  await retitle(other, await open(other), { a: "Bản nháp" });
  const id = await open(editor);
  await save(editor, id, "article", "cu", { record: null });
  await publish(id, editor);
});

describe("a key that another site's record has by now", () => {
  it("shows each site its own versions, and counts no others", async () => {
    const { db } = newsroom();
    await rename("a", "cu");
    expect(await titlesFor(editor)).toEqual([2, null, "Tin cu"]);
    expect(await titlesFor(other)).toEqual([2, "Của khác", "Của khác"]);
    expect(await titlesFor(other, { offset: 2, limit: 1 })).toEqual([2]);
    expect(await titlesFor(member({ ba: ["editor"] }))).toBeUndefined();
    const { versions } = await historyOf(db, administrator, record, all);
    const [deletion] = versions.filter(({ hash }) => hash === null);
    await expect(readableVersion(db, other, deletion?.id ?? "")).rejects.toMatchObject({ code: "not-permitted" });
  });

  it("keeps the deleted record in its site's trash, which gives it back once the key is free", async () => {
    const { db, tools, titles } = newsroom();
    await rename("a", "cu");
    const [deleted] = await trash(db, editor);
    expect(deleted).toMatchObject({ key: "cu", record: { title: "Tin cu" } });
    expect(await trash(db, other)).toEqual([]);
    const restore = () => restoreVersion(tools, editor, { version: deleted?.id ?? "", block: undefined, title: "Lấy lại" });
    await expect(restore()).rejects.toMatchObject({ code: "conflict" });
    await rename("cu", "a");
    expect(await titlesFor(editor)).toEqual([2, null, "Tin cu"]);
    expect(await titlesFor(other)).toBeUndefined();
    await publish((await restore()).id, editor);
    expect(await titles()).toEqual({ a: "Của khác", cu: "Tin cu" });
    expect(await trash(db, editor)).toEqual([]);
  });
});
