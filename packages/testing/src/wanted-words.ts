import { parseTyped, type Wanted } from "@portal/domain/content";

interface WantedWords {
  readonly wanted: readonly Wanted[];
  readonly unwanted: readonly Wanted[];
}

/** What was typed, however a text writes it. */
export function wantedWords(typed: string): WantedWords {
  const { wanted, unwanted } = parseTyped(typed);
  const folded = (groups: typeof wanted): Wanted[] =>
    groups.map(({ words }) => ({ folded: words.map((word) => word.folded), written: undefined }));
  return { wanted: folded(wanted), unwanted: folded(unwanted) };
}
