/** One exporter a kind: rows → the fields of a line, without what the import would fill in. */
import type { Kind } from "@portal/domain/records";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, StoredText } from "../database/schema.ts";
import { findUnstorable } from "./values.ts";

type Fields = Readonly<Record<string, unknown>>;
/** @param keys those of its records, as entries have them; undefined: all of them */
type Exporter = (db: Kysely<Database>, keys: readonly string[] | undefined) => AsyncGenerator<Fields>;

/** Rows held in memory at once. */
const ROWS_PER_QUERY = 200;
/** Files may be large. */
const FILES_PER_QUERY = 8;

/** Whether the key of a row, in SQL, is among those wanted. */
const among = (key: RawBuilder<string>, keys: readonly string[] | undefined): RawBuilder<boolean> =>
  keys === undefined ? sql<boolean>`true` : sql<boolean>`${key} = any(${keys}::text[])`;

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
const order = (position: number): { order?: number } => (position === 0 ? {} : { order: position });

/** As an object where the import would write it down just so, and PostgreSQL can hold it as one; else the string itself. */
function metadata(text: string | null): { metadata?: unknown } {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && JSON.stringify(value) === text && !findUnstorable(value, "");
    return { metadata: isObject ? value : text };
  } catch {
    return { metadata: text };
  }
}

/** Without fractions of a second where there are none. */
const instant = (date: Date | null): string | undefined => date?.toISOString().replace(".000Z", "Z");

async function* sites(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  for (const row of await db
    .selectFrom("site")
    .selectAll()
    .where(among(sql.ref("slug"), keys))
    .orderBy("id")
    .execute()) {
    yield given({
      slug: row.slug,
      name: row.name,
      language: row.language,
      counterpart: row.counterpart,
      ...order(row.position),
      ...metadata(row.metadata),
      ...(row.review === "four-eyes" ? { review: row.review } : {}),
    });
  }
}

async function* categories(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  const { rows } = await sql<{
    slug: string;
    site: string;
    parent: string | null;
    name: string;
    description: string | null;
    counterpart: string | null;
    position: number;
    metadata: string | null;
  }>`
    with recursive tree as (
      select id, 0 as depth from category where parent_id is null
      union all
      select c.id, tree.depth + 1 from category c join tree on c.parent_id = tree.id
    )
    select c.slug, s.slug as site, p.slug as parent, c.name, c.description, c.counterpart, c.position, c.metadata
    from tree join category c on c.id = tree.id join site s on s.id = c.site_id left join category p on p.id = c.parent_id
    where ${among(sql.ref("c.slug"), keys)}
    order by tree.depth, c.id`.execute(db);
  for (const { site, slug, name, parent, position, metadata: text, ...rest } of rows)
    yield given({ site, slug, name, parent, ...rest, ...order(position), ...metadata(text) });
}

async function* pages(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  const query = db
    .selectFrom("page")
    .innerJoin("site", "site.id", "page.site_id")
    .select(["page.id", "site.slug as site", "page.slug", "title", "page.language", "html", "page.counterpart"])
    .where(among(sql`site.slug || '/' || page.slug`, keys));
  for await (const { id: _, ...row } of byId((after, limit) =>
    query.where("page.id", ">", after).orderBy("page.id").limit(limit).execute(),
  ))
    yield given(row);
}

async function* questions(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  const query = db
    .selectFrom("question")
    .innerJoin("site", "site.id", "question.site_id")
    .select(["question.id", "site.slug as site", "question.slug", "field", "title", "body", "asked_at"])
    .select(["answer", "answered_at", "unit", "question.counterpart"])
    .where(among(sql`site.slug || '/' || question.slug`, keys));
  for await (const row of byId((after, limit) => query.where("question.id", ">", after).orderBy("question.id").limit(limit).execute())) {
    const { id: _, asked_at: asked, answer, answered_at: answered, unit, counterpart, ...rest } = row;
    yield given({ ...rest, askedAt: instant(asked), answer, answeredAt: instant(answered), unit, counterpart });
  }
}

