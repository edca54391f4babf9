import { uploadLimits } from "./upload-rules.ts";

/** Characters at a name's end: what senders make longer would only take time. */
const MAX_INPUT_LENGTH = 1000;

/**
 * A file's name as people may read it: no folders, no control characters, nothing that turns the direction of writing around and hides
 * an ending, no leading dots. It never becomes a path.
 */
export function readableName(given: string, ending: string): string {
  const base = given
    .slice(-MAX_INPUT_LENGTH)
    .normalize("NFC")
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd<>:"|?*;%]/gu, "")
    .replace(/\.[^.]*$/, "")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const name = Array.from(base ?? "")
    .slice(0, uploadLimits.nameLength)
    .join("");
  return `${name || "tep-dinh-kem"}.${ending}`;
}
