import { parsePointer, safeUrl } from "@portal/core";
import { escapeSegment, type SchemaValidator } from "@portal/core/records";
import { validateGallery, validateLink, validateRichText, validateStructured } from "@portal/domain/articles";
import { explainErrors, explainUnknownField } from "./line-schema.ts";
import { foreignPicture } from "./foreign-pictures.ts";
import { finding, type Finding, quote } from "./finding.ts";
import { foreignPicturesIn } from "./html-fields.ts";
import type { Body } from "./records.ts";
import { findUnstorable, sha256 } from "./values.ts";

type Content = Record<string, unknown>;

export interface ReadContent {
  readonly body: Body | undefined;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

const at = "/articleContent";
const schemas = new Map<number, SchemaValidator>([
  [1, validateRichText],
  [2, validateGallery],
  [3, validateLink],
  [4, validateStructured],
]);

/** articleContent (specification §3) → what is stored: what the type does not know is left out, so that nothing slips past the sanitiser. */
export function readContent(articleType: number, given: unknown, pictureOrigins: readonly string[]): ReadContent {
  const content = typeof given === "string" ? parseText(given) : copy(given);
  const validate = schemas.get(articleType);
  if (!content || !validate)
    return failed(
      finding(
        "content-not-json",
        at,
        "articleContent is no JSON object, so the article would have no body.",
        "Give an object, or its JSON as a string.",
      ),
    );
  const warnings = withoutUnknown(content, validate);
  if (!validate(content)) return { body: undefined, errors: explainErrors(validate.errors ?? [], at), warnings };
  const unstorable = findUnstorable(content, at);
  const errors = unstorable ? [unstorable] : unsafeAddresses(content);
  return {
    body: errors.length > 0 ? undefined : { content, sourceHash: sha256(JSON.stringify(content)) },
    errors,
    warnings: [...warnings, ...foreignPicturesIn("article", content, pictureOrigins), ...pictureAddresses(content, pictureOrigins)],
  };
}

const failed = (error: Finding): ReadContent => ({ body: undefined, errors: [error], warnings: [] });

/** Nested deeper than content ever is: nothing to copy. */
function copy(given: unknown): Content | undefined {
  try {
    return parseText(JSON.stringify(given));
  } catch {
    return undefined;
  }
}

function parseText(text: string): Content | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Content) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the fields that the schema does not know from our own copy, and says so. */
function withoutUnknown(content: Content, validate: SchemaValidator): Finding[] {
  if (validate(content)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    if (error.keyword !== "additionalProperties") return [];
    const holder = parsePointer(error.instancePath).reduce<unknown>((current, segment) => (current as Content)[segment], content);
    delete (holder as Content)[String(error.params["additionalProperty"])];
    return [explainUnknownField(error, at)];
  });
}

const addressFields = new Set(["Link", "Source", "Poster", "Captions"]);

/** Content is as deep as its schema, so recursion ends. */
function unsafeAddresses(value: unknown, pointer = at): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const childPointer = `${pointer}/${escapeSegment(key)}`;
    if (typeof child === "string" && child !== "" && addressFields.has(key)) return checkAddress(child, childPointer);
    return unsafeAddresses(child, childPointer);
  });
}

const pictureFields = new Set(["FileName", "Poster", "Source"]);

/** Content is as deep as its schema, so recursion ends. */
function pictureAddresses(value: unknown, origins: readonly string[], pointer = at): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const childPointer = `${pointer}/${escapeSegment(key)}`;
    return pictureFields.has(key) ? foreignPicture(child, childPointer, origins) : pictureAddresses(child, origins, childPointer);
  });
}

/** An address that the portal would not draw is refused. */
export function checkAddress(address: string, pointer: string): Finding[] {
  if (safeUrl(address) !== undefined) return [];
  return [
    finding(
      "unsafe-address",
      pointer,
      `${quote(address)} is no address that the portal links to.`,
      "Use a path that begins with '/', or http(s), mailto or tel.",
    ),
  ];
}
