import type { ReactNode } from "react";
import styles from "./Panel.module.css";

/** A framed line for the one thing an article offers, with a sentence below it. */
export function Panel({ note, children }: { readonly note: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div className={styles["panel"]}>
      {children && <p className={styles["line"]}>{children}</p>}
      <p className={styles["note"]}>{note}</p>
    </div>
  );
}
