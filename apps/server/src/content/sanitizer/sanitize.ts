import { createCleaner } from "./cleaner.ts";
import type { DocumentLimits } from "./limits.ts";
import type { SanitizeResult } from "./result.ts";
import { checkStructure, reread } from "./structure.ts";

/** Rounds until the output reads as itself; honest HTML needs one, sloppy nesting two. */
const MAX_ROUNDS = 4;

/** @returns a function that cleans one document within the limits on its structure; what it gives back parses to itself. */
export function createDocumentSanitizer(limits: DocumentLimits): (html: string) => SanitizeResult {
  const clean = createCleaner();
  return (html) => {
    const refusal = checkStructure(html, limits);
    if (refusal) return refusal;
    let current = html;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      current = clean(current);
      if (reread(current) === current) return { html: current };
    }
    return {
      refused: "unstable",
      message: "The HTML changes its meaning each time it is read, as attacks on sanitisers do. Close and nest its elements properly.",
    };
  };
}
