/** Legal documents: what is known of one, and how one is narrowed down to. */
import type { ArticleSummary } from "@portal/core";
import type { DocumentRelation, StructuredContent } from "../generated/types.ts";

export type DocumentType = NonNullable<StructuredContent["Type"]>;
export type RelationName = DocumentRelation["Relation"];
export type LegalForce = "inForce" | "notYet" | "expired";

/** Whether a document is in force; all days are YYYY-MM-DD. */
export interface LegalStatus {
  /** Omitted: its record does not say from when. */
  readonly force?: LegalForce;
  readonly effectiveOn?: string;
  /** First day without force: its record says so, or a public document that replaces or repeals it is in force from that day. */
  readonly endsOn?: string;
}

export interface DocumentSummary extends ArticleSummary, LegalStatus {
  readonly number?: string;
  readonly type?: DocumentType;
  readonly issuer?: string;
  readonly field?: string;
  readonly issuedOn?: string;
}

/** What a visitor narrows a list of documents to; days are YYYY-MM-DD, the first and the last one included. */
export interface DocumentFilter {
  /** Words that the document or its attached files hold. */
  readonly terms?: string;
  /** A part of the number. */
  readonly number?: string;
  readonly type?: DocumentType;
  readonly issuer?: string;
  readonly field?: string;
  readonly issuedFrom?: string;
  readonly issuedTo?: string;
  readonly effectiveFrom?: string;
  readonly effectiveTo?: string;
  readonly force?: LegalForce;
}

/** A value of the address that narrows nothing, because it is none of those that there are. */
export interface FilterProblem {
  readonly name: keyof DocumentFilter;
  readonly value: string;
}

export interface RelatedDocument {
  readonly relation: RelationName;
  /** "this": the document does it to the related one; "other": the related one does it to the document. */
  readonly by: "this" | "other";
  readonly document: Pick<DocumentSummary, "href" | "title" | "number" | "type" | "issuer" | "issuedOn">;
}

/** What the page of a document says of its place among others: what is public alone. */
export interface LegalContent extends LegalStatus {
  readonly relations: readonly RelatedDocument[];
}
