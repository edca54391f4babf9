import { Fragment, type ReactNode, useMemo } from "react";
import { markWords } from "./mark-words.ts";
import styles from "./MarkedWords.module.css";

export interface MarkedWordsProps {
  readonly before: string;
  readonly after: string;
  /** Which of the two is shown. */
  readonly side: "before" | "after";
}

/** One of two texts, what the other does not say marked. Markup is text as well. */
export function MarkedWords({ before, after, side }: MarkedWordsProps): ReactNode {
  const parts = useMemo(() => markWords(before, after), [before, after]);
  return parts.map(({ text, mark }, index) => {
    // oxlint-disable react/no-array-index-key -- a text is drawn anew as a whole
    if (mark === "same") return <Fragment key={index}>{text}</Fragment>;
    if (mark === "removed")
      return side === "before" ? (
        <del key={index} className={styles["removed"]}>
          {text}
        </del>
      ) : null;
    return side === "after" ? (
      <ins key={index} className={styles["added"]}>
        {text}
      </ins>
    ) : null;
    // oxlint-enable react/no-array-index-key
  });
}
