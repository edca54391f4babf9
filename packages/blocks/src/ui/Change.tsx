import type { ReactNode } from "react";
import { useHost } from "@portal/react";
import type { LatestValue } from "./figures.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Change.module.css";

/** How a figure moved since the one before; the direction is said by a sign and an arrow, never by colour alone. */
export function Change({ latest: { change } }: { readonly latest: LatestValue }): ReactNode {
  const { format } = useHost();
  if (change === undefined) return "–";
  return (
    <span className={styles["change"]}>
      {change !== 0 && <Icon name={change > 0 ? "up" : "down"} />}
      {format.number(change, { signDisplay: "exceptZero" })}
    </span>
  );
}
