import { foreignPicturesIn } from "../html-fields.ts";
import type { Body, PageRow, QuestionRow } from "../records.ts";
import { sha256 } from "../values.ts";
import { type LineFields, hashOf, optional, type LineContext, type ReadResult, readDate, text } from "./fields.ts";

export function page(given: LineFields, { line, pictureOrigins }: LineContext): ReadResult<"page"> {
  const row: PageRow = {
    site: text(given, "site"),
    slug: text(given, "slug"),
    title: text(given, "title"),
    language: (given["language"] as number | undefined) ?? null,
    counterpart: optional(given, "counterpart"),
  };
  const content = { html: text(given, "html") };
  const body: Body = { content, sourceHash: sha256(content.html) };
  return {
    entry: { kind: "page", line, key: `${row.site}/${row.slug}`, hash: hashOf("page", row, body), row, body },
    errors: [],
    warnings: foreignPicturesIn("page", content, pictureOrigins),
  };
}

export function question(given: LineFields, { line, pictureOrigins }: LineContext): ReadResult<"question"> {
  const asked = readDate(text(given, "askedAt"), "askedAt", "the question would have no place in the list");
  const answered = readDate(given["answeredAt"] as string | undefined, "answeredAt", "no one would know how old the answer is");
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
  const content = { answer };
  const body: Body = { content, sourceHash: sha256(answer ?? "") };
  return {
    entry: { kind: "question", line, key: `${row.site}/${row.slug}`, hash: hashOf("question", row, body), row, body },
    errors: [...asked.errors, ...answered.errors],
    warnings: foreignPicturesIn("question", content, pictureOrigins),
  };
}
