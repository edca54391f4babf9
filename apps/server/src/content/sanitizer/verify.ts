import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as vocabulary } from "parse5";
import { allowedElements } from "./allowed.ts";
import { tidyAttribute } from "./attributes.ts";
import type { DocumentLimits } from "./limits.ts";
import { readCanonical } from "./structure.ts";

type Element = DefaultTreeAdapterTypes.Element;

const allowed = new Set(allowedElements.filter((name) => name !== "h1"));

/** Attributes that these elements must have, with their value; undefined: any. */
const required = new Map<string, Readonly<Record<string, string | undefined>>>([
  ["img", { src: undefined, alt: undefined, loading: "lazy" }],
  ["video", { controls: "", preload: "metadata" }],
  ["source", { src: undefined }],
  ["track", { src: undefined }],
]);

/**
 * Whether HTML is what the sanitiser makes: canonical, and nothing in it beyond the allow-list. Judges whatever the cleaner gives,
 * with another parser tree and none of its code; HTML that is so already needs no cleaning.
 */
export function isClean(html: string, limits: DocumentLimits): boolean {
  const fragment = readCanonical(html, limits);
  return fragment !== undefined && areClean(fragment.childNodes, undefined);
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
  if (!attrs.every(({ name, value }) => tidyAttribute(tagName, name, value) === value)) return false;
  const value = (name: string): string | undefined => attrs.find((attribute) => attribute.name === name)?.value;
  for (const [name, wanted] of Object.entries(required.get(tagName) ?? {})) {
    if (value(name) === undefined || (wanted !== undefined && value(name) !== wanted)) return false;
  }
  if (tagName === "a") return value("rel") === (value("target") === undefined ? undefined : "noopener");
  if (tagName === "source" || tagName === "track") return parent === "video";
  return tagName !== "video" || value("src") !== undefined || childNodes.some(({ nodeName }) => nodeName === "source");
}
