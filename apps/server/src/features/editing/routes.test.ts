/** The calls of editing, as a program makes them. */
import { describe, expect, it } from "vitest";
import { testStaff, type TestStaff } from "../../testing/staff.ts";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async ({ site, category, articles }) => {
  const cuc = await site("cuc");
  await site("khac");
  await site("thu-ba");
  await site("thu-tu");
  await articles(cuc, await category(cuc, "tin"), [{ slug: "mot", published_at: "2026-01-01T00:00:00Z" }]);
});
const staff = (role: "author" | "editor", slug = "cuc") => testStaff(current().db, { roles: { [slug]: [role] } });

interface Answer {
  readonly status: number;
  readonly tag: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly total: number;
}

async function call(
  who: TestStaff,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  version?: string,
): Promise<Answer> {
  const answer = await current().app.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { ...who.headers, ...(version === undefined ? {} : { "if-match": version }) },
    ...(payload ? { payload } : {}),
  });
  const { data, total } = answer.json<{ data: Answer["data"]; total: number }>();
  return { status: answer.statusCode, tag: answer.headers.etag, data, total };
}

const made = async (who: TestStaff): Promise<string> => String((await call(who, "POST", "change-sets", { title: "Sửa" })).data["id"]);
const record = async (who: TestStaff) => (await call(who, "GET", "records/article/mot")).data["record"] as object;
/** What a first save of the article sends, with these changes. */
const change = async (who: TestStaff, changes: object) => {
  const { record: live, hash } = (await call(who, "GET", "records/article/mot")).data;
  return { record: { ...(live as object), ...changes }, baseHash: hash };
};

it("what is done to a change set is read by auditors of each site that it touches, and by no others", async () => {
  const writer = await testStaff(current().db, { roles: { "thu-ba": ["editor"], "thu-tu": ["editor"] } });
  const id = await made(writer);
  const page = (slug: string) => ({ record: { site: slug, slug: "gioi-thieu", title: "Giới thiệu", html: "<p>a</p>" }, baseHash: null });
  for (const slug of ["thu-ba", "thu-tu"])
    await call(writer, "PUT", `change-sets/${id}/records/page/${slug}%2Fgioi-thieu`, page(slug), '"0"');
  const { tag } = await call(writer, "GET", `change-sets/${id}`);
  expect((await call(writer, "POST", `change-sets/${id}/submit`, {}, tag)).status).toBe(200);
  const acts = async (slug: string) => {
    const auditor = await testStaff(current().db, { roles: { [slug]: ["auditor"] } });
    const { data } = await call(auditor, "GET", `audit?subject=change-set:${id}`);
    return (data as unknown as readonly { act: string; site: string }[]).map(({ act, site }) => [act, site]);
  };
  expect(await acts("thu-ba")).toEqual([
    ["changeSet.submit", "thu-ba"],
    ["changeSet.make", "thu-ba"],
  ]);
  expect(await acts("thu-tu")).toEqual([
    ["changeSet.submit", "thu-tu"],
    ["changeSet.make", "thu-tu"],
  ]);
  expect(await acts("khac")).toEqual([]);
});

