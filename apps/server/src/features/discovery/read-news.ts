import { type Language, languageOf } from "@portal/core";
import { articlePath, categoryPath } from "@portal/domain";
import { homePath, mediaAddress } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { isStorable } from "../../sources/database/is-storable.ts";
import { isPublished } from "../../sources/database/published-article.ts";

/** What no XML may hold, not even as a reference (XML 1.0 §2.2); the database holds no half of a surrogate pair. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** A text as it may stand in XML. */
export const withoutControls = (text: string): string => text.replace(notInXml, "");
const cleanIf = (text: string | null): string | undefined => (text === null ? undefined : withoutControls(text));

/** Articles of a feed: as many as readers are shown who come once a week. */
const NEWEST = 30;

/** Whose news a feed has: a site's, or those of one of its categories. */
export interface NewsQuery {
  readonly site: string;
  readonly category: string | undefined;
  readonly ministry: Readonly<Record<Language, string>>;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

export interface NewsEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** Path or address of its picture. */
  readonly image: string | undefined;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

export interface News {
  /** Path of the page that shows them. */
  readonly path: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly language: Language;
  readonly entries: readonly NewsEntry[];
  /** When the next one is published, in milliseconds since 1970. */
  readonly changesAt: number | undefined;
}

interface SiteNews extends News {
  /** Name of the category, or of the site where there is none. */
  readonly name: string;
  readonly publisher: string;
}

interface Subject {
  readonly id: string;
  readonly name: string;
  readonly language: number;
  readonly category_id: string | null;
  readonly category_name: string | null;
  readonly description: string | null;
}

interface Row {
  readonly slug: string;
  readonly category: string;
  readonly title: string;
  readonly summary: string | null;
  readonly image: string | null;
  readonly published_at: Date;
  readonly updated_at: Date;
}

/** The newest articles that everybody may read. @returns undefined where there is no such site, or no such category of it */
export async function readNews(db: Kysely<Database>, { site, category, ministry, asOf }: NewsQuery): Promise<SiteNews | undefined> {
  if (!isStorable(site) || (category !== undefined && !isStorable(category))) return undefined;
  const { rows: subjects } = await sql<Subject>`
    select s.id, s.name, s.language, c.id as category_id, c.name as category_name, c.description
    from site s left join category c on c.site_id = s.id and c.slug = ${category ?? null} where s.slug = ${site}`.execute(db);
  const [subject] = subjects;
  if (!subject || (category !== undefined && subject.category_id === null)) return undefined;
  const within = category === undefined ? sql`a.site_id = ${subject.id}` : sql`a.category_id = ${subject.category_id}`;
  const [{ rows }, { rows: later }] = await Promise.all([
    sql<Row>`select a.slug, c.slug as category, a.title, a.summary, a.image, a.published_at, a.updated_at
      from article a join category c on c.id = a.category_id
      where ${within} and ${isPublished("a", asOf)} order by a.published_at desc, a.id desc limit ${sql.lit(NEWEST)}`.execute(db),
    sql<{ next: Date | null }>`select min(a.published_at) as next from article a
      where ${within} and a.published_at > ${new Date(asOf)}::timestamptz`.execute(db),
  ]);
  return {
    path: category === undefined ? homePath(site, ministry) : categoryPath(site, category),
    title: withoutControls(category === undefined ? subject.name : `${subject.category_name} – ${subject.name}`),
    name: withoutControls(subject.category_name ?? subject.name),
    publisher: withoutControls(subject.name),
    description: cleanIf(subject.description),
    language: languageOf(subject.language),
    entries: rows.map((row) => ({
      path: articlePath(site, row.category, row.slug),
      title: withoutControls(row.title),
      summary: cleanIf(row.summary),
      image: row.image === null ? undefined : mediaAddress(row.image, ""),
      publishedAt: row.published_at,
      changedAt: new Date(Math.max(row.updated_at.getTime(), row.published_at.getTime())),
    })),
    changesAt: later[0]?.next?.getTime(),
  };
}
