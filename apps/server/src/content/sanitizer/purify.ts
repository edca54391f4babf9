import { allowedAttributes, allowedElements, droppedWithContent } from "@portal/domain/html";
import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";

/**
 * @returns DOMPurify on jsdom: HTML → HTML of allowed elements, with attributes that ./normalize.ts narrows further. Synchronous and
 * unbounded: limits stand around it. One window serves every call; between two calls the event loop must turn, or jsdom's weak
 * references keep all documents alive.
 */
export function createPurifier(): (html: string) => string {
  const { window } = new JSDOM("");
  const purify = createDOMPurify(window);
  purify.setConfig({
    ALLOWED_TAGS: [...allowedElements, "#text"],
    // Normalizing reads the alignment from these two and drops them.
    ALLOWED_ATTR: [...allowedAttributes, "align", "style"],
    ADD_FORBID_CONTENTS: [...droppedWithContent],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
  return (html) => purify.sanitize(html);
}
