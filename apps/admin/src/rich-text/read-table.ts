import { Fragment, type Node as EditorNode } from "prosemirror-model";
import { attributesOf } from "./attributes.ts";
import { isElement, isText } from "./html-text.ts";
import { isInline, readInline } from "./read-inline.ts";
import { nodeType } from "./schema.ts";

/** Parts of a table, in the order in which they may stand. */
const sections = ["thead", "tbody", "tfoot"];

/** undefined: the editor has no form for it – several parts of a kind, in another order, or with attributes of their own. */
export function readTable(table: Element, readCell: (cell: Element) => EditorNode | undefined): EditorNode | undefined {
  const children = elementsOf(table);
  const groups = children?.filter(({ localName }) => sections.includes(localName)) ?? [];
  const captions = children?.filter(({ localName }) => localName === "caption") ?? [];
  const columns = children?.filter(({ localName }) => localName === "colgroup") ?? [];
  const isKnown = groups.length + captions.length + columns.length === children?.length && columns.every(isPlainColumn);
  const order = groups.map(({ localName }) => sections.indexOf(localName));
  const isInOrder = order.every((place, index) => index === 0 || place > (order[index - 1] ?? place));
  if (!isKnown || captions.length > 1 || !isInOrder || groups.some((group) => group.attributes.length > 0)) return undefined;
  const rows = groups.flatMap((group) => elementsOf(group)?.map((row) => readRow(row, group.localName, readCell)) ?? [undefined]);
  const known = rows.filter((row) => row !== undefined);
  if (known.length === 0 || known.length < rows.length || groups.some((group) => group.childElementCount === 0)) return undefined;
  const caption = captions.map((one) => readCaption(one));
  if (caption.includes(undefined)) return undefined;
  const content = Fragment.from([...caption.filter((one) => one !== undefined), nodeType("tbody").create(null, known)]);
  return nodeType("table").create({ html: attributesOf(table) }, content);
}

/** undefined: text stands among them. */
function elementsOf(parent: Element): Element[] | undefined {
  const isSpace = (node: Node): boolean => isText(node) && node.data.trim() === "";
  const rest = [...parent.childNodes].filter((node) => !isSpace(node));
  const elements = rest.filter(isElement);
  return elements.length === rest.length ? elements : undefined;
}

/** It says nothing but how many columns there are. */
const isPlainColumn = (column: Element): boolean =>
  [...column.attributes].every(({ name }) => name === "span") && [...column.children].every(isPlainColumn);

function readCaption(caption: Element): EditorNode | undefined {
  const children = [...caption.childNodes];
  return children.every(isInline) ? nodeType("caption").create({ html: attributesOf(caption) }, readInline(children)) : undefined;
}

function readRow(row: Element, section: string, readCell: (cell: Element) => EditorNode | undefined): EditorNode | undefined {
  const children = elementsOf(row);
  const isRow = row.localName === "tr" && children?.every(({ localName }) => localName === "td" || localName === "th");
  const cells = (isRow && children?.map(readCell)) || [undefined];
  const known = cells.filter((cell) => cell !== undefined);
  return known.length === cells.length ? nodeType("tr").create({ html: attributesOf(row), section }, known) : undefined;
}
