/** What XML may declare before its first element, and what neither a picture nor an office file needs. */

/** Bytes that are read at once, and how far a match may reach over their edge: a keyword in UTF-32 takes four for a letter. */
const WINDOW = 1024 * 1024;
const OVERLAP = 80;

/** The letters in UTF-8, UTF-16 or UTF-32: zeros may stand between them. XML wants capitals; lenient readers take small ones. */
const keywordPattern = (keyword: string): RegExp => new RegExp([...keyword.replace("?", "\\?").matchAll(/\\?./g)].join("\\0{0,3}"), "i");
const documentType = keywordPattern("<!DOCTYPE");
const stylesheet = keywordPattern("<?xml-stylesheet");

/** Entities come with it: they make small files huge, and read what is not theirs. */
export const declaresDocumentType = (bytes: Buffer): boolean => contains(bytes, documentType);

/** A transformation (XSLT) makes any page of a picture. */
export const namesStylesheet = (bytes: Buffer): boolean => contains(bytes, stylesheet);

function contains(bytes: Buffer, pattern: RegExp): boolean {
  for (let at = 0; at < bytes.length; at += WINDOW) if (pattern.test(bytes.toString("latin1", at, at + WINDOW + OVERLAP))) return true;
  return false;
}
