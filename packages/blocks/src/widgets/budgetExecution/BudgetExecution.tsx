import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { DataTable } from "../../ui/DataTable.tsx";
import { FigureDay } from "../../ui/FigureDay.tsx";
import { FiguresDownload } from "../../ui/FiguresDownload.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { LineChart } from "../../ui/LineChart.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { recentDays } from "../../ui/compare-series.ts";
import { isYearly, usable } from "../../ui/figures.ts";
import { type Execution, executionsOf } from "./executions.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { budgetExecutionTexts } from "./texts.ts";
import styles from "./BudgetExecution.module.css";

/** Years of the table. */
const ROWS = 12;

/** What was planned against what was spent, over the years: estimate, outturn and the rate between them. */
export function BudgetExecution({ node, content }: WidgetProps): ReactNode {
  const t = useTexts(budgetExecutionTexts);
  const executions = executionsOf(usable(content.series ?? []));
  if (executions.length === 0) return null;
  const level = node.headingLevel ?? 2;
  return (
    <section className={styles["execution"]}>
      <SectionHeading level={level} text={t("budgetExecution.title")} />
      <div className={styles["pairs"]}>
        {executions.map((execution, index) => (
          <Pair key={index} execution={execution} number={index + 1} level={level + 1} />
        ))}
      </div>
      <FiguresDownload series={executions.flatMap(({ estimate, outturn }) => [estimate, outturn])} label={t("budgetExecution.download")} />
    </section>
  );
}

interface PairProps {
  readonly execution: Execution;
  /** Tells tables apart whose series have the same label. */
  readonly number: number;
  readonly level: number;
}

function Pair({ execution: { estimate, outturn, latest }, number, level }: PairProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(budgetExecutionTexts);
  const series = [estimate, outturn];
  const yearly = series.every(isYearly);
  const percent = (rate: number): string => format.number(rate, { style: "percent", maximumFractionDigits: 1 });
  const rateOf = (planned: number | undefined, spent: number | undefined): string =>
    !planned || spent === undefined ? "–" : percent(spent / planned);
  return (
    <div className={styles["pair"]}>
      <Heading level={level} className={styles["name"]}>
        {t("budgetExecution.pair", { outturn: outturn.label })}
      </Heading>
      {latest && (
        <p>
          {t("budgetExecution.latest", { year: latest.at.slice(0, 4) })} <strong className={styles["rate"]}>{percent(latest.rate)}</strong>
        </p>
      )}
      <LineChart series={series} />
      <DataTable
        caption={t("budgetExecution.table", { number, outturn: outturn.label, unit: estimate.unit })}
        columns={[
          { key: "year", label: t("budgetExecution.year") },
          { key: "estimate", label: t("budgetExecution.estimate"), numeric: true },
          { key: "outturn", label: t("budgetExecution.outturn"), numeric: true },
          { key: "rate", label: t("budgetExecution.rate"), numeric: true },
        ]}
        rows={recentDays(series, ROWS).map(({ day, values: [planned, spent] }) => ({
          key: day,
          cells: [
            <FigureDay key="day" day={day} yearly={yearly} />,
            planned === undefined ? "–" : format.number(planned),
            spent === undefined ? t("budgetExecution.unsettled") : format.number(spent),
            rateOf(planned, spent),
          ],
        }))}
      />
    </div>
  );
}
