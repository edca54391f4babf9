import { declaresDocumentType } from "../../content/xml-declarations.ts";
import type { Archive } from "./archive.ts";
import { Refused } from "./refusal.ts";

/** Kinds of office files (ECMA-376), by the content type of the main part. */
export type OfficeKind = "word" | "excel" | "PowerPoint" | "ZIP";

const CONTENT_TYPES = "[Content_Types].xml";

/** What an archive holds, whatever its name. @throws Refused where it holds macros or is no readable office file */
export async function officeKindOf(archive: Archive): Promise<OfficeKind> {
  if (!archive.names.includes(CONTENT_TYPES)) return "ZIP";
  const bytes = await archive.read(CONTENT_TYPES);
  const types = bytes.toString("utf8");
  if (/macroEnabled|vbaProject/i.test(types) || archive.names.some((name) => /(?:^|\/)vba(?:Project|Data)[^/]*$/i.test(name)))
    throw new Refused("macros");
  // A document type declaration has no place in an office file: entities are how XML explodes.
  if (declaresDocumentType(bytes)) throw new Refused("broken");
  if (/wordprocessingml\.(?:document|template)\.main\+xml/.test(types)) return "word";
  if (/spreadsheetml\.(?:sheet|template)\.main\+xml/.test(types)) return "excel";
  return /presentationml\./.test(types) ? "PowerPoint" : "ZIP";
}

/** Parts that readers need: XML, no pictures, no embedded files. @throws Refused for XML that declares entities */
export async function officeParts(archive: Archive, folder: "word" | "xl" | "ppt"): Promise<Map<string, Buffer>> {
  const parts = await archive.readAll(
    (name) => /\.(?:xml|rels)$/i.test(name) && (name === CONTENT_TYPES || name.startsWith("_rels/") || name.startsWith(`${folder}/`)),
  );
  for (const bytes of parts.values()) if (declaresDocumentType(bytes)) throw new Refused("broken");
  return parts;
}