async function* articles(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  const query = db
    .selectFrom("article")
    .innerJoin("category", "category.id", "article.category_id")
    .innerJoin("site", "site.id", "article.site_id")
    .select(["article.id", "site.slug as site", "category.slug as category", "article.slug", "title", "summary", "image"])
    .select(["published_at", "article_type", "content", "article.counterpart", "article.metadata"])
    .where(among(sql.ref("article.slug"), keys));
  for await (const row of byId((after, limit) => query.where("article.id", ">", after).orderBy("article.id").limit(limit).execute())) {
    const { site, category, slug, title, summary, image, counterpart } = row;
    const body = { articleType: row.article_type, articleContent: row.content ?? {} };
    yield given({
      site,
      category,
      slug,
      title,
      summary,
      image,
      publishedAt: instant(row.published_at),
      ...body,
      counterpart,
      ...metadata(row.metadata),
    });
  }
}

async function* persons(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  const text = (stored: StoredText | null) => stored && given({ vi: stored.vi, en: stored.en });
  for (const row of await db
    .selectFrom("person")
    .selectAll()
    .where(among(sql.ref("slug"), keys))
    .orderBy("slug")
    .execute()) {
    const { slug, role, name, portrait, from_date: from, to_date: to } = row;
    const texts = { title: text(row.title), portrait, duties: text(row.duties), biography: text(row.biography) };
    yield given({ slug, role, name, ...texts, from, to, ...order(row.position) });
  }
}

async function* parameters(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  for (const { type, key, value, name, position } of await db
    .selectFrom("parameter")
    .selectAll()
    .where(among(sql`type || '/' || key`, keys))
    .orderBy("type")
    .orderBy("key")
    .execute()) {
    yield given({ type, key, value, name, ...order(position) });
  }
}

async function* series(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  for (const { slug, name, unit, points } of await db
    .selectFrom("series")
    .selectAll()
    .where(among(sql.ref("slug"), keys))
    .orderBy("slug")
    .execute()) {
    yield { slug, name: given({ vi: name.vi, en: name.en }), unit: given({ vi: unit.vi, en: unit.en }), points };
  }
}

async function* searchTerms(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  for (const { slug, name, language, words, best_bets: bets } of await db
    .selectFrom("search_term")
    .selectAll()
    .where(among(sql.ref("slug"), keys))
    .orderBy("slug")
    .execute()) {
    yield { slug, name, language, words, ...(bets.length > 0 && { bestBets: bets.map(({ title, link }) => ({ title, link })) }) };
  }
}

async function* feeds(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  yield* await db
    .selectFrom("feed")
    .select(["address", "items"])
    .where(among(sql.ref("address"), keys))
    .orderBy("address")
    .execute();
}

async function* files(db: Kysely<Database>, keys: readonly string[] | undefined): AsyncGenerator<Fields> {
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("file")
      .select(["path", "original_path", "content_type", "bytes"])
      .where("path", ">", after)
      .where(among(sql.ref("path"), keys))
      .orderBy("path")
      .limit(FILES_PER_QUERY)
      .execute();
    for (const { original_path: path, content_type: contentType, bytes } of rows)
      yield { path, contentType, ...fileContent(contentType, bytes) };
    if (rows.length < FILES_PER_QUERY) return;
    after = rows.at(-1)?.path ?? after;
  }
}

/** As text where it is text, so that a difference between two exports can be read. */
function fileContent(contentType: string, bytes: Buffer): Fields {
  if (/^text\/|[/+](?:json|xml)\b/.test(contentType)) {
    const text = bytes.toString("utf8");
    if (!text.includes("\0") && Buffer.from(text).equals(bytes)) return { text };
  }
  return { base64: bytes.toString("base64") };
}

async function* byId<Row extends { readonly id: string }>(page: (after: string, limit: number) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = "0"; ;) {
    const rows = await page(after, ROWS_PER_QUERY);
    yield* rows;
    if (rows.length < ROWS_PER_QUERY) return;
    after = rows.at(-1)?.id ?? after;
  }
}

export const exporters: Readonly<Record<Kind, Exporter>> = {
  site: sites,
  category: categories,
  page: pages,
  question: questions,
  person: persons,
  parameter: parameters,
  series,
  searchTerm: searchTerms,
  feed: feeds,
  file: files,
  article: articles,
};
