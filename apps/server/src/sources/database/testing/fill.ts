/** Small rows for tests of repositories and routes; the importer has its own tests. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, StoredText } from "../../../database/schema.ts";

const stored = { content_hash: "test", source_hash: "test", sanitizer_version: "test" };
const hashed = { content_hash: "test" };

export interface ArticleRow {
  readonly slug: string;
  readonly title?: string;
  /** ISO 8601; null is a draft. */
  readonly published_at: string | null;
  readonly article_type?: number;
  readonly content?: unknown;
  readonly summary?: string;
  readonly image?: string;
  readonly metadata?: string;
  readonly counterpart?: string;
}

interface QuestionFields {
  readonly slug: string;
  readonly field: string;
  readonly title: string;
  readonly body: string;
  /** ISO 8601. */
  readonly asked_at: string;
  readonly answer?: string;
}

export function filler(db: Kysely<Database>) {
  const site = async (
    slug: string,
    fields: { name?: string; language?: number; metadata?: string; counterpart?: string } = {},
  ): Promise<string> => {
    const row = await db
      .insertInto("site")
      .values({ slug, name: slug, ...fields, ...hashed })
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  };

  const category = async (
    siteId: string,
    slug: string,
    fields: { name?: string; parent_id?: string; metadata?: string; position?: number; description?: string; counterpart?: string } = {},
  ): Promise<string> => {
    const row = await db
      .insertInto("category")
      .values({ site_id: siteId, slug, name: slug, ...fields, ...hashed })
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  };

  const articles = async (siteId: string, categoryId: string, rows: readonly ArticleRow[]): Promise<void> => {
    const values = rows.map(({ content, ...row }) => ({
      site_id: siteId,
      category_id: categoryId,
      title: row.slug,
      article_type: 1,
      content: JSON.stringify(content ?? { Content: "<p>Nội dung</p>" }),
      ...row,
      ...stored,
    }));
    await db.insertInto("article").values(values).execute();
  };

  const page = (
    siteId: string,
    slug: string,
    html: string,
    fields: { title?: string; language?: number; counterpart?: string } = {},
  ): Promise<unknown> =>
    db
      .insertInto("page")
      .values({ site_id: siteId, slug, title: slug, html, ...fields, ...stored })
      .execute();

  const question = (siteId: string, { answer, ...fields }: QuestionFields): Promise<unknown> =>
    db
      .insertInto("question")
      .values({
        site_id: siteId,
        ...fields,
        ...(answer === undefined ? {} : { answer, answered_at: fields.asked_at, unit: "Đơn vị mẫu" }),
        ...stored,
      })
      .execute();

  const person = ({
    role = "leader",
    title,
    duties,
    ...fields
  }: {
    slug: string;
    name: string;
    role?: "leader" | "former-minister";
    title: StoredText;
    duties?: StoredText;
  }): Promise<unknown> =>
    db
      .insertInto("person")
      .values({ role, ...fields, title: JSON.stringify(title), duties: duties ? JSON.stringify(duties) : null, ...hashed })
      .execute();

  const series = (
    slug: string,
    points: readonly (readonly [string, number])[],
    name: StoredText = { vi: slug },
    unit: StoredText = { vi: "VND" },
  ): Promise<unknown> =>
    db
      .insertInto("series")
      .values({ slug, name: JSON.stringify(name), unit: JSON.stringify(unit), points: JSON.stringify(points), ...hashed })
      .execute();

  const file = (path: string, contentType: string, bytes: Buffer): Promise<unknown> =>
    db
      .insertInto("file")
      .values({
        path: path.toLowerCase(),
        original_path: path,
        content_type: contentType,
        bytes,
        size: bytes.length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
        ...hashed,
      })
      .execute();

  return { site, category, articles, page, question, person, series, file };
}
