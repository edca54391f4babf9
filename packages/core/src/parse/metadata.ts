import { Report } from "../diagnostics.ts";
import type { Parsed } from "../model.ts";
import { isRecord } from "../untrusted.ts";
import type { SchemaValidator } from "../validator.ts";
import { boundJson, metadataBounds } from "./bound.ts";
import { pruneInvalid } from "./prune-invalid.ts";

/** Longest metadata string that is parsed at all, in UTF-16 units. */
const MAX_METADATA_LENGTH = 1_000_000;

/**
 * Metadata as it is stored (a JSON string or an object) → an object valid against its schema. What cannot be read becomes empty
 * (specification §5); what is partly wrong keeps its good parts.
 */
export function parseMetadata<T>(input: unknown, validate: SchemaValidator): Parsed<T> {
  const report = new Report();
  const bounded = boundJson(decode(input, report), metadataBounds);
  report.addAll(bounded.diagnostics);
  const valid = pruneInvalid(bounded.value, validate);
  report.addAll(valid.diagnostics);
  // The validator has just accepted it.
  return { value: valid.value as T, diagnostics: report.diagnostics };
}

function decode(input: unknown, report: Report): unknown {
  if (input === undefined || input === null || input === "") return {};
  const value = typeof input === "string" ? parseText(input, report) : input;
  if (isRecord(value)) return value;
  if (report.diagnostics.length === 0) report.add("metadata-not-object", "error", "", describe(value), "It must be a JSON object.");
  return {};
}

function parseText(text: string, report: Report): unknown {
  if (text.length > MAX_METADATA_LENGTH) {
    report.add(
      "metadata-too-large",
      "error",
      "",
      `Metadata of ${text.length} characters is ignored; the limit is ${MAX_METADATA_LENGTH}.`,
      "Shorten it.",
    );
    return {};
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : "unknown reason";
    report.add("metadata-unparsable", "error", "", `Metadata is not valid JSON (${reason}) and counts as empty.`, "Correct the text.");
    return {};
  }
}

const describe = (value: unknown): string =>
  `Metadata is ${Array.isArray(value) ? "an array" : value === null ? "null" : `a ${typeof value}`} and counts as empty.`;
