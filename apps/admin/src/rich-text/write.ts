/** Document of the editor → HTML, which the sanitiser gives back unchanged. */
import type { Mark, Node } from "prosemirror-model";
import { type Attributes, attributesFor } from "./attributes.ts";
import { endTag, escapeText, startTag } from "./html-text.ts";
import { htmlAttributes, tagOf } from "./schema.ts";
import { sourceOf } from "./sources.ts";

/** Blocks that nobody has changed are written as they were read. */
export function writeDocument(doc: Node): string {
  const only = doc.childCount === 1 ? doc.firstChild : null;
  if (only?.isTextblock && only.childCount === 0 && sourceOf(only) === undefined) return "";
  return writeChildren(doc);
}

function writeChildren(parent: Node): string {
  const isLine = (index: number): boolean => parent.maybeChild(index)?.type.name === "line";
  return parent.children
    .map((child, index) => {
      // Two lines one after the other would be read as one.
      const standsAlone = !isLine(index) || !(isLine(index - 1) || isLine(index + 1));
      if (!standsAlone) return `<p>${writeInline(child)}</p>`;
      return sourceOf(child) ?? writeBlock(child);
    })
    .join("");
}

function writeBlock(node: Node): string {
  const { name } = node.type;
  if (name === "line") return writeInline(node);
  if (name === "keptBlock" || name === "keptOutside") return String(node.attrs["source"]);
  if (name === "tbody") return writeRows(node);
  const { colspan, rowspan } = node.attrs as { readonly colspan?: number; readonly rowspan?: number };
  const spans = {
    ...(colspan !== undefined && colspan > 1 && { colspan: String(colspan) }),
    ...(rowspan !== undefined && rowspan > 1 && { rowspan: String(rowspan) }),
  };
  return wrapped(name, { ...spans, ...htmlAttributes(node) }, node.isTextblock ? writeInline(node) : writeChildren(node));
}

/** Empty where the sanitiser would not leave the element. */
function wrapped(tag: string, given: Attributes, content: string): string {
  const attributes = attributesFor(tag, given);
  return attributes ? startTag(tag, attributes) + content + endTag(tag) : "";
}

/** Rows by the part of the table in which they stand: one that was put before the last of the head belongs to it, one after the first of the foot to that. */
function writeRows(rows: Node): string {
  const sections = rows.children.map((row) => String(row.attrs["section"]));
  const head = sections.lastIndexOf("thead");
  const foot = sections.indexOf("tfoot", head + 1);
  const section = (index: number): string => (index <= head ? "thead" : foot !== -1 && index >= foot ? "tfoot" : "tbody");
  return ["thead", "tbody", "tfoot"]
    .map((name) => {
      const own = rows.children.filter((_, index) => section(index) === name);
      return own.length === 0 ? "" : wrapped(name, {}, own.map(writeBlock).join(""));
    })
    .join("");
}

function writeInline(block: Node): string {
  let html = "";
  let open: readonly Mark[] = [];
  const close = (count: number): void => {
    html += open
      .slice(count)
      .toReversed()
      .map((mark) => endTag(tagOf(mark)))
      .join("");
    open = open.slice(0, count);
  };
  for (const child of block.children) {
    const marks = marksOf(child);
    const differs = marks.findIndex((mark, index) => !(open[index]?.eq(mark) ?? false));
    close(differs === -1 ? marks.length : differs);
    html += marks
      .slice(open.length)
      .map((mark) => startTag(tagOf(mark), attributesFor(tagOf(mark), htmlAttributes(mark)) ?? {}))
      .join("");
    open = marks;
    html += writeLeaf(child);
  }
  close(0);
  // HTML drops a line break after <pre> each time it is read.
  return block.type.name === "pre" ? html.replace(/^\n+/, "") : html;
}

/** A link inside a link would be two. */
const marksOf = (node: Node): readonly Mark[] =>
  /<a[ >]/.test(String(node.attrs["source"] ?? "")) ? node.marks.filter(({ type }) => type.name !== "a") : node.marks;

function writeLeaf(node: Node): string {
  if (node.isText) return escapeText(node.text ?? "");
  if (node.type.name === "keptInline") return String(node.attrs["source"]);
  return wrapped(node.type.name, htmlAttributes(node), "");
}
