import { createCleaner } from "./cleaner.ts";
import type { DocumentLimits } from "./limits.ts";
import type { SanitizeResult } from "./result.ts";
import { checkStructure } from "./structure.ts";
import { isClean } from "./verify.ts";

/** Rounds until the output is clean; honest HTML needs one, sloppy nesting two. */
const MAX_ROUNDS = 4;

/** @returns a function that cleans one document within the limits on its structure, and lets nothing out that is not verified */
export function createDocumentSanitizer(limits: DocumentLimits): (html: string) => SanitizeResult {
  const clean = createCleaner();
  return (html) => {
    if (isClean(html, limits)) return { html };
    const refusal = checkStructure(html, limits);
    if (refusal) return refusal;
    let current = html;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      current = clean(current);
      if (isClean(current, limits)) return { html: current };
    }
    return {
      refused: "unstable",
      message: "The HTML changes its meaning each time it is read, as attacks on sanitisers do. Close and nest its elements properly.",
    };
  };
}
