/** Questions and answers. */

export type QuestionState = "waiting" | "answered";

export interface QuestionSummary {
  readonly slug: string;
  readonly title: string;
  /** Name of the field of policy, as visitors read it. */
  readonly field: string;
  /** ISO 8601 with Z. */
  readonly askedAt: string;
  readonly state: QuestionState;
}

/** A question with its answer. It never says who asked. */
export interface Question extends QuestionSummary {
  /** Plain text; line breaks part paragraphs. */
  readonly body: string;
  readonly answer: { readonly html: string; readonly at: string; readonly unit: string } | undefined;
  readonly counterpart: string | undefined;
  /** Other questions of its field, newest first. */
  readonly related: readonly QuestionSummary[];
}

/** What a visitor narrows the list of questions to. */
export interface QuestionFilter {
  readonly field: string | undefined;
  readonly state: QuestionState | undefined;
  /** Search text. */
  readonly terms: string | undefined;
}

export interface QuestionsContent extends QuestionFilter {
  readonly questions: readonly QuestionSummary[];
  /** Exact up to EXACT_TOTAL; a larger one is a lower bound. */
  readonly total: number;
  /** First is 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Fields with questions, by name. */
  readonly fields: readonly string[];
}

/** Field of a question that fits none of those that others have asked in. */
export const OTHER_FIELD = { vi: "Lĩnh vực khác", en: "Other" } as const;
