/** What readers of a change set say to each other: who may, who reads it, what becomes of it. */
import { describe, expect, it } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { staffCalls } from "./testing/staff-calls.ts";

const current = testApp(async ({ site, category, articles }) => {
  for (const slug of ["cuc", "khac"]) {
    const made = await site(slug);
    await articles(made, await category(made, `tin-${slug}`), [
      { slug: `mot-${slug}`, published_at: "2026-01-01T00:00:00Z" },
      { slug: `hai-${slug}`, published_at: "2026-01-01T00:00:00Z" },
    ]);
  }
});
const { call, open, put, act, publish, live } = staffCalls(() => current());
type Role = "author" | "editor" | "designer" | "auditor";
const staff = (role: Role, ...sites: readonly string[]) =>
  testStaff(current().db, { roles: Object.fromEntries((sites.length > 0 ? sites : ["cuc"]).map((slug) => [slug, [role]])) });

/** A set of somebody's that changes the titles of articles. */
async function begin(who: TestStaff, ...slugs: readonly string[]): Promise<string> {
  const id = await open(who);
  for (const slug of slugs)
    await put(who, id, `article/${slug}`, { record: { ...(await live(who, `article/${slug}`)), title: "Tiêu đề mới" } });
  return id;
}
const say = (who: TestStaff, id: string, text: string, record?: string) =>
  call(who, "POST", `change-sets/${id}/${record === undefined ? "" : `records/${record}/`}comments`, { text });
const mark = (who: TestStaff, id: string, comment: unknown, name: "done" | "reopen") =>
  call(who, "POST", `change-sets/${id}/comments/${String(comment)}/${name}`, {});
const remove = (who: TestStaff, id: string, comment: unknown) => call(who, "DELETE", `change-sets/${id}/comments/${String(comment)}`);
const texts = async (who: TestStaff, id: string) => {
  const { data } = await call(who, "GET", `change-sets/${id}/comments`);
  return (data as unknown as readonly { text: string }[]).map(({ text }) => text);
};

