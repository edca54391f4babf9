import { validateLayout, validateTemplate } from "../generated/validate-catalogue.js";
import { needErrors, type NeedSchemas } from "../needs.ts";
import type { PatchOperation } from "../model.ts";
import { escapeSegment, parsePointer } from "../pointer.ts";
import type { SchemaError } from "../validator.ts";
import type { Finding } from "../model.ts";
import { schemaMessage } from "../schema-message.ts";
import { walkTemplate } from "../template-walk.ts";
import type { Fields } from "../untrusted.ts";
import { type FileKind, type Schema, schemaAt } from "./schema-walk.ts";
import { nearest } from "./suggest.ts";

/** Everything in which a file does not meet its schema, each violation once, with a fix where one is certain. */
export function schemaFindings(kind: FileKind, value: Fields, needs: NeedSchemas): Finding[] {
  const violations = [...violationsOf(kind, value), ...(kind === "template" ? violatedNeeds(value, needs) : [])];
  const renamed = new Set(violations.flatMap((violation) => renameOf(violation)?.path ?? []));
  return violations.flatMap((violation) => {
    const finding = describe(violation);
    // A misspelt field is one mistake, not an unknown field and a missing one.
    return violation.error.keyword === "required" && renamed.has(finding.path) ? [] : [finding];
  });
}

function violationsOf(kind: FileKind, value: Fields): SchemaViolation[] {
  const validate = kind === "layout" ? validateLayout : validateTemplate;
  if (validate(value)) return [];
  const seen = new Set<string>();
  return (validate.errors ?? []).flatMap((error) => {
    const violation = examine(kind, value, error);
    const identity = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    if (!violation || seen.has(identity)) return [];
    seen.add(identity);
    return [violation];
  });
}

/** The schema of the templates leaves the needs of widgets to the host. */
function violatedNeeds(template: Fields, schemas: NeedSchemas): SchemaViolation[] {
  return walkTemplate(template["root"])
    .filter(({ kind }) => kind === "static")
    .flatMap(({ fields, path }) =>
      needErrors(fields["needs"], schemas, `${path}/needs`).map((error) => {
        const name = parsePointer(error.instancePath.slice(`${path}/needs`.length))[0];
        const schema = name === undefined ? { properties: Object.fromEntries(schemas) } : { ...schemas.get(name) };
        return { error, schema, at: valueAt(template, error.instancePath) };
      }),
    );
}

interface SchemaViolation {
  readonly error: SchemaError;
  readonly schema: Schema;
  /** What stands at the error's path. */
  readonly at: unknown;
}

/** undefined where the error belongs to another shape than the one the data has. */
function examine(kind: FileKind, value: unknown, error: SchemaError): SchemaViolation | undefined {
  const segments = parsePointer(error.instancePath);
  const schema = schemaAt(kind, segments, value);
  if (!schema || !(error.keyword in schema)) return undefined;
  const rule = schema[error.keyword];
  if (error.keyword === "required" && !(rule as readonly unknown[]).includes(error.params["missingProperty"])) return undefined;
  if (error.keyword === "additionalProperties" && Object.hasOwn(schema["properties"] ?? {}, String(error.params["additionalProperty"])))
    return undefined;
  if ("limit" in error.params && rule !== error.params["limit"]) return undefined;
  return { error, schema, at: valueAt(value, error.instancePath) };
}

const valueAt = (value: unknown, path: string): unknown =>
  parsePointer(path).reduce((current, segment) => (current as Readonly<Record<string, unknown>>)[segment], value);

function describe(violation: SchemaViolation): Finding {
  const { error, schema, at } = violation;
  const finding = schemaMessage(error);
  if (isMissingLabel(violation)) {
    return {
      ...finding,
      code: "missing-label",
      problem: "The Vietnamese text is missing; people would see nothing here.",
      advice: 'Write {"vi": "…", "en": "…"} with at least the Vietnamese text.',
    };
  }
  switch (error.keyword) {
    case "additionalProperties": {
      const rename = renameOf(violation);
      return rename ? { ...finding, advice: `Write "${rename.to}".`, fix: rename.fix } : finding;
    }
    case "enum": {
      const isBlockType = schema["title"] === "BlockType";
      const code = isBlockType ? "bad-block-type" : finding.code;
      const meant = typeof at === "string" ? nearest(at, schema["enum"] as readonly string[]) : undefined;
      return meant === undefined
        ? { ...finding, code }
        : { ...finding, code, advice: `Write "${meant}".`, fix: [replace(error.instancePath, meant)] };
    }
    case "type": {
      const typed = retype(schema, at);
      return typed === undefined
        ? finding
        : { ...finding, advice: `Write ${JSON.stringify(typed)}.`, fix: [replace(error.instancePath, typed)] };
    }
    case "uniqueItems":
      return {
        ...finding,
        fix: [{ op: "remove", path: `${error.instancePath}/${Math.max(Number(error.params["i"]), Number(error.params["j"]))}` }],
      };
    default:
      return finding;
  }
}

const replace = (path: string, value: unknown): PatchOperation => ({ op: "replace", path, value });

/** Labels and other texts for people: the field itself, its Vietnamese text, or a text of length 0. */
function isMissingLabel({ error, schema }: SchemaViolation): boolean {
  const field = error.keyword === "required" ? error.params["missingProperty"] : undefined;
  if (field === "label" || (field === "vi" && schema["title"] === "LocalizedText")) return true;
  return error.keyword === "minLength" && error.instancePath.endsWith("/vi");
}

/** The known and absent field that a misspelt one was surely meant to be. */
function renameOf({ error, schema, at }: SchemaViolation): { to: string; path: string; fix: PatchOperation[] } | undefined {
  if (error.keyword !== "additionalProperties" || typeof at !== "object" || at === null) return undefined;
  const key = String(error.params["additionalProperty"]);
  const absent = Object.keys(schema["properties"] ?? {}).filter((field) => !Object.hasOwn(at, field));
  const to = nearest(key, absent);
  if (to === undefined) return undefined;
  const path = `${error.instancePath}/${to}`;
  const value = (at as Readonly<Record<string, unknown>>)[key];
  return {
    to,
    path,
    fix: [
      { op: "remove", path: `${error.instancePath}/${escapeSegment(key)}` },
      { op: "add", path, value },
    ],
  };
}

/** The same value in the type that the schema asks for, where there is only one way to say it. */
function retype(schema: Schema, value: unknown): unknown {
  if (typeof value !== "string") return undefined;
  if (schema["title"] === "LocalizedText" && value !== "") return { vi: value };
  if (schema["type"] === "boolean" && (value === "true" || value === "false")) return value === "true";
  if (schema["type"] === "integer" && /^\d{1,9}$/.test(value)) return Number(value);
  return undefined;
}
