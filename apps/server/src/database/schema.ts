/** The tables as kysely sees them; migrations/ is what makes them. */
import type { FeedItem } from "@portal/domain";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { FormSubmissionTable } from "./form-tables.ts";
import type { MailTable } from "./mail-table.ts";
import type { SubmissionTables } from "./submission-tables.ts";
import type { AccountTables } from "./account-tables.ts";
import type { StaffTables } from "./staff-tables.ts";
import type { EditingTables } from "./editing-tables.ts";

/** bigint identity: comes as a string, so that no digit is lost. */
type Id = GeneratedAlways<string>;
/** A key that refers to an Id; numbers are welcome on the way in. */
type Reference = ColumnType<string, string | number, string | number>;
type UpdatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** Sent as JSON text (`JSON.stringify`), because `pg` would turn a JavaScript array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

interface Content {
  /** sha256 (hex) of the record as imported: an equal one changes nothing. */
  content_hash: string;
  updated_at: UpdatedAt;
}

interface SanitizedContent extends Content {
  /** sha256 (hex) of the HTML-bearing part before sanitising: an equal one of the same sanitiser need not run again. */
  source_hash: string;
  sanitizer_version: string;
}

/** {"vi": "…", "en": "…"}; a missing English text falls back to Vietnamese. */
export interface StoredText {
  vi: string;
  en?: string;
}

export interface SiteTable extends Content {
  id: Id;
  slug: string;
  name: string;
  /** 2 is English, anything else Vietnamese (specification §3). */
  language: Generated<number>;
  counterpart: string | null;
  /** As given: the string itself, or JSON of the object. */
  metadata: string | null;
  position: Generated<number>;
  /** Whether somebody else has to approve what is written for the site. */
  review: Generated<"single" | "four-eyes">;
}

export interface CategoryTable extends Content {
  id: Id;
  /** Never the slug of a site: the database refuses it (slug_owner). */
  slug: string;
  site_id: Reference;
  parent_id: ColumnType<string | null, string | number | null, string | number | null>;
  name: string;
  description: string | null;
  position: Generated<number>;
  counterpart: string | null;
  metadata: string | null;
  /** Ids of the time series that its metadata names. */
  series: GeneratedAlways<string[]>;
}

export interface ArticleTable extends SanitizedContent {
  id: Id;
  slug: string;
  /** The site of its category: the database refuses any other. */
  site_id: Reference;
  category_id: Reference;
  title: string;
  summary: string | null;
  image: string | null;
  /** null: unpublished. In the future: scheduled. */
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  article_type: number;
  /** articleContent (specification §3), sanitised. */
  content: ColumnType<unknown, string | null, string | null>;
  /** What it mainly holds, derived from type and content by the database. */
  media: GeneratedAlways<"photos" | "video" | "link" | "file" | "document" | "infographic" | null>;
  metadata: string | null;
  counterpart: string | null;
}

export interface PageTable extends SanitizedContent {
  id: Id;
  /** Unique within its site. */
  slug: string;
  site_id: Reference;
  language: Generated<number>;
  title: string;
  /** Sanitised. */
  html: string;
  counterpart: string | null;
}

export interface QuestionTable extends SanitizedContent {
  id: Id;
  /** Unique within its site. */
  slug: string;
  site_id: Reference;
  field: string;
  title: string;
  /** Plain text. */
  body: string;
  asked_at: ColumnType<Date, Date | string, Date | string>;
  /** Sanitised. With it come its date and unit, or none of the three. */
  answer: string | null;
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  unit: string | null;
  state: GeneratedAlways<"waiting" | "answered">;
  /** Title, body and answer as search compares them: lower case, without marks. */
  haystack: GeneratedAlways<string>;
  counterpart: string | null;
}

export interface PersonTable extends Content {
  slug: string;
  role: "leader" | "former-minister";
  name: string;
  /** What the person holds or held ("Bộ trưởng"). */
  title: Json<StoredText>;
  portrait: string | null;
  /** Plain text: what a leader is in charge of. */
  duties: ColumnType<StoredText | null, string | null, string | null>;
  /** Plain text. */
  biography: ColumnType<StoredText | null, string | null, string | null>;
  /** As written: a year or a date. */
  from_date: string | null;
  to_date: string | null;
  position: Generated<number>;
}

