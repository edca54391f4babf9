import { serialize } from "parse5";
import type { DocumentLimits } from "./limits.ts";
import type { Refusal, SanitizeResult } from "./result.ts";
import { checkDocument, readTree } from "./structure.ts";
import { isPlain, normalizeTree } from "./normalize.ts";
import { isClean } from "./verify.ts";

/** Rounds until the output is clean; honest HTML needs one, sloppy nesting two. */
const MAX_ROUNDS = 4;

/**
 * @returns a function that cleans one document within the limits on its structure. DOMPurify checks whatever holds more than
 * plain elements (where all the tricks are); normalizing narrows the rest; nothing leaves that the verifier has not passed.
 */
export function createDocumentSanitizer(limits: DocumentLimits, purify: (html: string) => string): (html: string) => SanitizeResult {
  const clean = (html: string, round: number): SanitizeResult => {
    const read = readTree(html, limits);
    if ("refused" in read) return read;
    if (round > 0 || !isPlain(read.tree)) return purifyAndNormalize(html);
    normalizeTree(read.tree);
    return { html: serialize(read.tree) };
  };

  const purifyAndNormalize = (html: string): SanitizeResult => {
    const refusal = checkDocument(html, limits);
    if (refusal) return refusal;
    const read = readTree(purify(html), limits);
    if ("refused" in read) return read;
    if (!isPlain(read.tree)) return unstable;
    normalizeTree(read.tree);
    return { html: serialize(read.tree) };
  };

  return (html) => {
    let current = html;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const result = clean(current, round);
      if ("refused" in result) return result;
      if (isClean(result.html, limits)) return result;
      current = result.html;
    }
    return unstable;
  };
}

const unstable: Refusal = {
  refused: "unstable",
  problem: "The HTML changes its meaning each time it is read, as attacks on sanitisers do.",
  advice: "Close and nest its elements properly.",
};
