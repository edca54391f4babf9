import type { ReactNode } from "react";
import styles from "./Notice.module.css";

/** Says plainly how things stand: what is not in operation yet, and what a reader can do meanwhile. */
export function Notice({ children, id }: { readonly children: ReactNode; readonly id?: string | undefined }): ReactNode {
  return (
    <div className={styles["notice"]} id={id}>
      {children}
    </div>
  );
}
