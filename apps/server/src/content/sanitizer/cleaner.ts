import createDOMPurify, { type WindowLike } from "dompurify";
import { JSDOM } from "jsdom";
import { isRemote } from "./addresses.ts";
import { allowedAttributes, allowedClasses, allowedElements, droppedWithContent } from "./allowed.ts";
import { tidyAttribute } from "./attributes.ts";

/** What the walk found to change once it is over: changing the tree under DOMPurify's iterator would lead it astray. */
interface Changes {
  readonly removals: Set<Element>;
  readonly videos: Element[];
  readonly renames: Element[];
}

const alignments = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i;
const hidden =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:max-)?(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|!|$)|opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$))/i;

/**
 * @returns HTML → HTML that holds only what the allow-list names (./allowed.ts). Synchronous and unbounded: limits stand around it.
 * One window serves every call; between two calls the event loop must turn, or jsdom's weak references keep all documents alive.
 */
export function createCleaner(): (html: string) => string {
  const { window } = new JSDOM("");
  const purify = createDOMPurify(window as unknown as WindowLike);
  let changes: Changes;

  purify.setConfig({
    ALLOWED_TAGS: [...allowedElements, "body", "#text"],
    ALLOWED_ATTR: [...allowedAttributes],
    ADD_FORBID_CONTENTS: [...droppedWithContent],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  });
  purify.addHook("uponSanitizeAttribute", (node, event) => {
    readPresentation(node, event.attrName, event.attrValue, changes);
    const value = tidyAttribute(node.localName, event.attrName, event.attrValue);
    event.keepAttr = value !== undefined;
    if (value !== undefined) event.attrValue = value;
  });
  purify.addHook("afterSanitizeAttributes", (node) => tidyByElement.get(node.localName)?.(node, changes));

  return (html) => {
    changes = { removals: new Set(), videos: [], renames: [] };
    // A frameset has no body.
    const body = purify.sanitize(html) as unknown as HTMLElement | null;
    apply(changes);
    return body?.innerHTML ?? "";
  };
}

/** Alignment survives as a class; a picture from elsewhere that nobody can see is a tracking pixel. */
function readPresentation(node: Element, name: string, value: string, { removals }: Changes): void {
  if (name === "style" || name === "align") {
    const alignment = (name === "align" ? value : alignments.exec(value)?.[1])?.toLowerCase();
    if (alignment && allowedClasses.has(`align-${alignment}`)) node.setAttribute("class", `align-${alignment}`);
  }
  const unseen = name === "style" ? hidden.test(value) : (name === "width" || name === "height") && /^[01](?:px|%)?$/.test(value);
  if (unseen && node.localName === "img" && isRemote(node.getAttribute("src") ?? "")) removals.add(node);
}

const tidyByElement = new Map<string, (node: Element, changes: Changes) => void>([
  ["h1", (node, { renames }) => renames.push(node)],
  [
    "a",
    (node) => {
      if (node.hasAttribute("target")) node.setAttribute("rel", "noopener");
      else node.removeAttribute("rel");
    },
  ],
  [
    "img",
    (node, { removals }) => {
      if (!node.hasAttribute("src")) removals.add(node);
      // No text equivalent given: decorative by declaration, so that no reader spells out a file name.
      else if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
      node.setAttribute("loading", "lazy");
    },
  ],
  [
    "video",
    (node, { videos }) => {
      node.setAttribute("controls", "");
      node.setAttribute("preload", "metadata");
      videos.push(node);
    },
  ],
  ["source", tidyVideoPart],
  ["track", tidyVideoPart],
  ["pre", trimFirstLine],
]);

function tidyVideoPart(node: Element, { removals }: Changes): void {
  if (!node.hasAttribute("src") || node.parentElement?.localName !== "video") removals.add(node);
}

/** HTML drops a line break after `<pre>` each time it is read: without it, reading twice gives the same. */
function trimFirstLine(node: Element): void {
  const first = node.firstChild;
  if (first?.nodeType === 3) first.nodeValue = (first.nodeValue ?? "").replace(/^\n+/, "");
}

function apply({ removals, videos, renames }: Changes): void {
  for (const node of removals) node.remove();
  for (const video of videos) {
    if (!video.hasAttribute("src") && ![...video.children].some((child) => child.localName === "source")) video.remove();
  }
  for (const heading of renames) {
    const demoted = heading.ownerDocument.createElement("h2");
    for (const { name, value } of heading.attributes) demoted.setAttribute(name, value);
    demoted.append(...heading.childNodes);
    heading.replaceWith(demoted);
  }
}
