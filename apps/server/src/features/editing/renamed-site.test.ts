/** Whoever has a role on a site keeps their work when the site gets another slug; a new site with the old slug inherits nothing. */
import { beforeAll, describe, expect, it } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";
import { staffCalls } from "./testing/staff-calls.ts";

const current = testApp(async ({ site, category, articles }) => {
  const cuc = await site("cuc");
  const published_at = "2026-01-01T00:00:00Z";
  await articles(cuc, await category(cuc, "tin"), [
    { slug: "mot", published_at },
    { slug: "hai", published_at },
  ]);
});
const { call, open, put, act, publish, live } = staffCalls(() => current());
const page = (title: string, slug = "gioi-thieu", site = "cuc") => ({ site, slug, title, html: "<p>Nội dung</p>" });

let administrator: TestStaff;
let editor: TestStaff;
/** Of the new site that has the old slug. */
let stranger: TestStaff;
let drafts: string;
let sealed: string;
/** Of the new site. */
let founding: string;
beforeAll(async () => {
  const { db } = current();
  administrator = await testStaff(db, { administrator: true });
  editor = await testStaff(db, { roles: { cuc: ["editor"] } });
  const first = await open(editor);
  await put(editor, first, "article/mot", { record: { ...(await live(editor, "article/mot")), title: "Hai" } });
  await put(editor, first, "article/hai", { record: null });
  await put(editor, first, "page/cuc/gioi-thieu", { record: page("Giới thiệu") });
  await publish(editor, first);
  drafts = await open(editor);
  await put(editor, drafts, "article/mot", { record: { ...(await live(editor, "article/mot")), title: "Ba" } });
  await put(editor, drafts, "page/cuc/gioi-thieu", { record: page("Giới thiệu mới") });
  await put(editor, drafts, "page/cuc/moi", { record: page("Mới", "moi") });
  sealed = await open(editor);
  await put(editor, sealed, "page/cuc/kin", { record: page("Kín", "kin") });
  await act(editor, sealed, "submit");
  const renaming = await open(administrator);
  const site = { ...(await live(administrator, "site/cuc")), slug: "cuc-moi" };
  await put(administrator, renaming, "site/cuc-moi", { record: site, formerKey: "cuc" });
  await publish(administrator, renaming);
  founding = await open(administrator);
  await put(administrator, founding, "site/cuc", { record: { slug: "cuc", name: "Cục khác" } });
  await publish(administrator, founding);
  stranger = await testStaff(db, { roles: { cuc: ["editor"] } });
});

describe("a site that has got another slug", () => {
  it("keeps the history and the trash of its records, and they can be restored", async () => {
    expect(await call(editor, "GET", "records/article/mot/history")).toMatchObject({ status: 200, total: 2 });
    const pages = await call(editor, "GET", "records/page/cuc-moi%2Fgioi-thieu/history");
    expect(pages).toMatchObject({ status: 200, total: 1, data: [{ record: { site: "cuc-moi" } }] });
    const [deleted] = (await call(editor, "GET", "trash")).data as unknown as { id: string; key: string }[];
    expect(deleted?.key).toBe("hai");
    expect(await call(editor, "POST", `versions/${deleted?.id}/restore`, { title: "Lấy lại" })).toMatchObject({ status: 200 });
  });

  it("shows nothing of that to editors of a new site with the old slug", async () => {
    const refused = ["article/mot", "page/cuc%2Fgioi-thieu", "page/cuc-moi%2Fgioi-thieu"].map((name) => `records/${name}/history`);
    refused.push(`change-sets/${drafts}`, `change-sets/${sealed}`);
    for (const path of refused) expect(await call(stranger, "GET", path), path).toMatchObject({ status: 403 });
    expect(await call(stranger, "GET", "trash")).toMatchObject({ status: 200, total: 0 });
    // That which made the new site.
    expect(await call(stranger, "GET", "change-sets")).toMatchObject({ total: 1, data: [{ id: founding }] });
  });

  it("takes what was sealed for it back, and does not publish it to the site that has its slug now", async () => {
    expect(await act(editor, sealed, "approve")).toMatchObject({ status: 200 });
    expect(await act(editor, sealed, "publish")).toMatchObject({ status: 409, data: { code: "conflict" } });
    expect(await act(editor, sealed, "rebase")).toMatchObject({ status: 200 });
    await publish(editor, sealed);
    expect(await live(editor, "page/cuc-moi/kin")).toMatchObject({ title: "Kín", site: "cuc-moi" });
    expect(await live(stranger, "page/cuc/kin")).toBeUndefined();
  });

  it("takes its drafts along, which are submitted and published", async () => {
    await publish(editor, drafts);
    expect(await live(editor, "article/mot")).toMatchObject({ title: "Ba", site: "cuc-moi" });
    expect(await live(editor, "page/cuc-moi/gioi-thieu")).toMatchObject({ title: "Giới thiệu mới" });
    expect(await live(editor, "page/cuc-moi/moi")).toMatchObject({ title: "Mới" });
  });
});
