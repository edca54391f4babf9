/** HTML as the sanitiser spells it: what it gives back unchanged. */
import type { Attributes } from "./attributes.ts";

const voidTags: ReadonlySet<string> = new Set(["br", "wbr", "hr", "img", "col", "source", "track"]);
const names: Readonly<Record<string, string>> = { "&": "&amp;", "\u00a0": "&nbsp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const named = (character: string): string => names[character] ?? character;
/** A parser reads a carriage return as a line break, and no NUL at all. */
const readable = (text: string): string => text.replace(/\r\n?/g, "\n").replaceAll("\0", "");

export const escapeText = (text: string): string => readable(text).replace(/[&\u00a0<>]/g, named);
const escapeValue = (value: string): string => readable(value).replace(/[&\u00a0<>"]/g, named);

export const startTag = (tag: string, attributes: Attributes): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
    .join("")}>`;

export const endTag = (tag: string): string => (voidTags.has(tag) ? "" : `</${tag}>`);

/** A node of a document as text: an element with all of its attributes, or text. */
export function htmlOf(node: Node): string {
  if (isText(node)) return escapeText(node.data);
  if (!isElement(node)) return "";
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return startTag(node.localName, attributes) + contentHtml(node) + endTag(node.localName);
}

export const contentHtml = (parent: Node): string => [...parent.childNodes].map(htmlOf).join("");

/** By their numbers: nodes of another window are of other classes. */
export const isText = (node: Node): node is Text => node.nodeType === 3;
export const isElement = (node: Node): node is Element => node.nodeType === 1;
