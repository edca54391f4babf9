/** Receipts: given to visitors for what they send, stored as hashes, and found again with where the matter stands. */
import { createHash, randomInt } from "node:crypto";
import { type FetchContext, languageOf } from "@portal/core";
import { articlePath, questionPath, type ReceiptState, type ReceiptStatus } from "@portal/domain";
import { RECEIPT_DIGITS, receiptCheckDigit, showReceipt } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { stageColumn } from "./question-stage.ts";
import { isPublished } from "./published-article.ts";

/** A number with which a visitor can ask again: some 50 random bits and a check digit, as digits that are read aloud in any language. */
export function newReceipt(): string {
  const digits = Array.from({ length: RECEIPT_DIGITS - 1 }, () => randomInt(10)).join("");
  return showReceipt(digits + receiptCheckDigit(digits));
}

/** As it is stored: who reads the database cannot ask in the visitor's place. @param receipt as it is shown */
export const hashReceipt = (receipt: string): Buffer => createHash("sha256").update(`receipt:${receipt}`).digest();

interface Row {
  readonly kind: "question" | "contribution";
  readonly title: string;
  readonly about: string;
  readonly sent_at: Date;
  readonly state: ReceiptState;
  readonly reason: string | null;
  readonly language: number | null;
  /** Of the question or of the draft. */
  readonly slug: string | null;
  readonly site: string | null;
  readonly category: string | null;
}

/** Where something that a visitor sent stands: one statement. @param receipt as it is shown */
export async function findReceipt(
  db: Kysely<Database>,
  receipt: string,
  { asOf, signal }: Pick<FetchContext, "asOf" | "signal">,
): Promise<ReceiptStatus | undefined> {
  const hash = hashReceipt(receipt);
  const { rows } = await sql<Row>`
    select 'question' as kind, a.title, a.field as about, a.asked_at as sent_at, ${stageColumn} as state, a.reason, s.language, q.slug,
      null as site, null as category
    from asked_question a join site s on s.id = a.site_id left join question q on q.id = a.question_id where a.receipt = ${hash}
    union all
    select 'contribution', c.title, c.draft, c.sent_at, case when o.article_id is null then 'received' else 'outcome' end, null, null, d.slug, s.slug, g.slug
    from contribution c left join article d on d.id = c.article_id and ${isPublished("d", asOf)}
      left join site s on s.id = d.site_id left join category g on g.id = d.category_id left join draft_outcome o on o.article_id = d.id
    where c.receipt = ${hash}`.execute(db, { signal });
  const [row] = rows;
  if (!row) return undefined;
  const { kind, title, about, sent_at: sentAt, state, reason } = row;
  return { kind, title, about, sentAt: sentAt.toISOString(), state, reason: reason ?? undefined, href: hrefOf(row) };
}

function hrefOf({ kind, slug, site, category, language }: Row): string | undefined {
  if (slug === null) return undefined;
  if (kind === "question") return questionPath(slug, languageOf(language));
  return site === null || category === null ? undefined : articlePath(site, category, slug);
}
