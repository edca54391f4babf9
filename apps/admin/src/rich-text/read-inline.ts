import { type Mark, type Node as EditorNode } from "prosemirror-model";
import { attributesOf } from "./attributes.ts";
import { htmlOf, isElement, isText } from "./html-text.ts";
import { markType, nodeType, schema } from "./schema.ts";
import { inlineTags, leafTags, nestedMarks, sameMarks } from "./tags.ts";

const leaves = new Set<string>(leafTags);

/** Whether it stands in a line of text, with all that it holds. */
export const isInline = (node: Node): boolean =>
  !isElement(node) || (inlineTags.has(node.localName) && [...node.childNodes].every(isInline));

/** @param keepsSpace otherwise white space is one space, and none at the edges, as a browser shows it */
export function readInline(nodes: readonly Node[], keepsSpace = false): EditorNode[] {
  const found: EditorNode[] = [];
  let isAfterSpace = true;
  const readText = (text: string, marks: readonly Mark[]): void => {
    const spaced = keepsSpace ? text : text.replace(/[ \t\n\f\r]+/g, " ");
    const shown = !keepsSpace && isAfterSpace ? spaced.replace(/^ /, "") : spaced;
    if (shown === "") return;
    isAfterSpace = shown.endsWith(" ");
    found.push(schema.text(shown, marks));
  };
  const read = (node: Node, marks: readonly Mark[]): void => {
    if (isText(node)) readText(node.data, marks);
    if (!isElement(node)) return;
    const tag = node.localName;
    const mark = leaves.has(tag) ? undefined : markOf(node);
    const isNested = mark !== undefined && nestedMarks.has(tag) && marks.some((one) => one.type === mark.type);
    if (mark && !isNested) {
      for (const child of node.childNodes) read(child, mark.addToSet(marks));
      return;
    }
    isAfterSpace = tag === "br";
    const attrs = leaves.has(tag) ? { html: attributesOf(node) } : { source: htmlOf(node) };
    found.push(nodeType(leaves.has(tag) ? tag : "keptInline").create(attrs, null, marks));
  };
  for (const node of nodes) read(node, []);
  return keepsSpace ? found : withoutLastSpace(found);
}

function markOf(element: Element): Mark | undefined {
  const tag = element.localName;
  const name = sameMarks[tag] ?? tag;
  return name in schema.marks ? markType(name).create({ html: attributesOf(element), tag }) : undefined;
}

function withoutLastSpace(nodes: readonly EditorNode[]): EditorNode[] {
  const last = nodes.at(-1);
  const text = last?.text;
  if (!last || !text?.endsWith(" ")) return [...nodes];
  const shown = text.slice(0, -1);
  return [...nodes.slice(0, -1), ...(shown === "" ? [] : [schema.text(shown, last.marks)])];
}
