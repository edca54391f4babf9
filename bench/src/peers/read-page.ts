/** Reads the HTML that the portal sends into the JSON that peers draw. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { PageNode } from "./page-tree.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What does not belong to what a visitor reads: scripts and styles, of which each program has its own. */
const skipped = new Set(["script", "style", "template", "link"]);
/** React's spelling of what HTML spells otherwise. */
const spelling: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  srcset: "srcSet",
  datetime: "dateTime",
  maxlength: "maxLength",
  autocomplete: "autoComplete",
  colspan: "colSpan",
  rowspan: "rowSpan",
  readonly: "readOnly",
  enterkeyhint: "enterKeyHint",
  fetchpriority: "fetchPriority",
  playsinline: "playsInline",
};

/** The body of a page. */
export function readPage(html: string): PageNode {
  const page = parse(html).childNodes.find((node) => node.nodeName === "html");
  const body = page && "childNodes" in page ? page.childNodes.find((node) => node.nodeName === "body") : undefined;
  if (!body || !("childNodes" in body)) throw new Error("The page has no body, so no peer can draw it.");
  return ["div", {}, body.childNodes.flatMap(read)];
}

function read(node: Node): PageNode[] {
  if (node.nodeName === "#text" && "value" in node) return node.value === "" ? [] : [node.value];
  if (!("tagName" in node) || skipped.has(node.tagName)) return [];
  const attributes = node.attrs
    // Handlers and inline styles have another shape in React; a field without a handler is drawn as it begins.
    .filter(({ name }) => name !== "style" && !name.startsWith("on"))
    .map(({ name, value }): [string, string] => [
      name === "value" ? "defaultValue" : name === "checked" ? "defaultChecked" : (spelling[name] ?? name),
      value,
    ]);
  return [[node.tagName, Object.fromEntries(attributes), node.childNodes.flatMap(read)]];
}
