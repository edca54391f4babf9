import { fold } from "@portal/domain/content";

/** RFC 6266: an ASCII name for old readers, the real one beside it. */
export function contentDisposition(disposition: "inline" | "attachment", fileName: string): string {
  const ascii =
    Array.from(fileName.normalize("NFC"), plainLetter)
      .join("")
      .replace(/[^\x20-\x7e]/g, "")
      .replace(/["\\%;]/g, "_") || "file";
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Without its marks, in its case. */
const plainLetter = (letter: string): string => (letter === letter.toLowerCase() ? fold(letter) : fold(letter).toUpperCase());
