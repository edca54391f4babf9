import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as vocabulary, parse, parseFragment, serialize } from "parse5";
import type { DocumentLimits } from "./limits.ts";
import type { Refusal } from "./result.ts";

/** Thrown to stop the parser; a refusal, not a failure. */
class Exceeded extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** A tree adapter that stops at the limits: time in proportion to the length, and no spelling of tags can hide depth from it. */
function limited(limits: DocumentLimits): typeof defaultTreeAdapter {
  let depth = 0;
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      elements += 1;
      if (elements > limits.elements) throw new Exceeded(tooMany(limits));
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > limits.depth) throw new Exceeded(tooDeep(limits));
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/** Parses as DOMPurify on jsdom will (a document, scripting disabled, the very same parser); undefined where that stays within limits. */
export function checkStructure(html: string, limits: DocumentLimits): Refusal | undefined {
  return unlessExceeded(() => {
    parse(html, { treeAdapter: limited(limits), scriptingEnabled: false });
    return undefined;
  });
}

const container = defaultTreeAdapter.createElement("div", vocabulary.NS.HTML, []);

/**
 * HTML as a browser reads it inside an element.
 * @returns its tree, where it is canonical: written out again it is the same text, so that no second meaning hides in it
 */
export function readCanonical(html: string, limits: DocumentLimits): DefaultTreeAdapterTypes.DocumentFragment | undefined {
  const fragment = unlessExceeded(() => parseFragment(container, html, { treeAdapter: limited(limits), scriptingEnabled: false }));
  return "refused" in fragment || serialize(fragment) !== html ? undefined : fragment;
}

function unlessExceeded<T>(read: () => T): T | Refusal {
  try {
    return read();
  } catch (error) {
    if (error instanceof Exceeded) return error.refusal;
    throw error;
  }
}

const tooMany = ({ elements }: DocumentLimits): Refusal => ({
  refused: "too-large",
  message: `The HTML has more than ${elements} elements, which no page should carry. Split it into several articles.`,
});

const tooDeep = ({ depth }: DocumentLimits): Refusal => ({
  refused: "too-deep",
  message: `The HTML nests elements more than ${depth} levels deep, which no text needs and which slows every browser. Remove the needless wrappers.`,
});
