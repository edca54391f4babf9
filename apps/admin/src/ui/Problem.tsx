import type { ReactNode } from "react";
import styles from "./ui.module.css";

/** What went wrong, announced when it appears. */
export const Problem = ({ text }: { readonly text: string | undefined }): ReactNode =>
  text === undefined ? null : (
    <p role="alert" className={styles["problem"]}>
      {text}
    </p>
  );
