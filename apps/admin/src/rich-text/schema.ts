/** The elements of the allow-list as ProseMirror knows them: nodes and marks are called as their elements. */
import { type AttributeSpec, type DOMOutputSpec, type Mark, type MarkSpec, type Node, type NodeSpec, Schema } from "prosemirror-model";
import { type Attributes, attributesFor, attributesOf } from "./attributes.ts";
import { flowTags, leafTags, listTags, markTags, partsOf, sameMarks, textTags } from "./tags.ts";

/** `html`: attributes of the element. */
const attrs: Record<string, AttributeSpec> = { html: { default: {} } };
const span: AttributeSpec = { default: 1 };

export const htmlAttributes = (of: Node | Mark): Attributes => of.attrs["html"] as Attributes;
/** Of a mark: the element that it was. */
export const tagOf = (mark: Mark): string => (mark.attrs["tag"] as string | undefined) ?? mark.type.name;

const shown = (tag: string, attributes: Attributes): Attributes => attributesFor(tag, attributes) ?? {};
const element = (node: Node): DOMOutputSpec => [node.type.name, shown(node.type.name, htmlAttributes(node)), 0];
const leaf = (node: Node): DOMOutputSpec => [node.type.name, shown(node.type.name, htmlAttributes(node))];
const getAttrs = (dom: HTMLElement): { html: Attributes } => ({ html: attributesOf(dom) });
/** Without attributes it says nothing: pages are full of those. */
const getOwnAttrs = (dom: HTMLElement): { html: Attributes } | false => Object.keys(attributesOf(dom)).length > 0 && getAttrs(dom);
const getCellAttrs = (dom: HTMLElement): object => {
  const { colspan, rowspan, ...html } = attributesFor(dom.localName, attributesOf(dom)) ?? {};
  return { html, colspan: Number(colspan ?? 1), rowspan: Number(rowspan ?? 1) };
};

const textNode = (tag: (typeof textTags)[number]): NodeSpec => ({
  attrs,
  content: "inline*",
  ...(tag === "caption" || tag === "summary" ? { isolating: true } : { group: "block" }),
  ...(tag === "pre" && { code: true, whitespace: "pre" }),
  defining: true,
  parseDOM: [
    { tag, getAttrs, ...(tag === "pre" && { preserveWhitespace: "full" }) },
    // The page has its own h1.
    ...(tag === "h2" ? [{ tag: "h1", getAttrs }] : []),
  ],
  toDOM: element,
});

const cells = new Set<string>(["td", "th"]);
const parts = new Set(Object.values(partsOf).flat());

const flowNode = (tag: (typeof flowTags)[number]): NodeSpec => ({
  attrs: cells.has(tag) ? { ...attrs, colspan: span, rowspan: span, colwidth: { default: null } } : attrs,
  content: `(${["line", "block", ...(partsOf[tag] ?? [])].join(" | ")})+`,
  ...(!cells.has(tag) && !parts.has(tag) && { group: "block" }),
  ...(cells.has(tag) && { tableRole: tag === "td" ? "cell" : "header_cell" }),
  ...(cells.has(tag) || tag === "figure" || tag === "figcaption" || tag === "details" ? { isolating: true } : { defining: true }),
  parseDOM: [{ tag, getAttrs: cells.has(tag) ? getCellAttrs : tag === "div" ? getOwnAttrs : getAttrs }],
  toDOM: cells.has(tag) ? cell : element,
});

function cell(node: Node): DOMOutputSpec {
  const { colspan, rowspan } = node.attrs as { readonly colspan: number; readonly rowspan: number };
  const spans = { ...(colspan > 1 && { colspan: String(colspan) }), ...(rowspan > 1 && { rowspan: String(rowspan) }) };
  return [node.type.name, shown(node.type.name, { ...spans, ...htmlAttributes(node) }), 0];
}

