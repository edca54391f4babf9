import { allowedElements, normalizeAttribute, requiredAttributes } from "@portal/domain/html";
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as vocabulary, serialize } from "parse5";
import type { DocumentLimits } from "./limits.ts";
import { readTree } from "./structure.ts";

type Element = DefaultTreeAdapterTypes.Element;

const allowed = new Set(allowedElements.filter((name) => name !== "h1"));

/**
 * Whether HTML is what the sanitiser makes: nothing in it beyond the allow-list, and canonical (read and written out again it is the
 * same text, so that no second meaning hides in it). The last word on whatever is stored.
 */
export function isClean(html: string, limits: DocumentLimits): boolean {
  const read = readTree(html, limits);
  return "tree" in read && areClean(read.tree.childNodes, undefined) && serialize(read.tree) === html;
}

/** The tree is no deeper than the limits: recursion ends. */
const areClean = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[], parent: string | undefined): boolean =>
  nodes.every((node) => {
    if (defaultTreeAdapter.isTextNode(node)) return true;
    return defaultTreeAdapter.isElementNode(node) && isCleanElement(node, parent) && areClean(node.childNodes, node.tagName);
  });

function isCleanElement(element: Element, parent: string | undefined): boolean {
  const { tagName, namespaceURI, attrs, childNodes } = element;
  if (!allowed.has(tagName) || namespaceURI !== vocabulary.NS.HTML) return false;
  if (!attrs.every(({ name, value }) => normalizeAttribute(tagName, name, value) === value)) return false;
  const value = (name: string): string | undefined => attrs.find((attribute) => attribute.name === name)?.value;
  for (const [name, wanted] of Object.entries(requiredAttributes.get(tagName) ?? {})) {
    if (value(name) === undefined || (wanted !== undefined && value(name) !== wanted)) return false;
  }
  if (tagName === "a") return value("rel") === (value("target") === undefined ? undefined : "noopener");
  if (tagName === "source" || tagName === "track") return parent === "video";
  return tagName !== "video" || value("src") !== undefined || childNodes.some(({ nodeName }) => nodeName === "source");
}