describe("a change set, by calls", () => {
  it("goes from a draft to live, and back", async () => {
    const [author, editor] = [await staff("author"), await staff("editor")];
    const id = await made(author);
    const set = `change-sets/${id}`;
    const draft = await call(author, "PUT", `${set}/records/article/mot`, await change(author, { title: "Mới" }), '"0"');
    expect([draft.status, draft.tag, draft.data["authors"]]).toEqual([200, '"1"', [author.id]]);
    const seen = await call(author, "GET", set);
    expect(await call(author, "POST", `${set}/submit`, { note: "Xin duyệt" }, seen.tag)).toMatchObject({
      status: 200,
      data: { state: "in review" },
    });
    const { tag, data } = await call(editor, "GET", set);
    const { digest } = data;
    expect(await call(author, "POST", `${set}/approve`, { digest }, tag)).toMatchObject({ status: 403 });
    const approved = await call(editor, "POST", `${set}/approve`, { digest }, tag);
    expect(approved).toMatchObject({ status: 200, data: { state: "approved" } });
    expect(await call(editor, "POST", `${set}/publish`, {}, approved.tag)).toMatchObject({ status: 200, data: { state: "published" } });
    expect(await record(author)).toMatchObject({ title: "Mới" });
    const history = await call(author, "GET", "records/article/mot/history");
    expect(history).toMatchObject({ total: 2, data: [{ origin: "change set" }, { origin: "baseline" }] });
    const [, baseline] = history.data as unknown as readonly { id: string }[];
    const restored = await call(author, "POST", `versions/${baseline?.id}/restore`, { title: "Như cũ" });
    expect(restored).toMatchObject({ status: 200, data: { state: "draft", title: "Như cũ" } });
  });

  it("is changed only by whoever has seen it as it is", async () => {
    const author = await staff("author");
    const id = await made(author);
    const path = `change-sets/${id}/records/article/mot`;
    const body = await change(author, { title: "Mới" });
    expect((await call(author, "PUT", path, body)).status).toBe(428);
    expect((await call(author, "PUT", path, body, "mới")).status).toBe(428);
    expect((await call(author, "PUT", path, body, '"7"')).status).toBe(412);
    expect((await call(author, "PUT", path, body, '"0"')).status).toBe(200);
    expect(await call(author, "PUT", path, body, '"0"')).toMatchObject({
      status: 412,
      data: { code: "changed-meanwhile", details: { version: 1, record: { title: "Mới" } } },
    });
    expect((await call(author, "POST", `change-sets/${id}/submit`, {}, '"99"')).status).toBe(412);
    expect((await call(author, "DELETE", path, undefined, '"1"')).status).toBe(200);
    expect((await call(author, "GET", path)).status).toBe(404);
  });

  it("says in the description of the API which calls name a version, and which answers do", async () => {
    type Operation = {
      operationId: string;
      parameters?: { in: string; name: string }[];
      responses: Record<string, { headers?: Record<string, unknown> }>;
    };
    const { paths } = (await current().app.inject("/api/docs/json")).json<{ paths: Record<string, Record<string, Operation>> }>();
    const operations = Object.entries(paths)
      .filter(([path]) => path.startsWith("/api/admin/change-sets"))
      .flatMap(([, methods]) => Object.values(methods));
    const named = (test: (operation: Operation) => unknown) => operations.filter(test).map(({ operationId }) => operationId);
    const acts = ["submit", "rebase", "approve", "reject", "withdraw", "schedule", "publish"].map((act) => `${act}ChangeSet`);
    const writes = ["saveDraft", "dropDraft", "commandLayout", "mergeCategory", "resolveConflict", "publishInEmergency", ...acts];
    const sends = named(({ parameters }) => parameters?.some((each) => each.in === "header" && each.name === "if-match"));
    expect(sends.toSorted()).toEqual(writes.toSorted());
    const untagged = new Set(["dropDraft", "resolveConflict"]);
    const tells = ["makeChangeSet", "getChangeSet", "getDraft", ...writes.filter((each) => !untagged.has(each))];
    expect(named(({ responses }) => responses["200"]?.headers?.["etag"]).toSorted()).toEqual(tells.toSorted());
  });

  it("says what is wrong with what was submitted", async () => {
    const author = await staff("author");
    const id = await made(author);
    await call(
      author,
      "PUT",
      `change-sets/${id}/records/article/moi`,
      { record: { slug: "moi", site: "cuc", category: "khong-co", title: "" }, baseHash: null },
      '"0"',
    );
    const { tag } = await call(author, "GET", `change-sets/${id}`);
    expect(await call(author, "POST", `change-sets/${id}/submit`, {}, tag)).toMatchObject({
      status: 422,
      data: {
        code: "invalid",
        details: [
          { kind: "article", key: "moi", findings: expect.arrayContaining([expect.objectContaining({ path: "/title" })]) as unknown },
        ],
      },
    });
  });

  it("says that a moment is none, and that the bytes of a file are missing", async () => {
    const [author, editor] = [await staff("author"), await staff("editor")];
    const id = await made(author);
    const moment = { publishAt: "2099-12-31T23:59:60Z" };
    for (const body of [moment, { publishAt: "2099-01-01T00:00:00+07" }, { publishAt: "2099-01-01T00:00:00Z", expireAt: moment.publishAt }])
      expect((await call(editor, "POST", `change-sets/${id}/schedule`, body, '"1"')).status).toBe(422);
    expect((await call(author, "POST", `change-sets/${id}/previews`, { asOf: moment.publishAt })).status).toBe(422);
    const record = { path: "cuc/a.txt", contentType: "text/plain", sha256: "0".repeat(64) };
    expect(await call(author, "PUT", `change-sets/${id}/records/file/cuc%2Fa.txt`, { record, baseHash: null }, '"0"')).toMatchObject({
      status: 422,
      data: { code: "invalid" },
    });
  });

  it("is not there for those without a role on its site", async () => {
    const [author, stranger] = [await staff("author"), await staff("editor", "khac")];
    const id = await made(author);
    expect((await call(stranger, "GET", `change-sets/${id}`)).status).toBe(403);
    await call(author, "PUT", `change-sets/${id}/records/article/mot`, await change(author, { title: "Mới" }), '"0"');
    const calls = [
      call(stranger, "GET", `change-sets/${id}`),
      call(stranger, "GET", `change-sets/${id}/records/article/mot`),
      call(stranger, "PUT", `change-sets/${id}/records/article/mot`, { record: null }, '"1"'),
      call(stranger, "DELETE", `change-sets/${id}/records/article/mot`, undefined, '"1"'),
      call(stranger, "POST", `change-sets/${id}/submit`, {}, '"2"'),
      call(stranger, "POST", `change-sets/${id}/withdraw`, {}, '"2"'),
      // Neither the version nor the state is said.
      ...["submit", "rebase", "withdraw", "publish", "publish-emergency"].map((act) =>
        call(stranger, "POST", `change-sets/${id}/${act}`, {}, '"99"'),
      ),
      call(stranger, "POST", `change-sets/${id}/approve`, { digest: "0".repeat(64) }, '"99"'),
      call(stranger, "POST", `change-sets/${id}/reject`, { reason: "Không" }, '"99"'),
      call(stranger, "POST", `change-sets/${id}/schedule`, { publishAt: "2099-01-01T00:00:00Z" }, '"99"'),
      call(stranger, "GET", "records/article/mot"),
      call(stranger, "GET", "records/article/mot/uses"),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect((await call(stranger, "GET", "change-sets")).total).toBe(0);
    expect((await call(stranger, "GET", "records?kind=article")).total).toBe(0);
    expect((await call(author, "GET", "records?kind=article&q=MOT")).total).toBe(1);
    const all = (await call(author, "GET", "records?limit=100")).data as unknown as readonly { readonly kind: string }[];
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["site", "category", "article"]));
  });
});
