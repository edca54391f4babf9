/** Draft documents that visitors may comment on. */

/** Where a draft document stands when the page is made (specification §2.3, document contribution). */
export interface DraftState {
  /** Megabytes that a file beside a comment may have. */
  readonly attachmentMaxMb: number;
  readonly phase: "notOpen" | "open" | "closed";
  /** Whether comments are taken now. */
  readonly open: boolean;
  /** Whole days after today until its last day; until its first day where it is not open yet; 0 on that day. */
  readonly daysLeft: number;
  /** What came in, and its outcome. */
  readonly feedback?: DraftFeedback;
}

/** What came of a draft's consultation. */
export interface DraftFeedback {
  /** Comments received. */
  readonly count: number;
  /** HTML sanitised; `at` in ISO 8601 with Z. */
  readonly outcome: { readonly html: string; readonly unit: string; readonly at: string } | undefined;
}

/** Of a draft document in a list: where it stands when the list is made. */
interface DraftSummary {
  readonly phase: DraftState["phase"] | "outcome";
  /** Until its last day, or until its first where it is not open yet. */
  readonly daysLeft: number;
}

declare module "@portal/core" {
  interface ArticleSummary {
    readonly draft?: DraftSummary;
  }
}
