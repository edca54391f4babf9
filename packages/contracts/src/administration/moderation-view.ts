/** What visitors sent, as the calls of administration answer it. Times are ISO 8601 in UTC, sites are slugs. */

export const questionStages = ["received", "published", "answered", "refused"] as const;
export type QuestionStage = (typeof questionStages)[number];

/** A question as it was asked, with who asked. */
export interface QuestionRecord {
  readonly id: string;
  readonly site: string;
  readonly state: QuestionStage;
  readonly field: string;
  readonly title: string;
  readonly body: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly askedAt: string;
  /** Why it is not published. */
  readonly reason: string | null;
  /** Slug of the published question. */
  readonly slug: string | null;
}

/** The same with what visitors read of it. */
export interface QuestionDetails extends QuestionRecord {
  readonly published: {
    /** Of its page. */
    readonly path: string;
    readonly field: string;
    readonly title: string;
    readonly body: string;
    /** HTML. */
    readonly answer: string | null;
    readonly unit: string | null;
  } | null;
}

/** What is planned with a question, as far as the mail to the asker depends on it. */
export interface QuestionAct {
  readonly name: "publish" | "refuse" | "answer";
  /** That it is published under; undefined: as it was asked. */
  readonly title?: string | undefined;
  /** Why it is refused. */
  readonly reason?: string | undefined;
}

/** A mail before it is sent. */
export interface PlannedMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** A comment on a draft, with who sent it. */
export interface ContributionRecord {
  readonly id: string;
  /** Of the draft; null: it was deleted. */
  readonly articleId: string | null;
  /** Title of the draft when the comment was sent. */
  readonly draft: string;
  readonly title: string;
  readonly fullName: string;
  readonly email: string;
  readonly address: string | null;
  readonly phoneNumber: string | null;
  readonly content: string;
  readonly sentAt: string;
  readonly attachment: { readonly name: string; readonly contentType: string; readonly size: number; readonly sha256: string } | null;
}

export const draftPhases = ["notOpen", "open", "closed"] as const;

/** A draft that takes comments, or has taken some. */
export interface DraftRecord {
  /** Of the article. */
  readonly id: string;
  readonly site: string;
  readonly title: string;
  /** Of its page. */
  readonly path: string;
  /** Whether comments are taken: not yet, now, or no more. */
  readonly phase: (typeof draftPhases)[number];
  /** Last day for comments, as the draft says it. */
  readonly deadline: string;
  /** How many were received. */
  readonly comments: number;
  readonly outcome: { readonly html: string; readonly unit: string; readonly publishedAt: string } | null;
}

/** What a visitor reported about a page. */
export interface ReportRecord {
  readonly id: string;
  readonly site: string;
  /** Its path. */
  readonly page: string;
  readonly kind: string;
  readonly content: string;
  readonly email: string | null;
  readonly device: string | null;
  readonly publicIp: string | null;
  readonly sentAt: string;
  readonly doneAt: string | null;
  /** Id of an account; null: the shell did, or it is open. */
  readonly doneBy: string | null;
  /** Of who marked it as done, or opened it again. */
  readonly note: string | null;
}

/** An article that visitors have rated. */
export interface RatedArticle {
  /** The article's. */
  readonly id: string;
  readonly site: string;
  readonly title: string;
  readonly path: string;
  /** How many gave one star, two, … five. */
  readonly stars: readonly number[];
  /** Of the newest opinion. ISO 8601, UTC. */
  readonly ratedAt: string;
}

export const backgroundJobs = ["mail", "changeSets", "fileTexts", "pictures", "feeds"] as const;

/** How far the portal is with what it does by itself. */
export interface BackgroundJob {
  /** mail: sends messages; changeSets: publishes and ends what is due; fileTexts: reads files for search; pictures: makes their sizes; feeds: fetches other sites' news. */
  readonly name: (typeof backgroundJobs)[number];
  /** How much is still to be done. */
  readonly waiting: number;
  /** How much of it failed, and is not tried again by itself soon. */
  readonly failed: number;
  /** When the next of those is due that wait for their hour; null: none does. ISO 8601, UTC. */
  readonly next: string | null;
}

/** A message that was given up, without its text. */
export interface FailedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly queuedAt: string;
  readonly attempts: number;
  /** Codes of the mail server's last answer; null: the process was killed each time. */
  readonly failure: string | null;
}
