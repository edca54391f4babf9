import { finding, type Finding } from "../finding.ts";
import type { FileRow } from "../records.ts";
import { sha256 } from "../values.ts";
import { declaresDocumentType, namesStylesheet } from "../xml-declarations.ts";
import { type LineFields, hashOf, type LineContext, type ReadResult, text } from "./fields.ts";

export function file(given: LineFields, { line }: LineContext): ReadResult<"file"> {
  const base64 = given["base64"] as string | undefined;
  const bytes = base64 === undefined ? Buffer.from(text(given, "text")) : Buffer.from(base64, "base64");
  const original = text(given, "path");
  const row: FileRow = {
    path: original.toLowerCase(),
    original_path: original,
    content_type: text(given, "contentType"),
    bytes,
    size: bytes.length,
    sha256: sha256(bytes),
  };
  const whole = base64 === undefined || bytes.length === Math.floor((base64.replace(/=+$/, "").length * 3) / 4);
  const errors = whole
    ? declarationErrors(row)
    : [
        finding(
          "not-base64",
          "/base64",
          "The content is not valid base64, so the file would be damaged.",
          "Encode it anew, without line breaks.",
        ),
      ];
  const { bytes: _, ...hashed } = row;
  return { entry: { kind: "file", line, key: row.path, hash: hashOf("file", hashed), row }, errors, warnings: [] };
}

/** SVG is XML: what XML may declare before its first element makes more of it than a picture. */
export function declarationErrors({ content_type: type, bytes }: Pick<FileRow, "content_type" | "bytes">): Finding[] {
  if (!type.startsWith("image/svg+xml")) return [];
  const field = "/contentType";
  const findings: Finding[] = [];
  if (declaresDocumentType(bytes))
    findings.push(
      finding(
        "document-type",
        field,
        "The picture declares a document type, whose entities can hide what it shows.",
        "Remove <!DOCTYPE …>.",
      ),
    );
  if (namesStylesheet(bytes))
    findings.push(
      finding(
        "stylesheet-instruction",
        field,
        "The picture names a style sheet or transformation outside of itself, which can make a page of it.",
        "Remove <?xml-stylesheet …?>.",
      ),
    );
  return findings;
}
