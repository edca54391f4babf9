/** A category's legal documents, narrowed by the rules of the database, but for what others say of them: of the sample documents, none ends another. */
import type { Query } from "@portal/core";
import { type ArticleRecord, type DocumentFilter, type DocumentSummary, documentTypeNames, type LegalStatus } from "@portal/domain";
import { parseArticle } from "@portal/domain/articles";
import { summarizeArticle } from "./shapes.ts";

const dayOf = (instant: string | undefined): string | undefined => instant?.slice(0, 10);

/** @returns undefined where it is no legal document */
export function statusOf(record: ArticleRecord, asOf: number): (LegalStatus & { readonly document: DocumentBody }) | undefined {
  const { body } = parseArticle(record).value;
  if (body.kind !== "document" || body.deadline !== undefined) return undefined;
  const today = new Date(asOf).toISOString().slice(0, 10);
  const [effectiveOn, endsOn] = [dayOf(body.effectiveAt), dayOf(body.expiresAt)];
  const begun = effectiveOn === undefined ? undefined : effectiveOn <= today ? "inForce" : "notYet";
  const force = endsOn !== undefined && endsOn <= today ? "expired" : begun;
  return {
    document: body,
    ...(effectiveOn !== undefined && { effectiveOn }),
    ...(endsOn !== undefined && { endsOn }),
    ...(force !== undefined && { force }),
  };
}
type DocumentBody = Extract<ReturnType<typeof parseArticle>["value"]["body"], { kind: "document" }>;

function toDocument(record: ArticleRecord, site: string, asOf: number): DocumentSummary | undefined {
  const found = statusOf(record, asOf);
  if (!found) return undefined;
  const { document, ...status } = found;
  const { number, type, issuer, field } = document;
  const issuedOn = dayOf(document.issuedAt);
  return {
    ...summarizeArticle(record, site),
    ...status,
    ...(number !== undefined && { number }),
    ...(type !== undefined && { type }),
    ...(issuer !== undefined && { issuer }),
    ...(field !== undefined && { field }),
    ...(issuedOn !== undefined && { issuedOn }),
  };
}

const within = (day: string | undefined, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined || (day !== undefined && day >= from)) && (to === undefined || (day !== undefined && day <= to));

const passes = (document: DocumentSummary, filter: DocumentFilter): boolean =>
  (["type", "issuer", "field", "force"] as const).every((name) => filter[name] === undefined || filter[name] === document[name]) &&
  (filter.number === undefined || document.number?.toLowerCase().includes(filter.number.toLowerCase()) === true) &&
  (filter.terms === undefined || document.title.toLowerCase().includes(filter.terms.toLowerCase())) &&
  within(document.issuedOn, filter.issuedFrom, filter.issuedTo) &&
  within(document.effectiveOn, filter.effectiveFrom, filter.effectiveTo);

export function listDocuments(
  records: readonly ArticleRecord[],
  { page, pageSize, sort, filter, problems }: Query<"documents">,
  site: string,
  asOf: number,
) {
  const all = records.flatMap((record) => toDocument(record, site, asOf) ?? []);
  const day = ({ issuedOn = "" }: DocumentSummary): string => issuedOn;
  const chosen = all.filter((document) => passes(document, filter)).toSorted((a, b) => day(b).localeCompare(day(a)));
  const sorted = sort === "oldest" ? chosen.toReversed() : chosen;
  const valuesOf = (name: "issuer" | "field"): string[] => [...new Set(all.flatMap((document) => document[name] ?? []))].toSorted();
  const types = new Set(all.map(({ type }) => type));
  return {
    documents: sorted.slice((page - 1) * pageSize, page * pageSize),
    total: chosen.length,
    page,
    pageSize,
    sort,
    filter,
    problems,
    options: {
      types: (Object.keys(documentTypeNames.vi) as (keyof typeof documentTypeNames.vi)[]).filter((type) => types.has(type)),
      issuers: valuesOf("issuer"),
      fields: valuesOf("field"),
    },
  };
}
