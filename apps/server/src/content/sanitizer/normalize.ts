import { alignmentClass, allowedElements, droppedElements, isRemote, normalizeAttribute, unwrappedElements } from "@portal/domain/html";
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as vocabulary } from "parse5";
import type { Tree } from "./structure.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = Tree | Element;

const allowed = new Set(allowedElements);

/** Whether all elements are ones of HTML that are allowed, or simply go: then there is nothing to check. */
export const isPlain = (parent: Parent): boolean =>
  parent.childNodes.every((node) => {
    if (!defaultTreeAdapter.isElementNode(node)) return true;
    const known = allowed.has(node.tagName) || unwrappedElements.has(node.tagName) || droppedElements.has(node.tagName);
    return known && node.namespaceURI === vocabulary.NS.HTML && isPlain(node);
  });

/** Narrows a plain tree to what the portal shows: comments and attributes go, headings and media become ours. */
export function normalizeTree(parent: Parent): void {
  parent.childNodes = parent.childNodes.flatMap((node) => normalizeNode(node, parent));
  for (const child of parent.childNodes) child.parentNode = parent;
}

/** What stands in the node's place. */
function normalizeNode(node: Node, parent: Parent): Node[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node];
  if (!defaultTreeAdapter.isElementNode(node) || droppedElements.has(node.tagName)) return [];
  normalizeAttributes(node);
  normalizeTree(node);
  if (unwrappedElements.has(node.tagName)) return node.childNodes;
  return (shapes.get(node.tagName)?.(node, parent) ?? true) ? [node] : [];
}

const attribute = (element: Element, name: string): string | undefined => element.attrs.find((each) => each.name === name)?.value;

function setAttribute(element: Element, name: string, value: string): void {
  const present = element.attrs.find((each) => each.name === name);
  if (present) present.value = value;
  else element.attrs.push({ name, value });
}

const removeAttribute = (element: Element, name: string): void => {
  element.attrs = element.attrs.filter((each) => each.name !== name);
};

function normalizeAttributes(element: Element): void {
  if (element.attrs.length === 0) return;
  const alignment = alignmentOf(element);
  if (element.tagName === "img" && isTrackingPixel(element)) removeAttribute(element, "src");
  element.attrs = element.attrs.flatMap(({ name, value }) => {
    const normalized = normalizeAttribute(element.tagName, name, value);
    return normalized === undefined ? [] : [{ name, value: normalized }];
  });
  if (alignment !== undefined) setAttribute(element, "class", alignment);
}

const alignmentOf = (element: Element): string | undefined => alignmentClass(attribute(element, "style"), attribute(element, "align"));

const hidden =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:max-)?(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|!|$)|opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$))/i;

/** A picture from elsewhere that no one can see. */
const isTrackingPixel = (image: Element): boolean =>
  isRemote(attribute(image, "src") ?? "") &&
  (hidden.test(attribute(image, "style") ?? "") ||
    ["width", "height"].some((name) => /^\s*[01](?:px|%)?\s*$/.test(attribute(image, name) ?? "")));

/** By element: gives it its shape; false where it must go. */
const shapes = new Map<string, (element: Element, parent: Parent) => boolean>([
  [
    "h1",
    (heading) => {
      // The page has its own h1.
      heading.tagName = "h2";
      heading.nodeName = "h2";
      return true;
    },
  ],
  [
    "a",
    (link) => {
      if (attribute(link, "target") === undefined) removeAttribute(link, "rel");
      else setAttribute(link, "rel", "noopener");
      return true;
    },
  ],
  [
    "img",
    (image) => {
      // No text equivalent given: decorative by declaration, so that no reader spells out a file name.
      if (attribute(image, "alt") === undefined) setAttribute(image, "alt", "");
      setAttribute(image, "loading", "lazy");
      return attribute(image, "src") !== undefined;
    },
  ],
  [
    "video",
    (video) => {
      setAttribute(video, "controls", "");
      setAttribute(video, "preload", "metadata");
      return attribute(video, "src") !== undefined || video.childNodes.some(({ nodeName }) => nodeName === "source");
    },
  ],
  ["source", isVideoPart],
  ["track", isVideoPart],
  [
    "pre",
    (pre) => {
      // HTML drops a line break after <pre> each time it is read: without it, reading twice gives the same.
      const first = pre.childNodes[0];
      if (first && defaultTreeAdapter.isTextNode(first)) first.value = first.value.replace(/^\n+/, "");
      return true;
    },
  ],
]);

function isVideoPart(part: Element, parent: Parent): boolean {
  return parent.nodeName === "video" && attribute(part, "src") !== undefined;
}
