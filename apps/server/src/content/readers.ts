/** One reader a kind: a line whose envelope is right → the row of its table. */
import { type FeedItem, toInstant } from "@portal/core";
import { feedAddress } from "@portal/core/content";
import { checkAddress, readContent } from "./article-content.ts";
import type { Kind } from "./envelope.ts";
import { finding, type Finding, quote } from "./issue.ts";
import { storeMetadata } from "./metadata.ts";
import type {
  ArticleRow,
  BothTexts,
  Body,
  CategoryRow,
  Entry,
  FeedRow,
  FileRow,
  PageRow,
  ParameterRow,
  PersonRow,
  QuestionRow,
  SeriesRow,
  SiteRow,
} from "./records.ts";
import { reservedCategory, reservedSite } from "./reserved.ts";
import { sha256 } from "./text.ts";

/** A line's object. Its envelope has been checked: fields have the types of ./schemas. */
export type Given = Readonly<Record<string, unknown>>;

interface Read<K extends Kind> {
  readonly entry: Entry<K> | undefined;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

interface Place {
  readonly line: number;
  readonly ministrySites: readonly string[];
}

const text = (given: Given, name: string): string => given[name] as string;
const optional = (given: Given, name: string): string | null => (given[name] as string | undefined) ?? null;
const number = (given: Given, name: string, fallback: number): number => (given[name] as number | undefined) ?? fallback;
const both = (value: unknown): BothTexts => (typeof value === "string" ? { vi: value } : { ...(value as BothTexts) });
const found = (...findings: readonly (Finding | undefined)[]): Finding[] => findings.filter((each) => each !== undefined);
const address = (given: Given, name: string): Finding[] => (typeof given[name] === "string" ? checkAddress(given[name], `/${name}`) : []);

/** Same columns, same hash: readers write them in one order. */
const hashOf = (kind: Kind, row: object, body?: Body): string => sha256(JSON.stringify([kind, row, body?.sourceHash]));

function site(given: Given, { line }: Place): Read<"site"> {
  const metadata = storeMetadata("site", given["metadata"]);
  const row: SiteRow = {
    slug: text(given, "slug"),
    name: text(given, "name"),
    language: number(given, "language", 1),
    counterpart: optional(given, "counterpart"),
    position: number(given, "order", 0),
    metadata: metadata.text,
  };
  const errors = [...found(reservedSite(row.slug)), ...metadata.errors];
  return { entry: { kind: "site", line, key: row.slug, hash: hashOf("site", row), row }, errors, warnings: metadata.warnings };
}

function category(given: Given, { line, ministrySites }: Place): Read<"category"> {
  const metadata = storeMetadata("category", given["metadata"]);
  const row: CategoryRow = {
    site: text(given, "site"),
    slug: text(given, "slug"),
    name: text(given, "name"),
    parent: optional(given, "parent"),
    description: optional(given, "description"),
    counterpart: optional(given, "counterpart"),
    position: number(given, "order", 0),
    metadata: metadata.text,
  };
  const errors = [...found(reservedCategory(row.slug, row.site, ministrySites)), ...metadata.errors];
  return { entry: { kind: "category", line, key: row.slug, hash: hashOf("category", row), row }, errors, warnings: metadata.warnings };
}

function article(given: Given, { line }: Place): Read<"article"> {
  const metadata = storeMetadata("article", given["metadata"]);
  const published = readDate(given["publishedAt"] as string | undefined, "publishedAt", "the article could not be published");
  const row: ArticleRow = {
    site: text(given, "site"),
    category: text(given, "category"),
    slug: text(given, "slug"),
    title: text(given, "title"),
    summary: optional(given, "summary"),
    image: optional(given, "image"),
    published_at: published.instant,
    article_type: number(given, "articleType", 0),
    counterpart: optional(given, "counterpart"),
    metadata: metadata.text,
  };
  const { body, errors, warnings } = readContent(row.article_type, given["articleContent"]);
  return {
    entry: body && { kind: "article", line, key: row.slug, hash: hashOf("article", row, body), row, body },
    errors: [...published.errors, ...address(given, "image"), ...metadata.errors, ...errors],
    warnings: [...metadata.warnings, ...warnings],
  };
}

function readDate(
  given: string | undefined,
  field: string,
  consequence: string,
): { readonly instant: string | null; readonly errors: readonly Finding[] } {
  if (given === undefined) return { instant: null, errors: [] };
  const instant = given >= "0100" ? toInstant(given) : undefined;
  if (instant !== undefined) return { instant, errors: [] };
  const message = `${quote(given)} is no date, so ${consequence}. Write it as 2026-11-01T02:00:00 (UTC), or leave it out where it may be.`;
  return { instant: null, errors: [finding("not-a-date", `/${field}`, message)] };
}

function page(given: Given, { line }: Place): Read<"page"> {
  const row: PageRow = {
    site: text(given, "site"),
    slug: text(given, "slug"),
    title: text(given, "title"),
    language: (given["language"] as number | undefined) ?? null,
    counterpart: optional(given, "counterpart"),
  };
  const content = { html: text(given, "html") };
  const body: Body = { content, htmlField: "html", sourceHash: sha256(content.html) };
  return {
    entry: { kind: "page", line, key: `${row.site}/${row.slug}`, hash: hashOf("page", row, body), row, body },
    errors: [],
    warnings: [],
  };
}

function question(given: Given, { line }: Place): Read<"question"> {
  const asked = readDate(text(given, "askedAt"), "askedAt", "the question would have no place in the list");
  const answered = readDate(given["answeredAt"] as string | undefined, "answeredAt", "nobody would know how old the answer is");
  const row: QuestionRow = {
    site: text(given, "site"),
    slug: text(given, "slug"),
    field: text(given, "field").trim(),
    title: text(given, "title"),
    body: text(given, "body"),
    asked_at: asked.instant ?? "",
    answered_at: answered.instant,
    unit: optional(given, "unit"),
    counterpart: optional(given, "counterpart"),
  };
  const answer = optional(given, "answer");
  const body: Body = { content: { answer }, htmlField: answer === null ? undefined : "answer", sourceHash: sha256(answer ?? "") };
  return {
    entry: { kind: "question", line, key: `${row.site}/${row.slug}`, hash: hashOf("question", row, body), row, body },
    errors: [...asked.errors, ...answered.errors],
    warnings: [],
  };
}

function person(given: Given, { line }: Place): Read<"person"> {
  const row: PersonRow = {
    slug: text(given, "slug"),
    role: text(given, "role") as PersonRow["role"],
    name: text(given, "name"),
    title: both(given["title"]),
    portrait: optional(given, "portrait"),
    duties: given["duties"] === undefined ? null : both(given["duties"]),
    biography: given["biography"] === undefined ? null : both(given["biography"]),
    from_date: optional(given, "from"),
    to_date: optional(given, "to"),
    position: number(given, "order", 0),
  };
  return {
    entry: { kind: "person", line, key: row.slug, hash: hashOf("person", row), row },
    errors: address(given, "portrait"),
    warnings: [],
  };
}

function parameter(given: Given, { line }: Place): Read<"parameter"> {
  const row: ParameterRow = {
    type: number(given, "type", 0),
    key: text(given, "key"),
    value: text(given, "value"),
    name: optional(given, "name"),
    position: number(given, "order", 0),
  };
  return {
    entry: { kind: "parameter", line, key: `${row.type}/${row.key}`, hash: hashOf("parameter", row), row },
    errors: [],
    warnings: [],
  };
}

function series(given: Given, { line }: Place): Read<"series"> {
  const points = (given["points"] as SeriesRow["points"]).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const row: SeriesRow = { slug: text(given, "slug"), name: both(given["name"]), unit: text(given, "unit"), points };
  const twice = points.find(([day], index) => day === points[index - 1]?.[0])?.[0];
  const message = `The series has two values for ${twice}, and only one can be shown. Remove one.`;
  const errors = twice === undefined ? [] : [finding("two-values-a-day", "/points", message)];
  return { entry: { kind: "series", line, key: row.slug, hash: hashOf("series", row), row }, errors, warnings: [] };
}

function feed(given: Given, { line }: Place): Read<"feed"> {
  const address = feedAddress(text(given, "address"));
  const items = (given["items"] as readonly FeedItem[]).map(({ title, href, publishedAt }, index) => {
    const at = readDate(publishedAt, `items/${index}/publishedAt`, "nobody would know how old the item is");
    return {
      item: { title, ...(href === undefined ? {} : { href }), ...(at.instant === null ? {} : { publishedAt: at.instant }) },
      errors: [...at.errors, ...(href === undefined ? [] : checkAddress(href, `/items/${index}/href`))],
    };
  });
  const row: FeedRow = { address: address ?? "", items: items.map(({ item }) => item) };
  const message = `${quote(text(given, "address"))} is no address of a feed, so no card could name it. Write it as https://host/path.`;
  const errors = [
    ...(address === undefined ? [finding("unsafe-address", "/address", message)] : []),
    ...items.flatMap((item) => item.errors),
  ];
  return { entry: { kind: "feed", line, key: row.address, hash: hashOf("feed", row), row }, errors, warnings: [] };
}

function file(given: Given, { line }: Place): Read<"file"> {
  const base64 = given["base64"] as string | undefined;
  const bytes = base64 === undefined ? Buffer.from(text(given, "text")) : Buffer.from(base64, "base64");
  const original = text(given, "path");
  const row: FileRow = {
    path: original.toLowerCase(),
    original_path: original,
    content_type: text(given, "contentType"),
    bytes,
    size: bytes.length,
    sha256: sha256(bytes),
  };
  const whole = base64 === undefined || bytes.length === Math.floor((base64.replace(/=+$/, "").length * 3) / 4);
  const errors = whole
    ? []
    : [
        finding(
          "not-base64",
          "/base64",
          "The content is not valid base64, so the file would be damaged. Encode it anew, without line breaks.",
        ),
      ];
  const { bytes: _, ...hashed } = row;
  return { entry: { kind: "file", line, key: row.path, hash: hashOf("file", hashed), row }, errors, warnings: [] };
}

export const readers: { readonly [K in Kind]: (given: Given, place: Place) => Read<K> } = {
  site,
  category,
  article,
  page,
  question,
  person,
  parameter,
  series,
  feed,
  file,
};
