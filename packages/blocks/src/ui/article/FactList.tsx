import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { Day } from "../Day.tsx";
import { isDate } from "../DateTime.tsx";
import styles from "./FactList.module.css";

/** A term and its value, which is left out where it is not known. */
export type Fact = readonly [term: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Whether other facts stand right above. */
  readonly continues?: boolean;
}

/** What a document is known by, a row each. */
export function FactList({ facts, continues = false }: FactListProps): ReactNode {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={cx(styles["facts"], !continues && styles["first"])}>
      {known.map(([term, value]) => (
        <div key={term} className={styles["row"]}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const dayFact = (iso: string | undefined): ReactNode => isDate(iso) && <Day day={iso} />;