export interface ParameterTable extends Content {
  type: number;
  key: string;
  value: string;
  name: string | null;
  position: Generated<number>;
}

export interface SeriesTable extends Content {
  slug: string;
  name: Json<StoredText>;
  unit: Json<StoredText>;
  /** ["YYYY-MM-DD", value], oldest first. */
  points: Json<[string, number][]>;
}

/** Words that mean the same to a search, and pages that stand first for them. */
export interface SearchTermTable extends Content {
  slug: string;
  name: string;
  /** 2: English. */
  language: number;
  words: string[];
  /** The words without marks, one blank between two. */
  keys: string[];
  best_bets: Json<{ title: string; link: string }[]>;
}

/** News of other sites: what a job fetched last, or what was imported. */
export interface FeedTable extends Content {
  /** In the spelling of core's feedAddress. */
  address: string;
  /** Newest first. */
  items: Json<FeedItem[]>;
  /** When it was last fetched, whatever came of it. */
  tried_at: Date | null;
  /** Why the last try brought nothing; null: it did. */
  failure: string | null;
}

export interface FileTable extends Content {
  /** Lower case, without a leading slash. */
  path: string;
  original_path: string;
  content_type: string;
  bytes: Buffer;
  size: number;
  /** Hex. */
  sha256: string;
}

/** What a worker read from a stored file; kept beside it, written by that job alone. */
export interface FileTextTable {
  path: string;
  /** Of the bytes that were read. */
  sha256: string;
  text: string | null;
  /** Why there is no text. */
  failure: string | null;
  read_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/** That a stored bitmap was looked at; written by its job alone. */
export interface PictureTable {
  path: string;
  /** Of the bytes that were looked at. */
  sha256: string;
  /** Of its sizes. */
  widest: number | null;
  /** Why it has no sizes. */
  failure: string | null;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface PictureSizeTable {
  path: string;
  width: number;
  format: string;
  bytes: Buffer;
  /** Hex. */
  sha256: string;
}

export interface CardPictureTable {
  hash: string;
  /** PNG. */
  bytes: Buffer;
  made_at: Generated<Date>;
}

export interface VisitCountTable {
  /** YYYY-MM-DD, as it is asked for: `day::text`. */
  day: string;
  site: string;
  kind: string;
  /** "": all of the kind. */
  label: string;
  views: number;
  bots: Generated<number>;
}

export interface MostReadTable {
  article_id: Reference;
  category_id: Reference;
  views: ColumnType<string, number, number>;
}

/** Who holds a slug that sites and categories share; kept by triggers, read to name the other side of a collision. */
export interface SlugOwnerTable {
  slug: string;
  kind: "site" | "category";
}

/** One row: the numbers of all processes, as of the last renewal of a lease (`traffic_renew`, the only one that writes them). */
export interface TrafficTotalTable {
  /** Connections at this moment. */
  connected: ColumnType<string, never, never>;
  /** Connections ended since the service began. */
  ended: ColumnType<string, never, never>;
}

/** Addresses of portals that were here before this one. */
export interface OldAddressTable {
  /** As it was written (content/old-addresses/pattern.ts). */
  pattern: string;
  /** `keyOf` the pattern. */
  key: string;
  /** null: gone for good. */
  target: string | null;
  note: string | null;
}

export interface HistoryTokenTable {
  token: string;
  at: GeneratedAlways<Date>;
}

export interface Database extends SubmissionTables, AccountTables, StaffTables, EditingTables {
  site: SiteTable;
  category: CategoryTable;
  article: ArticleTable;
  page: PageTable;
  question: QuestionTable;
  person: PersonTable;
  parameter: ParameterTable;
  series: SeriesTable;
  search_term: SearchTermTable;
  feed: FeedTable;
  file: FileTable;
  file_text: FileTextTable;
  picture: PictureTable;
  picture_size: PictureSizeTable;
  card_picture: CardPictureTable;
  slug_owner: SlugOwnerTable;
  form_submission: FormSubmissionTable;
  mail: MailTable;
  traffic_total: TrafficTotalTable;
  old_address: OldAddressTable;
  history_token: HistoryTokenTable;
  visit_count: VisitCountTable;
  most_read: MostReadTable;
}
