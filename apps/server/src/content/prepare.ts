import { toInstant } from "@portal/domain";
import type { Kysely } from "kysely";
import { startParameters } from "../database/parameters.ts";
import type { Database } from "../database/schema.ts";
import { finding, type Finding } from "./finding.ts";
import { type ArticleWords, articleWords } from "./found/article-words.ts";
import { loadStoredState } from "./stored-state.ts";
import { sanitizeFields } from "./html-fields.ts";
import type { Body, Entry } from "./records.ts";
import { type Sanitizer, SANITIZER_VERSION } from "./sanitizer/index.ts";

/** An entry that is ready to be written. */
export interface Ready {
  readonly entry: Entry;
  /** The content of its body, sanitised; undefined for kinds without a body. */
  readonly content: Body["content"] | undefined;
  /** Of an article, what search finds it by; undefined: the database works it out. */
  readonly words: ArticleWords | undefined;
}

export interface Prepared {
  readonly ready: readonly Ready[];
  /** Entries that the database holds exactly so. */
  readonly unchanged: readonly Entry[];
  readonly refused: readonly { readonly entry: Entry; readonly finding: Finding }[];
}

/** Does what takes long, outside of any transaction: compares with what is stored, and sanitises what is new. */
export async function prepare(db: Kysely<Database>, sanitizer: Pick<Sanitizer, "sanitize">, entries: readonly Entry[]): Promise<Prepared> {
  const known = await loadStoredState(db, entries);
  const isCurrent = (entry: Entry): boolean => !("body" in entry) || known.get(entry)?.sanitizerVersion === SANITIZER_VERSION;
  const unchanged = new Set(entries.filter((entry) => known.get(entry)?.contentHash === entry.hash && isCurrent(entry)));
  // Content that is kept as it is stored has its days.
  const isNew = (entry: Entry): boolean => "body" in entry && !unchanged.has(entry) && !known.get(entry)?.content;
  const contributionDays = entries.some(isNew) ? (await startParameters(db)).contributionDays : 0;
  const results = await Promise.all(
    entries
      .filter((entry) => !unchanged.has(entry))
      .map(async (entry) => {
        const content = known.get(entry)?.content;
        return { entry, ...(content ? { content } : await sanitizeBody(sanitizer, entry, contributionDays)) };
      }),
  );
  return {
    ready: results.flatMap((result) => ("content" in result ? [readyOf(result.entry, result.content)] : [])),
    unchanged: [...unchanged],
    refused: results.flatMap((result) => ("finding" in result ? [{ entry: result.entry, finding: result.finding }] : [])),
  };
}

const readyOf = (entry: Entry, content: Ready["content"]): Ready => ({
  entry,
  content,
  words: entry.kind === "article" && content ? articleWords({ ...entry.row, content }) : undefined,
});

async function sanitizeBody(
  sanitizer: Pick<Sanitizer, "sanitize">,
  entry: Entry,
  contributionDays: number,
): Promise<{ content: Ready["content"] } | { finding: Finding }> {
  if (!("body" in entry)) return { content: undefined };
  const content = withDeadline(entry.body.content, contributionDays);
  const { fields, refused } = await sanitizeFields(entry.kind, content, sanitizer);
  const [first] = refused;
  return first ? { finding: finding(`html-${first.refused}`, first.field.pointer, first.problem, first.advice) } : { content: fields };
}

type Content = Readonly<Record<string, unknown>>;

const DAY = 24 * 60 * 60_000;

/**
 * A document that says when comments open and not when they close is a draft all the same: it takes them for as many days as the parameter
 * `contribution-days` says when it is first stored. The day is stored, so that a later change of the parameter shortens no period that was announced.
 */
function withDeadline(content: Content, days: number): Content {
  const { Kind, OpensAt, Deadline } = content;
  const opens = Kind === "document" && Deadline === undefined && typeof OpensAt === "string" ? toInstant(OpensAt) : undefined;
  if (opens === undefined) return content;
  return { ...content, Deadline: new Date(Date.parse(opens) + days * DAY).toISOString().slice(0, 10) };
}
