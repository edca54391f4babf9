import { type SchemaError, schemaMessage } from "@portal/core/records";
import { type Kind, lineDefinitions, lineSchemas } from "@portal/domain/records";
import { Ajv } from "ajv";
import { finding, type Finding, quote } from "./finding.ts";
import { isDay } from "./values.ts";

/** Findings of one line that are worth reading. */
const MAX_FINDINGS = 10;
/** Errors of one line that they are chosen from: a hostile line has hundreds of thousands. */
const MAX_ERRORS = 200;

/** Compiles a kind's schema when its first line comes. */
const ajv = new Ajv({
  allErrors: true,
  strictTuples: false,
  allowUnionTypes: true,
  formats: { date: isDay },
  schemas: { ...lineSchemas, definitions: lineDefinitions },
});

/** What the schema of its kind (packages/domain/schema/lines) finds wrong with a line. */
export function checkLineSchema(kind: Kind, record: object): Finding[] {
  const validate = ajv.getSchema(kind);
  if (!validate || validate(record)) return [];
  return explainErrors(validate.errors ?? []);
}

/** Schema errors as findings, one a place. Of the branches of a choice only the one whose errors are deepest counts: it was meant. */
export function explainErrors(errors: readonly SchemaError[], prefix = ""): Finding[] {
  const byPath = new Map<string, Finding>();
  for (const error of errors.slice(0, MAX_ERRORS)) {
    if (error.keyword === "anyOf" || isBranchOfFile(error)) continue;
    const message = schemaMessage(error);
    const path = prefix + message.path;
    if (!byPath.has(path)) byPath.set(path, { ...message, ...ownRule(error, path), code: `schema-${error.keyword}`, path });
  }
  const paths = [...byPath.keys()];
  return [...byPath.values()]
    .filter(({ path }) => path === "" || !paths.some((other) => other.startsWith(`${path}/`)))
    .slice(0, MAX_FINDINGS);
}

/** A field that the schema does not know, where the line stands without it. */
export function explainUnknownField(error: SchemaError, prefix: string): Finding {
  const name = quote(String(error.params["additionalProperty"]));
  const path = prefix + schemaMessage(error).path;
  return finding(
    "unknown-content-field",
    path,
    `${name} is not a field that is known here and is left out.`,
    "Correct its spelling or remove it.",
  );
}

/** "text is missing, base64 is missing" says less than the choice between them. */
const isBranchOfFile = ({ keyword, params }: SchemaError): boolean =>
  keyword === "required" && (params["missingProperty"] === "text" || params["missingProperty"] === "base64");

/** What only the schemas of lines mean by a keyword. */
function ownRule({ keyword, params }: SchemaError, path: string): Pick<Finding, "problem" | "advice"> | undefined {
  const name = quote(path.split("/").at(-1) ?? "");
  switch (keyword) {
    case "additionalProperties":
      return {
        problem: `${quote(String(params["additionalProperty"]))} is not a field of this kind of line, so the line is refused.`,
        advice: "Correct its spelling or remove it.",
      };
    case "minLength":
      return {
        problem: `${name} is ${params["limit"] === 1 ? "empty" : `shorter than ${String(params["limit"])} characters`}.`,
        advice: "Give it a value; leave it out only where it is optional.",
      };
    case "pattern":
      return /slug|site|category|parent|counterpart/i.test(path)
        ? {
            problem: `${name} is no slug, so it cannot stand in an address.`,
            advice: "Use letters without diacritics, digits and '-', at most 200.",
          }
        : { problem: `${name} is empty or not written as it must be.`, advice: "See the field's description in the schema." };
    case "format":
      return { problem: `${name} is no day of the calendar.`, advice: "Write it as YYYY-MM-DD." };
    case "not":
      return {
        problem: `${name} is a type that browsers run as a page or script, which media may not be.`,
        advice: "Use the type of a document, picture or video.",
      };
    case "oneOf":
      return { problem: `Exactly one of "text" and "base64" must hold the content.`, advice: "Give one and remove the other." };
    default:
      return undefined;
  }
}
