/** What comes in by the clipboard: HTML of the allow-list, without what office programs and pages add. */
import { alignmentClass, allowedElements, droppedElements, droppedWithContent, isRemote } from "@portal/domain/html";
import { attributesFor, attributesOf } from "./attributes.ts";
import { contentHtml, isElement, isText } from "./html-text.ts";
import { parseHtml } from "./parse-html.ts";
import { listsOfWord, STYLE, styleOf } from "./word-lists.ts";

export interface Cleaned {
  readonly html: string;
  /** Pictures whose address leads to the writer's own computer, or nowhere. */
  readonly droppedPictures: number;
}

const allowed = new Set(allowedElements);
const dropped = new Set([
  ...droppedElements,
  ...droppedWithContent,
  "colgroup",
  "head",
  "math",
  "noscript",
  "svg",
  "template",
  "title",
  "video",
  "xml",
]);

const withoutStyles = (html: string): string => html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${STYLE}`));

export function cleanPasted(pasted: string): Cleaned {
  const body = parseHtml(withoutStyles(pasted));
  let droppedPictures = 0;
  const isOffice = /\bmso-|urn:schemas-microsoft-com|class="?Mso/.test(contentHtml(body));
  listsOfWord(body);
  const clean = (parent: Element): void => {
    for (const node of Array.from(parent.childNodes)) {
      if (isText(node)) continue;
      if (!isElement(node) || dropped.has(node.localName)) node.remove();
      else {
        clean(node);
        cleanElement(node);
      }
    }
  };
  const cleanElement = (element: Element): void => {
    const tag = element.localName;
    const style = styleOf(element);
    if (tag === "span") wrapIn(element, formatting(style));
    if (!allowed.has(tag) || (tag === "b" && /(?:^|;)\s*font-weight\s*:\s*normal/i.test(style))) return unwrap(element);
    const alignment = alignmentClass(style, element.getAttribute("align") ?? undefined);
    const attributes = attributesFor(tag, attributesOf(element));
    if (tag === "img" && (!attributes || isPixel(element))) {
      if (!isPixel(element)) droppedPictures += 1;
      return element.remove();
    }
    const kept = { ...attributes, ...(alignment !== undefined && { class: alignment }) };
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    // Word says the language of each word.
    for (const [name, value] of Object.entries(kept)) if (!(isOffice && name === "lang")) element.setAttribute(name, value);
    if (tag === "span" && element.attributes.length === 0) unwrap(element);
  };
  clean(body);
  return { html: contentHtml(body), droppedPictures };
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Elements that say what pages and office programs say by a style. */
const formatting = (style: string): string[] => [
  ...(/(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i.test(style) ? ["strong"] : []),
  ...(/(?:^|;)\s*font-style\s*:\s*italic/i.test(style) ? ["em"] : []),
  ...(/(?:^|;)\s*vertical-align\s*:\s*super/i.test(style) ? ["sup"] : []),
  ...(/(?:^|;)\s*vertical-align\s*:\s*sub\b/i.test(style) ? ["sub"] : []),
];

function wrapIn(element: Element, tags: readonly string[]): void {
  for (const tag of tags) {
    const wrapper = element.ownerDocument.createElement(tag);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

/** A picture from elsewhere that counts readers. */
const isPixel = (image: Element): boolean =>
  isRemote(image.getAttribute("src") ?? "") &&
  ["width", "height"].some((name) => /^\s*[01](?:px|%)?\s*$/.test(image.getAttribute(name) ?? ""));
