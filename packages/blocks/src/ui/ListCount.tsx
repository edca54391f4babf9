import type { ReactNode } from "react";
import { EXACT_TOTAL } from "@portal/domain";
import { useHost } from "@portal/react";
import styles from "./ListCount.module.css";
import type { Translate } from "./use-texts.ts";

interface ListCountProps {
  readonly list: { readonly page: number; readonly pageSize: number; readonly total: number };
  /** How many of it this page shows. */
  readonly shown: number;
  /** In the words of the list. */
  readonly say: Translate<"count" | "countMore" | "range">;
  /** Said behind it. */
  readonly children?: ReactNode;
}

/** How many there are in a list, and which of them this page shows. */
export function ListCount({ list: { page, pageSize, total }, shown, say, children }: ListCountProps): ReactNode {
  const { format } = useHost();
  const first = (page - 1) * pageSize + 1;
  const all =
    total > EXACT_TOTAL
      ? say("countMore", { total: format.number(EXACT_TOTAL) })
      : say("count", { count: total, total: format.number(total) });
  return (
    <p className={styles["count"]}>
      {total > shown ? say("range", { from: format.number(first), to: format.number(first + shown - 1), all }) : all}
      {children}
    </p>
  );
}
