import { isKind, type Kind, kinds } from "@portal/domain/records";
import { checkLineSchema } from "./line-schema.ts";
import { finding, type Finding, quote } from "./finding.ts";
import { UnreadableLine } from "./lines.ts";
import type { Entry } from "./records.ts";
import { readers } from "./readers.ts";
import type { LineFields } from "./readers/fields.ts";
import { findUnstorable } from "./values.ts";

/** What one line gives: an entry, or the reasons why there is none; warnings beside either. */
export interface ReadLine {
  readonly entry: Entry | undefined;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

const refused = (...errors: Finding[]): ReadLine => ({ entry: undefined, errors, warnings: [] });

export interface ReadOptions {
  /** Warnings refuse the line as well. */
  readonly strict: boolean;
  /** Slugs of the ministry's two sites. */
  readonly ministrySites: readonly string[];
  /** Origins beside our own whose pictures browsers may load. */
  readonly pictureOrigins: readonly string[];
}

/** Takes whatever stands on a line; never throws. */
export function readLine(input: string | object, line: number, options: ReadOptions): ReadLine {
  if (input instanceof UnreadableLine) return refused(finding("unreadable", "", input.problem, input.advice));
  const given = typeof input === "string" ? parse(input) : input;
  if (given instanceof SyntaxError)
    return refused(
      finding("not-json", "", `The line is not valid JSON (${given.message.slice(0, 200)}).`, "Write one JSON object on one line."),
    );
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return refused(finding("not-an-object", "", "The line is no JSON object.", 'Write one as {"kind": …}.'));
  const { kind } = given as { kind?: unknown };
  if (!isKind(kind))
    return refused(
      finding(
        "unknown-kind",
        "/kind",
        `${typeof kind === "string" ? `${quote(kind)} is no kind of content` : "The kind is missing"}.`,
        `Use one of ${kinds.join(", ")}.`,
      ),
    );
  return readRecord(kind, withoutEmpty(given), line, options);
}

function readRecord(kind: Kind, given: LineFields, line: number, { strict, ...context }: ReadOptions): ReadLine {
  const violations = checkLineSchema(kind, given);
  if (violations.length > 0) return refused(...violations);
  // Metadata is stored as JSON text, where nothing is unstorable; articleContent is looked at once it is read.
  const { metadata: _, articleContent: __, ...texts } = given;
  const unstorable = findUnstorable(texts, "");
  if (unstorable) return refused(unstorable);
  const { entry, errors, warnings } = readers[kind](given, { line, ...context });
  if (errors.length > 0) return { entry: undefined, errors, warnings };
  return strict && warnings.length > 0 ? { entry: undefined, errors: warnings, warnings: [] } : { entry, errors: [], warnings };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** Fields where an empty string says nothing; null says nothing anywhere. */
const emptyMeansAbsent = new Set([
  "answer",
  "answeredAt",
  "biography",
  "counterpart",
  "description",
  "duties",
  "from",
  "image",
  "portrait",
  "publishedAt",
  "summary",
  "to",
  "unit",
]);

const withoutEmpty = (given: object): LineFields =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== null && !(value === "" && emptyMeansAbsent.has(name))));
