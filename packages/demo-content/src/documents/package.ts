import { strToU8, zipSync } from "fflate";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
/** The earliest time that a ZIP archive can state: the same content gives the same bytes. */
const mtime = new Date(1980, 0, 1);

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export interface Part {
  /** `word/document.xml`. */
  readonly name: string;
  readonly contentType: string;
  readonly text: string;
}

export const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** The parts of an office file as one archive (ECMA-376, part 2). @param parts the first is the main one; the others are related to it */
export function officePackage(title: string, parts: readonly [main: Part, ...Part[]]): Buffer {
  const [{ name: mainName }] = parts;
  const [folder = "", file = ""] = mainName.split("/");
  const properties: Part = {
    name: "docProps/core.xml",
    contentType: "application/vnd.openxmlformats-package.core-properties+xml",
    text: `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
  };
  const all = [...parts, properties];
  const related = parts
    .slice(1)
    .map(({ name }): [string, string] => [`${office}/${name.includes("sheet") ? "worksheet" : "styles"}`, name.slice(folder.length + 1)]);
  const entries: Record<string, Uint8Array> = {
    "[Content_Types].xml": xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${all
        .map(({ name, contentType }) => `<Override PartName="/${name}" ContentType="${contentType}"/>`)
        .join("")}</Types>`,
    ),
    "_rels/.rels": xml(
      relationships([
        [`${office}/officeDocument`, mainName],
        ["http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties", properties.name],
      ]),
    ),
    [`${folder}/_rels/${file}.rels`]: xml(relationships(related)),
  };
  for (const { name, text } of all) entries[name] = xml(text);
  return Buffer.from(zipSync(entries, { level: 0, mtime }));
}
