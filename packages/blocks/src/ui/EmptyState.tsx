import type { ReactNode } from "react";
import styles from "./State.module.css";

/** Says that there is nothing, where a reader expects something: listings, search. Blocks without content draw nothing. */
export function EmptyState({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={styles["empty"]}>{children}</p>;
}
