import { type ChangeObject, diffWords, diffWordsWithSpace } from "diff";

export interface MarkedText {
  readonly text: string;
  readonly mark: "same" | "removed" | "added";
}

/** Milliseconds; what takes longer is shown as one text instead of another. */
const LONGEST = 500;
/** Characters that are left of what is the same, on either side of a change. */
const CONTEXT = 120;

/** Words that were removed and added; what is the same for long is shortened. */
export function markWords(before: string, after: string): readonly MarkedText[] {
  const changes = differences(before, after);
  if (!changes)
    return [
      { text: before, mark: "removed" },
      { text: after, mark: "added" },
    ];
  return changes.map(({ value, added, removed }, index) => {
    if (added || removed) return { text: value, mark: added ? "added" : "removed" };
    return { text: shorten(value, { isFirst: index === 0, isLast: index === changes.length - 1 }), mark: "same" };
  });
}

/** Neighbouring words are one difference; spaces are one where nothing else is. @returns undefined: it took too long */
function differences(before: string, after: string): readonly ChangeObject<string>[] | undefined {
  const words = diffWords(before, after, { timeout: LONGEST });
  const isSame = words?.every(({ added, removed }) => !added && !removed);
  return isSame ? diffWordsWithSpace(before, after, { timeout: LONGEST }) : words;
}

function shorten(text: string, { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean }): string {
  if (text.length <= 2 * CONTEXT + 20 || (isFirst && isLast)) return text;
  // Between words: half of one says nothing.
  const start = isFirst ? "" : text.slice(0, CONTEXT).replace(/\S*$/, "");
  const end = isLast ? "" : text.slice(-CONTEXT).replace(/^\S*/, "");
  return `${start}…${end}`;
}
