import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html as vocabulary, parse, parseFragment } from "parse5";
import type { DocumentLimits } from "./limits.ts";
import type { Refusal } from "./result.ts";

export type Tree = DefaultTreeAdapterTypes.DocumentFragment;

/** Thrown to stop the parser; a refusal, not a failure. */
class Exceeded extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.problem);
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

const container = defaultTreeAdapter.createElement("div", vocabulary.NS.HTML, []);

/** HTML as a browser reads it inside an element. */
export function readTree(html: string, limits: DocumentLimits): { readonly tree: Tree } | Refusal {
  return unlessExceeded(() => ({ tree: parseFragment(container, html, { treeAdapter: limited(limits), scriptingEnabled: false }) }));
}

/** Why DOMPurify on jsdom, which takes time in the square of the depth, must not see the HTML. Parses as it would: a document. */
export function checkDocument(html: string, limits: DocumentLimits): Refusal | undefined {
  const read = unlessExceeded(() => ({ document: parse(html, { treeAdapter: limited(limits), scriptingEnabled: false }) }));
  return "refused" in read ? read : undefined;
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
  problem: `The HTML has more than ${elements} elements, which no page should carry.`,
  advice: "Split it into several articles.",
});

const tooDeep = ({ depth }: DocumentLimits): Refusal => ({
  refused: "too-deep",
  problem: `The HTML nests elements more than ${depth} levels deep, which no text needs and which slows every browser.`,
  advice: "Remove the needless wrappers.",
});
