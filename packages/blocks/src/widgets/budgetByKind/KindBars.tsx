import type { ReactNode } from "react";
import { Name } from "../../ui/Name.tsx";
import { linearScale } from "../../ui/scale.ts";
import type { BudgetLine } from "./budget-lines.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { budgetByKindTexts } from "./texts.ts";
import styles from "./BudgetByKind.module.css";

interface KindBarsProps {
  readonly lines: readonly BudgetLine[];
  readonly year: number;
}

/** Two bars a kind of expenditure, this year's thick above last year's thin; the table beside it has the figures. */
export function KindBars({ lines, year }: KindBarsProps): ReactNode {
  const t = useTexts(budgetByKindTexts);
  const most = Math.max(...lines.flatMap(({ amount = 0, before = 0 }) => [amount, before]));
  if (!(most > 0)) return null;
  const scale = linearScale([0, most], [0, 100]);
  const width = (value = 0): number => Math.max(0, Math.round(scale(value) * 100) / 100);
  return (
    <figure className={styles["chart"]}>
      <div role="img" aria-label={t("budgetByKind.chart", { year, before: year - 1 })}>
        {lines.map(({ label, amount, before }, index) => (
          <div key={index} className={styles["kind"]}>
            <span>
              <Name text={label} />
            </span>
            <svg viewBox="0 0 100 16" preserveAspectRatio="none" className={styles["bars"]} aria-hidden="true">
              <rect className={styles["now"]} width={width(amount)} height="10" />
              <rect className={styles["before"]} y="12" width={width(before)} height="4" />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className={styles["legend"]}>
        <span className={styles["key"]}>
          <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true">
            <rect className={styles["now"]} y="1" width="28" height="10" />
          </svg>
          {year}
        </span>
        <span className={styles["key"]}>
          <svg viewBox="0 0 28 12" width="28" height="12" aria-hidden="true">
            <rect className={styles["before"]} y="4" width="28" height="4" />
          </svg>
          {year - 1}
        </span>
      </figcaption>
    </figure>
  );
}
