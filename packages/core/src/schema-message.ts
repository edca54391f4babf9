import type { Finding } from "./model.ts";
import { SLUG_PATTERN } from "./parse/fields.ts";
import { escapeSegment, parsePointer } from "./pointer.ts";
import type { SchemaError } from "./validator.ts";

/** Patterns of slugs and identifiers (common.schema.json), which have words of their own. */
const names: ReadonlySet<string> = new Set([SLUG_PATTERN, "^[A-Za-z][A-Za-z0-9_-]{0,79}$"]);

/** A validator's error in words; the path of what is missing is where it would stand. */
export function schemaMessage({ keyword, instancePath, params }: SchemaError): Finding {
  const name = parsePointer(instancePath).at(-1);
  const subject = name === undefined ? "The whole value" : `"${name}"`;
  const invalid = (problem: string, advice: string): Finding => ({
    code: "invalid-value",
    path: instancePath,
    problem: `${subject} ${problem}`,
    advice,
  });
  const limit = String(params["limit"]);
  switch (keyword) {
    case "additionalProperties": {
      const key = String(params["additionalProperty"]).slice(0, 100);
      return {
        code: "unknown-key",
        path: `${instancePath}/${escapeSegment(key)}`,
        problem: `"${key}" is not a field that is known here.`,
        advice: "Correct its spelling or remove it.",
      };
    }
    case "required": {
      const field = String(params["missingProperty"]);
      return {
        code: "missing-field",
        path: `${instancePath}/${escapeSegment(field)}`,
        problem: `The field "${field}" is missing; nothing can stand in for it.`,
        advice: `Add "${field}".`,
      };
    }
    case "type":
      return invalid(`has a value of the wrong type.`, `Give ${describeType(params["type"])}.`);
    case "enum":
      return invalid(
        "has a value that is not known here.",
        `Write one of ${(params["allowedValues"] as readonly unknown[]).map((value) => JSON.stringify(value)).join(", ")}.`,
      );
    case "const":
      return invalid("has a value that is not known here.", `Write ${JSON.stringify(params["allowedValue"])}.`);
    case "pattern":
      return names.has(String(params["pattern"]))
        ? invalid(
            "holds characters that are not allowed, or is empty or too long.",
            "Use letters and digits without diacritics, '-' and '_', and begin with a letter or digit.",
          )
        : invalid(`does not match ${String(params["pattern"])}.`, "Write it as that pattern says.");
    case "format":
      return invalid(`is not of the format "${String(params["format"])}".`, "Write it in that format.");
    case "minLength":
      return invalid(limit === "1" ? "is empty." : `is shorter than ${limit} characters.`, "Write a text or remove the field.");
    case "maxLength":
      return invalid(`is longer than ${limit} characters.`, "Shorten it.");
    case "minimum":
      return invalid(`is less than ${limit}.`, `Give ${limit} or more.`);
    case "maximum":
      return invalid(`is more than ${limit}.`, `Give ${limit} or less.`);
    case "minItems":
      return invalid(
        limit === "1" ? "is an empty list." : `has fewer than ${limit} entries.`,
        `Give at least ${limit} ${limit === "1" ? "entry" : "entries"}.`,
      );
    case "maxItems":
      return invalid(`has more than ${limit} entries.`, `Keep at most ${limit}.`);
    case "dependencies":
      return {
        ...invalid("", "Add it, or remove the other."),
        problem: `"${String(params["property"])}" stands alone: it needs "${String(params["missingProperty"])}" beside it.`,
      };
    case "uniqueItems":
      return invalid("names something twice.", "Remove the repetition.");
    default:
      return invalid(`does not meet the rule "${keyword}" of its schema.`, "See the schema's description of the field.");
  }
}

const articles: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a text",
};

/** "boolean" or "string,object", as ajv names types. */
const describeType = (type: unknown): string =>
  String(type)
    .split(",")
    .map((name) => articles[name] ?? name)
    .join(" or ");
