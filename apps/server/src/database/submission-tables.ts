/** Tables of what visitors send: captcha, uploads, questions, contributions, ratings. */
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

type Id = GeneratedAlways<string>;
type Reference = ColumnType<string, string | number, never>;
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type Later = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export type CaptchaKind = "picture" | "sound" | "proof";

export interface CaptchaTable {
  /** sha256 of the form's captcha id. */
  id: Buffer;
  kind: CaptchaKind;
  /** How many were drawn for the id: with the secret it gives what is asked. */
  drawn: number;
  /** false: used, right or wrong. */
  open: boolean;
  tries: Generated<number>;
  expires_at: Moment;
}

export interface CaptchaSecretTable {
  only_one: Generated<boolean>;
  secret: Buffer;
}

export interface UploadTable {
  id: Generated<string>;
  /** As shown to people; it never becomes a path. */
  name: string;
  /** By content. */
  content_type: string;
  bytes: Buffer;
  size: number;
  /** Hex. */
  sha256: string;
  created_at: Moment;
}

/** What a visitor asked, and who; the public part is a row of `question` once it is published. */
export interface AskedQuestionTable {
  id: Id;
  /** sha256 of the receipt's digits. */
  receipt: Buffer;
  site_id: Reference;
  field: string;
  title: string;
  body: string;
  name: string | null;
  email: string | null;
  phone_number: string | null;
  asked_at: Moment;
  refused_at: Later;
  /** Why it is not published, as the asker reads it. */
  reason: string | null;
  question_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Specification §3, Contribution. */
export interface ContributionTable {
  id: Id;
  receipt: Buffer;
  /** null: the draft's page is gone. */
  article_id: ColumnType<string | null, string | number, never>;
  /** The draft's title when it was sent. */
  draft: string;
  title: string;
  full_name: string;
  email: string;
  address: string | null;
  content: string;
  phone_number: string | null;
  upload_id: ColumnType<string | null, string | null, string | null>;
  sent_at: Moment;
}

/** What became of the comments on a draft. */
export interface DraftOutcomeTable {
  article_id: Reference;
  /** Sanitised. */
  html: string;
  unit: string;
  sanitizer_version: string;
  published_at: Moment;
}

export interface ArticleRatingTable {
  article_id: Reference;
  /** sha256 of the client's random cookie. */
  client: Buffer;
  stars: number;
  given_at: Moment;
}

/** A problem with a page. */
export interface ProblemReportTable {
  id: Id;
  site_id: Reference;
  /** Path of the page. */
  page: string;
  kind: string;
  content: string;
  email: string | null;
  /** As far as the visitor left it in. */
  device: string | null;
  public_ip: string | null;
  sent_at: Moment;
  done_at: Later;
  /** Id of an account; null: the shell, or it is open. */
  done_by: string | null;
  note: string | null;
}

export interface SubmissionTables {
  captcha: CaptchaTable;
  captcha_secret: CaptchaSecretTable;
  upload: UploadTable;
  asked_question: AskedQuestionTable;
  contribution: ContributionTable;
  draft_outcome: DraftOutcomeTable;
  article_rating: ArticleRatingTable;
  problem_report: ProblemReportTable;
}
