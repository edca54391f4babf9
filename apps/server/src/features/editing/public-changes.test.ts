/** What the page of an article says about its changes. */
import { expect, it } from "vitest";
import { article, category, site } from "../../content/testing/importer.ts";
import { loadArticle } from "../../sources/database/article-record.ts";
import { publishChangeSet } from "./publish.ts";
import { member, openNewsroom } from "./testing/newsroom.ts";

const newsroom = openNewsroom();
const editor = member({ cuc: ["editor"] });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** One change set for each step; null: the record is deleted. @param fields what is different from the record before */
async function change(key: string, fields: Readonly<Record<string, unknown>> | null, formerKey?: string): Promise<void> {
  const { approve, live, open, save, submit, tools } = newsroom();
  const id = await open(editor);
  const record = fields && { ...(await live("article", formerKey ?? key)), ...fields };
  await save(editor, id, "article", key, { record, formerKey });
  await submit(editor, id);
  await approve(editor, id);
  await publishChangeSet(tools, editor, { id, expected: undefined, how: "now" });
}

const publicArticle = (slug: string, more: object = {}) => article("cuc", "tin", slug, { publishedAt: "2020-02-02T00:00:00Z", ...more });
const fill = (...slugs: readonly string[]) =>
  newsroom().run([site("cuc"), category("cuc", "tin"), ...slugs.map((slug) => publicArticle(slug))]);

/** As visitors get it. */
const shown = async (key: string, asOf = Date.now()) => {
  const loaded = await loadArticle(newsroom().db, key, { asOf, signal: new AbortController().signal });
  if (!loaded) throw new Error(`There is no article ${key}.`);
  return loaded.changes;
};
const parts = async (key: string, asOf?: number) => (await shown(key, asOf))?.map((one) => one.parts);
const text = (html: string) => ({ articleContent: { Content: `<p>${html}</p>` } });

it("names what was changed in each publication, the newest first, with its time", async () => {
  await fill("mot");
  expect(await shown("mot")).toBeUndefined();
  await change("mot", { title: "Tin một", summary: "Tóm tắt" });
  await change("mot", text("Số liệu đúng là 12%."));
  const changes = (await shown("mot")) ?? [];
  expect(changes.map((one) => one.parts)).toEqual([["content"], ["title", "summary"]]);
  const times = changes.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(Math.abs(Date.now() - (times[0] ?? 0))).toBeLessThan(600_000);
});

it("says nothing of what no reader sees: another category, another day, a new address", async () => {
  await fill("mot");
  await change("mot", { publishedAt: "2020-01-01T00:00:00Z" });
  await change("hai", { slug: "hai" }, "mot");
  expect(await shown("hai")).toBeUndefined();
  await change("hai", text("Mới"));
  await change("ba", { slug: "ba", title: "Ba" }, "hai");
  expect(await parts("ba")).toEqual([["title"], ["content"]]);
});

it("says nothing of what was changed before everybody could read it, or while it was withdrawn", async () => {
  await fill("mot");
  await change("mot", { publishedAt: tomorrow() });
  await change("mot", { title: "Trước ngày đăng" });
  expect(await shown("mot", Date.now() + 2 * 86_400_000)).toBeUndefined();
  await change("mot", { publishedAt: "2020-01-01T00:00:00Z", ...text("Khác") });
  expect(await shown("mot")).toBeUndefined();
});

it("has the changes of an import where editors had the article before, and none of another article with the same key", async () => {
  const { run } = newsroom();
  await fill("mot", "hai");
  await change("mot", { title: "Một" });
  await run([publicArticle("mot", { title: "Nhập lại" }), publicArticle("hai", { title: "Nhập lại" })]);
  expect([await parts("mot"), await parts("hai")]).toEqual([[["title"], ["title"]], undefined]);
  await change("mot", null);
  await run([publicArticle("mot")]);
  await change("mot", text("Bài khác"));
  expect(await parts("mot")).toEqual([["content"]]);
});

it("names the twenty newest", async () => {
  const { db } = newsroom();
  await fill("mot");
  await change("mot", { title: "0" });
  await db
    .insertInto("record_version")
    .values(
      Array.from({ length: 25 }, () => ({
        kind: "article",
        key: "mot",
        record: "{}",
        hash: "x",
        origin: "import" as const,
        public_changes: ["summary" as const],
      })),
    )
    .execute();
  expect(await parts("mot")).toEqual(Array.from({ length: 20 }, () => ["summary"]));
});
