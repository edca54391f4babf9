import type { DocumentFilter, DocumentsContent, LegalContent } from "@portal/domain";
import { sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { fetchDocuments } from "./documents.ts";
import { fetchLegal } from "./legal.ts";

const published_at = "2026-01-01T00:00:00Z";
const document = (slug: string, content: object, published: string | null = published_at) => ({
  slug,
  title: slug,
  published_at: published,
  article_type: 4,
  content: { Kind: "document", Content: "", Files: [], ...content },
});

const current = testApp(async ({ site, category, articles }) => {
  const btc = await site("btc");
  await articles(btc, await category(btc, "van-ban"), [
    document("luat", {
      Type: "law",
      Number: "83/2015/QH13",
      Issuer: "Quốc hội",
      Field: "Ngân sách",
      IssuedAt: "2015-06-25",
      EffectiveAt: "2017-01-01",
    }),
    document("nghi-dinh", {
      Type: "decree",
      Number: "12/2024/NĐ-CP",
      Issuer: "Chính phủ",
      Field: "Thuế",
      IssuedAt: "2024-02-05",
      EffectiveAt: "2024-04-01",
      ExpiresAt: "2026-06-01",
      Relations: [{ Relation: "guides", Document: "luat" }],
    }),
    document("thong-tu", {
      Type: "circular",
      Number: "12/2026/TT-BTC",
      Issuer: "Bộ Tài chính",
      Field: "Thuế",
      IssuedAt: "2026-03-15",
      EffectiveAt: "2026-05-01",
    }),
    document("thong-tu-moi", {
      Type: "circular",
      Number: "20/2026/TT-BTC",
      Issuer: "Bộ Tài chính",
      Field: "Thuế",
      IssuedAt: "2026-04-01",
      EffectiveAt: "2026-07-01",
      Relations: [
        { Relation: "replaces", Document: "thong-tu" },
        { Relation: "amends", Document: "luat" },
      ],
    }),
    document("khong-ngay", { Number: "7", IssuedAt: "2026-13-45", EffectiveAt: "hôm qua" }),
    document("du-thao", { Number: "Dự thảo", Deadline: "2026-12-31" }),
    { slug: "tin", published_at, content: { Content: "" } },
  ]);
  await articles(btc, await category(btc, "khac"), [
    document("nhap", { IssuedAt: "2026-05-01", EffectiveAt: "2026-05-01", Relations: [{ Relation: "repeals", Document: "luat" }] }, null),
    document("hen", { EffectiveAt: "2026-02-01", Relations: [{ Relation: "repeals", Document: "luat" }] }, "2026-09-01T03:00:00Z"),
  ]);
});

/** In Hanoi: seven hours ahead of UTC. */
const timeZone = "Asia/Ho_Chi_Minh";
const at = (hanoi: string): number => Date.parse(`${hanoi}+07:00`);
const usual = at("2026-05-20T12:00:00");

async function list(filter: DocumentFilter, asOf = usual, more: { sort?: "newest" | "oldest"; pageSize?: number; page?: number } = {}) {
  const { db } = current();
  const query = {
    kind: "documents",
    key: "k",
    slug: "van-ban",
    page: 1,
    pageSize: 20,
    sort: "newest",
    problems: [],
    filter,
    ...more,
  } as const;
  const options = { timeZone, ministry: { vi: "btc", en: "mof" }, language: "vi", asOf, signal: undefined } as const;
  const [answer] = await fetchDocuments({ pages: db, searches: db, background: db }, [query], options);
  return answer?.[1] as unknown as { value: DocumentsContent; changesAt: number };
}
const slugs = async (...asked: Parameters<typeof list>): Promise<string[]> =>
  (await list(...asked)).value.documents.map(({ slug }) => slug);

async function legalOf(slug: string, asOf = usual): Promise<LegalContent & { changesAt: number | undefined }> {
  const [answer] = await fetchLegal(current().db, [{ kind: "legal", key: "k", slug }], { timeZone, asOf, signal: undefined });
  if (!answer) throw new Error("There is no answer.");
  const { value, changesAt } = answer[1] as unknown as { value: LegalContent; changesAt: number | undefined };
  return { ...value, changesAt };
}

test("a list has legal documents alone, by the day of issue, those without one last", async () => {
  const newest = ["thong-tu-moi", "thong-tu", "nghi-dinh", "luat", "khong-ngay"];
  expect(await slugs({})).toEqual(newest);
  expect(await slugs({}, usual, { sort: "oldest" })).toEqual(newest.toReversed());
  expect(await slugs({}, usual, { pageSize: 2, page: 2 })).toEqual(["nghi-dinh", "luat"]);
  const { value } = await list({});
  expect(value.total).toBe(5);
  expect(value.options).toEqual({
    types: ["law", "decree", "circular"],
    issuers: ["Bộ Tài chính", "Chính phủ", "Quốc hội"],
    fields: ["Ngân sách", "Thuế"],
  });
  expect(value.documents[2]).toMatchObject({
    number: "12/2024/NĐ-CP",
    issuedOn: "2024-02-05",
    effectiveOn: "2024-04-01",
    endsOn: "2026-06-01",
  });
});

test.each<[what: string, filter: DocumentFilter, found: string[]]>([
  ["a number, without marks and spaces", { number: "12/2024 / nd-cp" }, ["nghi-dinh"]],
  ["a part of the number", { number: "TT-BTC" }, ["thong-tu-moi", "thong-tu"]],
  ["a number with a sign of patterns, which means itself", { number: "12%" }, []],
  ["the type", { type: "law" }, ["luat"]],
  ["the issuer", { issuer: "Chính phủ" }, ["nghi-dinh"]],
  ["the field", { field: "Thuế" }, ["thong-tu-moi", "thong-tu", "nghi-dinh"]],
  ["issue from that day on", { issuedFrom: "2026-03-15" }, ["thong-tu-moi", "thong-tu"]],
  ["issue until that day", { issuedTo: "2024-02-05" }, ["nghi-dinh", "luat"]],
  ["force from that day on", { effectiveFrom: "2026-05-01" }, ["thong-tu-moi", "thong-tu"]],
  ["force until that day", { effectiveTo: "2017-01-01" }, ["luat"]],
  ["several at once", { type: "circular", field: "Thuế", issuedTo: "2026-03-31" }, ["thong-tu"]],
])("a list is narrowed by %s", async (_what, filter, found) => {
  expect(await slugs(filter)).toEqual(found);
  expect((await list(filter)).value.total).toBe(found.length);
});

test.each([
  { moment: "2026-04-30T23:59:59", inForce: ["nghi-dinh", "luat"], notYet: ["thong-tu-moi", "thong-tu"], expired: [] },
  { moment: "2026-05-01T00:00:00", inForce: ["thong-tu", "nghi-dinh", "luat"], notYet: ["thong-tu-moi"], expired: [] },
  { moment: "2026-05-31T23:59:59", inForce: ["thong-tu", "nghi-dinh", "luat"], notYet: ["thong-tu-moi"], expired: [] },
  { moment: "2026-06-01T00:00:00", inForce: ["thong-tu", "luat"], notYet: ["thong-tu-moi"], expired: ["nghi-dinh"] },
  { moment: "2026-06-30T23:59:59", inForce: ["thong-tu", "luat"], notYet: ["thong-tu-moi"], expired: ["nghi-dinh"] },
  { moment: "2026-07-01T00:00:00", inForce: ["thong-tu-moi", "luat"], notYet: [], expired: ["thong-tu", "nghi-dinh"] },
])("at $moment force begins and ends with the day in the portal's zone, and says the same of each document", async ({ moment, ...by }) => {
  for (const [force, found] of Object.entries(by) as ["inForce" | "notYet" | "expired", string[]][]) {
    const { value } = await list({ force }, at(moment));
    expect(value.documents.map(({ slug, force: said }) => [slug, said])).toEqual(found.map((slug) => [slug, force]));
  }
});

test("both ends of a relation name the other one", async () => {
  const relationsOf = async (slug: string) =>
    (await legalOf(slug)).relations.map(({ by, relation, document: { href } }) => `${by} ${relation} ${href}`);
  expect(await relationsOf("thong-tu-moi")).toEqual(["this replaces /btc/van-ban/thong-tu", "this amends /btc/van-ban/luat"]);
  expect(await relationsOf("thong-tu")).toEqual(["other replaces /btc/van-ban/thong-tu-moi"]);
  expect(await relationsOf("luat")).toEqual(["other amends /btc/van-ban/thong-tu-moi", "other guides /btc/van-ban/nghi-dinh"]);
  expect((await legalOf("khong-ngay")).relations).toEqual([]);
  expect(await legalOf("tin")).toEqual({ relations: [] });
});

test("a draft never says anything on another document's page, a scheduled one from its publication on", async () => {
  const before = await legalOf("luat", at("2026-09-01T09:59:59"));
  expect(before.force).toBe("inForce");
  expect(JSON.stringify(before)).not.toMatch(/nhap|hen/);
  expect(before.changesAt).toBe(at("2026-09-01T10:00:00"));
  expect(await slugs({ force: "expired" }, at("2026-09-01T09:59:59"))).not.toContain("luat");
  const after = await legalOf("luat", at("2026-09-01T10:00:00"));
  expect(after).toMatchObject({ force: "expired", endsOn: "2026-02-01" });
  expect(after.relations.map(({ by, relation, document: { href } }) => `${by} ${relation} ${href}`)).toContain(
    "other repeals /btc/khac/hen",
  );
  expect(JSON.stringify(after)).not.toContain("nhap");
  expect(await slugs({ force: "expired" }, at("2026-09-01T10:00:00"))).toContain("luat");
});

test("answers hold until the next day on which force begins or ends", async () => {
  expect((await legalOf("thong-tu")).changesAt).toBe(at("2026-07-01T00:00:00"));
  expect((await list({})).changesAt).toBe(at("2026-05-21T00:00:00"));
});

test("words that stand in an attached file alone find the document", async () => {
  const { db } = current();
  await sql`insert into file (path, original_path, content_type, bytes, size, sha256, content_hash) values ('tep/a.pdf', 'tep/a.pdf', 'application/pdf', 'x', 1, 'h', 'h')`.execute(
    db,
  );
  await sql`update article set content = jsonb_set(content, '{Files}', '[{"Link":"/api/mediafile/tep/a.pdf"}]') where slug = 'thong-tu'`.execute(
    db,
  );
  expect(await slugs({ terms: "khấu hao" })).toEqual([]);
  await sql`insert into file_text (path, sha256, text) values ('tep/a.pdf', 'h', 'Trích khấu hao tài sản cố định')`.execute(db);
  expect(await slugs({ terms: "khấu hao" })).toEqual(["thong-tu"]);
  expect(await slugs({ terms: "khấu hao", type: "decree" })).toEqual([]);
});

test("a document that changes or goes is no longer found, and all pages with documents are drawn anew", async () => {
  const { db, connectionString } = current();
  const client = new pg.Client({ connectionString });
  await client.connect();
  const notifications: unknown[] = [];
  client.on("notification", ({ payload }) => notifications.push(JSON.parse(payload ?? "")));
  await client.query("listen portal_content");
  await sql`update article set content = jsonb_set(content, '{Deadline}', '"2026-12-31"') where slug = 'khong-ngay'`.execute(db);
  expect(await slugs({})).not.toContain("khong-ngay");
  await sql`delete from article where slug = 'thong-tu-moi'`.execute(db);
  expect((await legalOf("thong-tu", at("2026-08-01T00:00:00"))).force).toBe("inForce");
  await sql`update article set title = 'Tên mới' where slug = 'luat'`.execute(db);
  await sql`update article set title = 'Tên mới' where slug = 'tin'`.execute(db);
  await client.query("select 1");
  await client.end();
  // Of a document that becomes a draft both: it is withdrawn, and its record is another.
  expect(notifications).toEqual([
    { tags: ["documents"], withdrawn: true },
    { tags: ["documents"] },
    { tags: ["documents"], withdrawn: true },
    { tags: ["documents"] },
  ]);
});
