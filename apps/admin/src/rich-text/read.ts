/** Sanitised HTML → document of the editor. Nothing is lost: what the editor has no form for is kept as its source. */
import type { Node as EditorNode } from "prosemirror-model";
import { attributesOf } from "./attributes.ts";
import { htmlOf, isElement, isText } from "./html-text.ts";
import { isInline, readInline } from "./read-inline.ts";
import { readTable } from "./read-table.ts";
import { nodeType } from "./schema.ts";
import { keepSource } from "./sources.ts";
import { flowTags, inlineTags, listTags, partsOf, textTags } from "./tags.ts";

interface Piece {
  readonly node: EditorNode;
  /** Its HTML, with white space that stands before it. */
  source: string;
}

const texts = new Set<string>(textTags);
const flows = new Set<string>(flowTags);
const parts = new Set(Object.values(partsOf).flat());

/** @param body what holds the HTML, read by a browser */
export function readDocument(body: Element): EditorNode {
  const pieces = readPieces(body);
  if (pieces.length === 0) pieces.push({ node: nodeType("p").create(), source: [...body.childNodes].map(htmlOf).join("") });
  for (const { node, source } of pieces) keepSource(node, source);
  return nodeType("doc").create(
    null,
    pieces.map(({ node }) => node),
  );
}

const isBlank = (nodes: readonly Node[]): boolean => nodes.every((node) => isText(node) && !/[^ \t\n\f\r]/.test(node.data));

/** Blocks, and lines of what stands between them. */
function readPieces(parent: Element): Piece[] {
  const pieces: Piece[] = [];
  let space = "";
  let run: Node[] = [];
  const add = (node: EditorNode, source: string): void => {
    pieces.push({ node, source: space + source });
    space = "";
  };
  const endRun = (): void => {
    const source = run.map(htmlOf).join("");
    if (isBlank(run)) space += source;
    else if (run.every(isInline)) add(nodeType("line").create(null, readInline(run)), source);
    // Blocks in an inline element: what stands beside it is in its lines.
    else add(keep(source), source);
    run = [];
  };
  for (const child of parent.childNodes) {
    if (!isElement(child) || inlineTags.has(child.localName)) run.push(child);
    else {
      endRun();
      add(readBlock(child, parent) ?? keep(htmlOf(child)), htmlOf(child));
    }
  }
  endRun();
  const last = pieces.at(-1);
  if (last) last.source += space;
  return pieces;
}

const keep = (source: string): EditorNode => nodeType(/<(?:li|dt|dd)[ >]/.test(source) ? "keptOutside" : "keptBlock").create({ source });

/** undefined: the editor has no form for it. */
function readBlock(element: Element, parent: Element): EditorNode | undefined {
  const tag = element.localName;
  const attrs = { html: attributesOf(element) };
  const children = [...element.childNodes];
  if (tag === "hr") return nodeType("hr").create(attrs);
  if (tag === "table") return readTable(element, readCell);
  if (tag === "caption" || tag === "td" || tag === "th") return undefined;
  if (parts.has(tag) && !partsOf[parent.localName]?.includes(tag)) return undefined;
  if (texts.has(tag)) return children.every(isInline) ? nodeType(tag).create(attrs, readInline(children, tag === "pre")) : undefined;
  if (flows.has(tag)) return readFlow(element, attrs);
  if (!(tag in listTags)) return undefined;
  const rest = children.filter((child) => !isBlank([child]));
  const items = rest.map((item) => (isElement(item) && parts.has(item.localName) ? readBlock(item, element) : undefined));
  const known = items.filter((item) => item !== undefined);
  return known.length > 0 && known.length === items.length ? nodeType(tag).create(attrs, known) : undefined;
}

/** undefined: it holds what can stand nowhere but outside of everything. */
function readFlow(element: Element, attrs: object): EditorNode | undefined {
  const nodes = readPieces(element).map(({ node }) => node);
  if (nodes.some(({ type }) => type.name === "keptOutside")) return undefined;
  return nodeType(element.localName).create({ ...attrs }, nodes.length > 0 ? nodes : nodeType("line").create());
}

function readCell(element: Element): EditorNode | undefined {
  const { colspan, rowspan, ...html } = attributesOf(element);
  return readFlow(element, { html, colspan: Number(colspan ?? 1), rowspan: Number(rowspan ?? 1) });
}
