import { readFileSync } from "node:fs";
import type { SchemaError } from "@portal/core/records";
import { Ajv, type ValidateFunction } from "ajv";
import { finding, type Finding, quote } from "./issue.ts";
import { isDay, pointerOf } from "./text.ts";

export const kinds = ["site", "category", "page", "question", "person", "parameter", "series", "feed", "file", "article"] as const;
export type Kind = (typeof kinds)[number];

export const isKind = (value: unknown): value is Kind => (kinds as readonly unknown[]).includes(value);

/** Findings of one line that are worth reading. */
const MAX_FINDINGS = 10;

const schema = (name: string): object => JSON.parse(readFileSync(new URL(`./schemas/${name}.json`, import.meta.url), "utf8")) as object;
const ajv = new Ajv({ allErrors: true, strictTuples: false, allowUnionTypes: true, formats: { date: isDay }, schemas: [schema("common")] });
const validators = new Map<Kind, ValidateFunction>(kinds.map((kind) => [kind, ajv.compile(schema(kind))]));

/** What the schema of its kind (./schemas) finds wrong with a line. */
export function checkEnvelope(kind: Kind, record: object): Finding[] {
  const validate = validators.get(kind);
  if (!validate || validate(record)) return [];
  return explainErrors(validate.errors ?? []);
}

/** Schema errors as findings, one a place. Of the branches of a choice, the one that was meant speaks: it got deepest. */
export function explainErrors(errors: readonly SchemaError[], prefix = ""): Finding[] {
  const byPointer = new Map<string, Finding>();
  for (const error of errors) {
    if (error.keyword === "anyOf" || isBranchOfFile(error)) continue;
    const pointer = prefix + placeOf(error);
    if (!byPointer.has(pointer)) byPointer.set(pointer, finding(`schema-${error.keyword}`, pointer, explain(error, pointer)));
  }
  const pointers = [...byPointer.keys()];
  return [...byPointer.values()]
    .filter(({ pointer }) => pointer === "" || !pointers.some((other) => other.startsWith(`${pointer}/`)))
    .slice(0, MAX_FINDINGS);
}

/** "text is missing, base64 is missing" says less than the choice between them. */
const isBranchOfFile = ({ keyword, params }: SchemaError): boolean =>
  keyword === "required" && (params["missingProperty"] === "text" || params["missingProperty"] === "base64");

function placeOf({ keyword, instancePath, params }: SchemaError): string {
  if (keyword === "required") return instancePath + pointerOf(String(params["missingProperty"]));
  if (keyword === "additionalProperties") return instancePath + pointerOf(String(params["additionalProperty"]));
  return instancePath;
}

/** What, why, how to mend. */
function explain({ keyword, params }: SchemaError, pointer: string): string {
  const name = quote(pointer.split("/").at(-1) ?? "");
  const limit = String(params["limit"]);
  switch (keyword) {
    case "required":
      return `The field ${name} is missing and the line means nothing without it. Add it.`;
    case "additionalProperties":
      return `The field ${name} is not known here, so its value would be lost. Correct its spelling or remove it.`;
    case "type":
      return `${name} must be ${([] as unknown[]).concat(params["type"]).join(" or ")}. Write it as that.`;
    case "enum":
      return `${name} must be one of ${(params["allowedValues"] as unknown[]).join(", ")}. Choose one of these.`;
    case "pattern":
      return /slug|site|category|parent|counterpart/i.test(pointer)
        ? `${name} is no slug, so it cannot stand in an address. Use letters without diacritics, digits and '-', at most 200.`
        : `${name} is empty or not written as it must be. See the field's description in the schema.`;
    case "minLength":
      return `${name} is empty. Give it a value or leave the field out.`;
    case "maxLength":
      return `${name} has more than ${limit} characters. Shorten it.`;
    case "minimum":
    case "maximum":
      return `${name} must be ${String(params["comparison"])} ${limit}. Correct the number.`;
    case "maxItems":
    case "minItems":
      return `${name} must have ${keyword === "maxItems" ? "at most" : "at least"} ${limit} entries. Correct the list.`;
    case "format":
      return `${name} is no day of the calendar. Write it as YYYY-MM-DD.`;
    case "dependencies":
      return `${name} stands alone: it needs ${String(params["missingProperty"])} beside it. Add that, or remove this.`;
    case "not":
      return `${name} is a type that browsers run as a page or script, which media may not be. Use the type of a document, picture or video.`;
    case "oneOf":
      return `Exactly one of "text" and "base64" must hold the content. Give one and remove the other.`;
    default:
      return `${name} breaks the rule "${keyword}" of its schema. See the field's description there.`;
  }
}
