/** What readers call the usual kinds of files. */
const names = new Map([
  ["pdf", "PDF"],
  ["doc", "Word"],
  ["docx", "Word"],
  ["xls", "Excel"],
  ["xlsx", "Excel"],
  ["ppt", "PowerPoint"],
  ["pptx", "PowerPoint"],
  ["odt", "OpenDocument"],
  ["ods", "OpenDocument"],
  ["csv", "CSV"],
  ["xml", "XML"],
  ["zip", "ZIP"],
  ["rar", "RAR"],
]);

/** Last part of an address, readable. */
function lastSegment(href: string): string {
  const segment =
    href
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) ?? "";
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Name to show and save a file under; `type` where the ending tells it. */
export function describeFile(href: string, fileName: string): { readonly name: string; readonly type: string | undefined } {
  const name = fileName.trim() || lastSegment(href);
  const ending = [name, lastSegment(href)].map((one) => /\.([a-z0-9]{1,5})$/i.exec(one)?.[1]?.toLowerCase()).find(Boolean);
  return { name, type: ending && (names.get(ending) ?? ending.toUpperCase()) };
}