describe("comments on a change set", () => {
  it("are read oldest first by all its readers, with their author and the record that they are about", async () => {
    const [author, auditor] = [await staff("author"), await staff("auditor")];
    const id = await begin(author, "mot-cuc", "hai-cuc");
    expect(await say(auditor, id, "Xin xem lại toàn bộ")).toMatchObject({
      status: 200,
      data: { record: null, author: auditor.id, doneAt: null },
    });
    expect((await say(author, id, "Bản ghi này: đã sửa", "article/mot-cuc")).status).toBe(200);
    await call(author, "DELETE", `change-sets/${id}/records/article/mot-cuc`, undefined, '"1"');
    const { data, total } = await call(auditor, "GET", `change-sets/${id}/comments`);
    expect([data, total]).toMatchObject([
      [
        { text: "Xin xem lại toàn bộ", author: auditor.id, authorName: expect.any(String) as string },
        { text: "Bản ghi này: đã sửa", record: { kind: "article", key: "mot-cuc", isInSet: false } },
      ],
      2,
    ]);
  });

  it("are neither read nor written by who may not read the set, nor about what it does not hold", async () => {
    const [author, stranger] = [await staff("author"), await staff("editor", "khac")];
    const id = await begin(author, "mot-cuc");
    const { data } = await say(author, id, "Một");
    expect((await call(stranger, "GET", `change-sets/${id}/comments`)).status).toBe(403);
    expect((await say(stranger, id, "Hai")).status).toBe(403);
    expect((await mark(stranger, id, data["id"], "done")).status).toBe(403);
    expect((await say(author, id, "Ba", "article/hai-cuc")).status).toBe(404);
    for (const text of ["", "  \n", "a".repeat(2001), "a\u0000"]) expect((await say(author, id, text)).status).toBe(400);
    expect((await say(author, id, "a".repeat(2000))).status).toBe(200);
  });

  it("about a record of another site are not for who has no role there, and are not counted for them", async () => {
    const both = await staff("editor", "cuc", "khac");
    const [here, there] = [await staff("editor"), await staff("author", "khac")];
    const id = await begin(both, "mot-cuc", "mot-khac");
    await say(both, id, "Về trang khác", "article/mot-khac");
    await say(both, id, "Chung");
    expect([await texts(here, id), await texts(there, id)]).toEqual([["Chung"], ["Về trang khác", "Chung"]]);
    expect((await say(here, id, "Đoán", "article/mot-khac")).status).toBe(404);
    const count = async (who: TestStaff) => {
      const { data } = await call(who, "GET", "change-sets");
      return (data as unknown as readonly { id: string; openComments: number }[]).find((set) => set.id === id)?.openComments;
    };
    expect([await count(here), await count(there), await count(both)]).toEqual([1, 2, 2]);
  });

  it("are marked as done, and opened again, by who wrote them and by who may submit the set", async () => {
    const [author, other, reader] = [await staff("author"), await staff("editor"), await staff("auditor")];
    const id = await begin(author, "mot-cuc");
    const { data } = await say(reader, id, "Xin sửa");
    expect((await mark(await staff("auditor"), id, data["id"], "done")).status).toBe(403);
    expect((await mark(await staff("author"), id, data["id"], "done")).status).toBe(403);
    const done = await mark(other, id, data["id"], "done");
    expect(done).toMatchObject({ status: 200, data: { doneAt: expect.any(String) as string, doneByName: expect.any(String) as string } });
    expect((await mark(author, id, data["id"], "done")).status).toBe(409);
    expect(await mark(reader, id, data["id"], "reopen")).toMatchObject({ status: 200, data: { doneAt: null, doneByName: null } });
    expect((await mark(author, id, data["id"], "done")).status).toBe(200);
  });

  it("are removed by who wrote them alone", async () => {
    const [author, editor] = [await staff("author"), await staff("editor")];
    const id = await begin(author, "mot-cuc");
    const { data } = await say(author, id, "Nhầm");
    expect((await remove(editor, id, data["id"])).status).toBe(403);
    expect((await remove(author, id, data["id"])).status).toBe(200);
    expect((await remove(author, id, data["id"])).status).toBe(404);
    expect(await texts(author, id)).toEqual([]);
  });

  it("change neither the set's version nor its approvals, go on in review, and are only read once it is published", async () => {
    const editor = await staff("editor");
    const id = await begin(editor, "hai-cuc");
    await act(editor, id, "submit");
    const { tag } = await call(editor, "GET", `change-sets/${id}`);
    const { data } = await say(editor, id, "Khi chờ duyệt", "article/hai-cuc");
    expect((await call(editor, "GET", `change-sets/${id}`)).tag).toBe(tag);
    for (const name of ["approve", "publish"]) await act(editor, id, name);
    const shown = await call(editor, "GET", `change-sets/${id}/comments`);
    expect(shown.data).toMatchObject([{ text: "Khi chờ duyệt", record: { isInSet: true } }]);
    expect((await say(editor, id, "Muộn")).status).toBe(409);
    expect((await mark(editor, id, data["id"], "done")).status).toBe(409);
    expect((await remove(editor, id, data["id"])).status).toBe(409);
  });

  it("are in the audit of the sites of the set, without what they say", async () => {
    const author = await staff("author");
    const id = await begin(author, "mot-cuc");
    const { data } = await say(author, id, "Không vào nhật ký");
    await mark(author, id, data["id"], "done");
    await mark(author, id, data["id"], "reopen");
    await remove(author, id, data["id"]);
    const audit = await call(await staff("auditor"), "GET", `audit?subject=change-set:${id}`);
    const acts = (audit.data as unknown as readonly { act: string; site: string }[]).map((entry) => [entry.act, entry.site]);
    expect(acts.slice(0, 4)).toEqual(
      ["changeSet.commentRemove", "changeSet.commentReopen", "changeSet.commentDone", "changeSet.comment"].map((name) => [name, "cuc"]),
    );
    expect(audit.text).not.toContain("Không vào nhật ký");
  });

  it("go with the record that they are about when it is erased, and others stay", async () => {
    const [editor, administrator] = [await staff("editor"), await testStaff(current().db, { administrator: true })];
    const page = { site: "cuc", slug: "xoa", title: "Sẽ xóa", html: "<p>a</p>" };
    const first = await open(editor);
    await put(editor, first, "page/cuc/xoa", { record: page });
    await say(editor, first, "Tên người trong bản ghi", "page/cuc%2Fxoa");
    await say(editor, first, "Chung");
    await publish(editor, first);
    const second = await open(editor);
    await put(editor, second, "page/cuc/xoa", { record: null });
    await publish(editor, second);
    expect((await call(administrator, "POST", "records/page/cuc%2Fxoa/erase", {})).status).toBe(200);
    expect(await texts(editor, first)).toEqual(["Chung"]);
  });

  it("go with a site that gets another slug", async () => {
    const administrator = await testStaff(current().db, { administrator: true });
    const editor = await staff("editor", "khac");
    const id = await open(editor);
    await put(editor, id, "page/khac/gioi-thieu", { record: { site: "khac", slug: "gioi-thieu", title: "Giới thiệu", html: "<p>a</p>" } });
    await say(editor, id, "Về trang", "page/khac%2Fgioi-thieu");
    const renaming = await open(administrator);
    await put(administrator, renaming, "site/khac-moi", {
      record: { ...(await live(administrator, "site/khac")), slug: "khac-moi" },
      formerKey: "khac",
    });
    await publish(administrator, renaming);
    const { data } = await call(editor, "GET", `change-sets/${id}/comments`);
    expect(data).toMatchObject([{ record: { key: "khac-moi/gioi-thieu", isInSet: true } }]);
  });
});