const listNode = (tag: keyof typeof listTags): NodeSpec => ({
  attrs,
  content: `(${listTags[tag].join(" | ")})+`,
  group: "block",
  parseDOM: [{ tag, getAttrs }],
  toDOM: element,
});

const leafNode = (tag: (typeof leafTags)[number]): NodeSpec => ({
  attrs,
  group: "inline",
  inline: true,
  selectable: tag === "img",
  draggable: tag === "img",
  ...(tag === "br" && { linebreakReplacement: true }),
  parseDOM: [{ tag: tag === "img" ? "img[src]" : tag, getAttrs }],
  toDOM: leaf,
});

/** What is kept as it is: its HTML. Nothing that is pasted becomes one. */
const kept: NodeSpec = { attrs: { source: {} }, atom: true, draggable: true };

const inTable: Record<string, NodeSpec> = {
  // The rows are in a node of their own, as prosemirror-tables counts a table's children.
  table: { attrs, content: "caption? tbody", group: "block", isolating: true, parseDOM: [{ tag: "table", getAttrs }], toDOM: element },
  tbody: { content: "tr+", tableRole: "table", isolating: true, toDOM: () => ["tbody", 0] },
  // `section`: in which of the three parts of a table it is written.
  tr: {
    attrs: { ...attrs, section: { default: "tbody" } },
    content: "(td | th)*",
    tableRole: "row",
    parseDOM: [{ tag: "tr", getAttrs: (dom) => ({ ...getAttrs(dom), section: sectionOf(dom) }) }],
    toDOM: element,
  },
};

const sectionOf = (row: HTMLElement): string => ["thead", "tfoot"].find((section) => row.parentElement?.localName === section) ?? "tbody";

const mark = (tag: (typeof markTags)[number]): MarkSpec => ({
  attrs: { ...attrs, tag: { default: tag } },
  // Two links cannot be one in the other; anything else can, with other attributes.
  ...(tag === "a" ? { inclusive: false } : { excludes: "" }),
  parseDOM: [tag, ...Object.keys(sameMarks).filter((same) => sameMarks[same] === tag)].map((name) => ({
    tag: name,
    getAttrs: tag === "span" ? getOwnAttrs : tag === "a" ? getAttrs : (dom: HTMLElement) => ({ ...getAttrs(dom), tag: name }),
  })),
  toDOM: (of) => [tagOf(of), shown(tagOf(of), htmlAttributes(of)), 0],
});

const specs = <Tag extends string, Spec>(tags: readonly Tag[], spec: (tag: Tag) => Spec): Record<string, Spec> =>
  Object.fromEntries(tags.map((tag) => [tag, spec(tag)]));

export const schema = new Schema({
  nodes: {
    doc: { content: "(block | line | keptOutside)+" },
    ...specs(textTags, textNode),
    /** Text that stands among blocks without an element of its own. */
    line: { content: "inline*", toDOM: () => ["div", { "data-line": "" }, 0] },
    ...specs(flowTags, flowNode),
    ...specs(Object.keys(listTags) as (keyof typeof listTags)[], listNode),
    ...inTable,
    hr: { attrs, group: "block", parseDOM: [{ tag: "hr", getAttrs }], toDOM: leaf },
    text: { group: "inline" },
    ...specs(leafTags, leafNode),
    keptBlock: { ...kept, group: "block", toDOM: () => ["div"] },
    /** In a list it would close the item around it. */
    keptOutside: { ...kept, toDOM: () => ["div"] },
    keptInline: { ...kept, group: "inline", inline: true, toDOM: () => ["span"] },
  },
  marks: specs(markTags, mark),
});

/** A node or a mark of the schema by its element. */
export function nodeType(name: string): NonNullable<(typeof schema.nodes)[string]> {
  const type = schema.nodes[name];
  if (!type) throw new Error(`The schema has no node ${name}.`);
  return type;
}
export function markType(name: string): NonNullable<(typeof schema.marks)[string]> {
  const type = schema.marks[name];
  if (!type) throw new Error(`The schema has no mark ${name}.`);
  return type;
}
