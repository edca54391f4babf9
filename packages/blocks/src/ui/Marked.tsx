import type { ReactNode } from "react";
import type { MarkedText } from "@portal/domain";
import styles from "./Marked.module.css";

/** A text in parts, what was looked for marked. Parts are plain text: nothing in them is ever markup. */
export function Marked({ parts }: { readonly parts: MarkedText }): ReactNode {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={styles["mark"]}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
