import { describe, expect, test } from "vitest";
import { article, category, openImporter, site } from "../testing/importer.ts";
import { writeArticles } from "./write-articles.ts";

const importer = openImporter();

/** What search finds, as it stands. */
async function documents(): Promise<object[]> {
  const { rows } = await importer().pool.query<{ document: object }>(
    "select to_jsonb(d) - 'id' as document from search_document d join article a on a.id = d.article_id order by a.slug",
  );
  return rows.map(({ document }) => document);
}

/** The trigger makes them all anew from what is stored. */
async function documentsOfTrigger(): Promise<object[]> {
  await importer().pool.query("delete from search_document where article_id is not null");
  await importer().pool.query("update article set title = title");
  return documents();
}

const letter = '<a href="/api/mediafile/a/cong-van.txt">Công văn</a>';
const content = (html: string): object => ({ articleContent: { Content: `<p>${html}</p>` } });

/** In both languages, with a file and without, in words that programs know and in others. */
const lines = (more: object): object[] => [
  { kind: "file", path: "a/cong-van.txt", contentType: "text/plain", text: "Công văn" },
  site("vi"),
  site("en", { language: 2 }),
  category("vi", "tin"),
  category("en", "news"),
  article("vi", "tin", "plain", { summary: "Hoà giải", publishedAt: "2026-11-01T02:00:00Z", ...more }),
  article("vi", "tin", "others", { summary: "東京, 5 m²", ...content(letter), ...more }),
  article("vi", "tin", "file", { ...content(`Thuế, xem ${letter}`), ...more }),
  article("vi", "tin", "document", { articleType: 4, articleContent: { Kind: "document", Number: "12/2026/TT-BTC", Files: [] }, ...more }),
  article("en", "news", "english", { ...content(`Lending and taxes, Nguyễn. ${letter}`), ...more }),
];

describe("what search finds of imported articles is what the database's trigger makes of them", () => {
  test("new, changed, and with the text of files", async () => {
    await importer().run(lines({}));
    const first = await documents();
    expect(first).toHaveLength(5);
    expect(await documentsOfTrigger()).toEqual(first);

    await importer().pool.query(
      "insert into file_text (path, sha256, text) values ('a/cong-van.txt', 'x', 'Ngân sách trong tệp, budgets')",
    );
    expect(await importer().run(lines({ title: "Budgets và thuế" }))).toMatchObject({ changed: 5 });
    const changed = await documents();
    expect(changed.filter((document) => JSON.stringify(document).includes("'tep':"))).toHaveLength(3);
    expect(await documentsOfTrigger()).toEqual(changed);
  });

  test("writes no document where nothing that is found has changed", async () => {
    const lines = (image: string) => [site("a"), category("a", "b"), article("a", "b", "c", { image })];
    const stamps = async () => (await importer().pool.query("select ctid::text, xmin::text from search_document")).rows;
    await importer().run(lines("/api/mediafile/a.png"));
    const before = await stamps();
    expect(await importer().run(lines("/api/mediafile/b.png"))).toMatchObject({ changed: 1 });
    expect(await stamps()).toEqual(before);
    await importer().run([site("a"), category("a", "b"), article("a", "b", "c", { title: "Khác" })]);
    expect(await stamps()).not.toEqual(before);
  });

  test("articles that are written by any other way are found as well, in the same transaction too", async () => {
    await importer().run([site("a"), category("a", "b"), article("a", "b", "c")]);
    await importer()
      .db.transaction()
      .execute(async (transaction) => {
        await writeArticles(transaction, []);
        await transaction.updateTable("article").set({ title: "Cải cách" }).execute();
      });
    const { rows } = await importer().pool.query<{ title: string }>("select title from search_document");
    expect(rows).toEqual([{ title: "cai cach" }]);
  });
});
