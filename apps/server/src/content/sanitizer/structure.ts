import { defaultTreeAdapter, type DefaultTreeAdapterMap, html as vocabulary, parse, parseFragment, serialize } from "parse5";
import type { DocumentLimits } from "./limits.ts";
import type { Refusal } from "./result.ts";

class Exceeded extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Whether a document's tree stays within the limits, found with the very parser that jsdom uses (so that no spelling of tags can
 * hide depth from it), which stops at the limit: time in proportion to the length.
 */
export function checkStructure(html: string, limits: DocumentLimits): Refusal | undefined {
  let depth = 0;
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
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
  try {
    // As DOMPurify parses it: a document, scripting disabled.
    parse<DefaultTreeAdapterMap>(html, { treeAdapter, scriptingEnabled: false });
    return undefined;
  } catch (error) {
    if (error instanceof Exceeded) return error.refusal;
    throw error;
  }
}

const body = defaultTreeAdapter.createElement("div", vocabulary.NS.HTML, []);

/** HTML as it reads after a browser has parsed it inside an element. Equal to its input: no second meaning hides in it. */
export const reread = (html: string): string => serialize(parseFragment(body, html, { scriptingEnabled: false }));

const tooMany = ({ elements }: DocumentLimits): Refusal => ({
  refused: "too-large",
  message: `The HTML has more than ${elements} elements, which no page should carry. Split it into several articles.`,
});

const tooDeep = ({ depth }: DocumentLimits): Refusal => ({
  refused: "too-deep",
  message: `The HTML nests elements more than ${depth} levels deep, which no text needs and which slows every browser. Remove the needless wrappers.`,
});
