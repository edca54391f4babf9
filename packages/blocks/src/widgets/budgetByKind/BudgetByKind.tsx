import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { DataTable } from "../../ui/DataTable.tsx";
import { FiguresDownload } from "../../ui/FiguresDownload.tsx";
import { Name } from "../../ui/Name.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { usable } from "../../ui/figures.ts";
import { listingHref } from "../../ui/listing-query.ts";
import { KindBars } from "./KindBars.tsx";
import { type BudgetLine, budgetOf, chosenYear, yearsOf } from "./budget-lines.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { budgetByKindTexts } from "./texts.ts";
import styles from "./BudgetByKind.module.css";

/** What a budget is spent on in a year that the reader chooses: one yearly series a kind of expenditure, with its share and its change. */
export function BudgetByKind({ node, page, content }: WidgetProps<"path">): ReactNode {
  const t = useTexts(budgetByKindTexts);
  const series = usable(content.series ?? []);
  const years = yearsOf(series);
  const year = chosenYear(page.path, years);
  const unit = series[0]?.unit ?? "";
  if (year === undefined) return null;
  const { lines, total } = budgetOf(series, year);
  const title = t("budgetByKind.title", { year });
  return (
    <section className={styles["budget"]}>
      <SectionHeading level={node.headingLevel ?? 2} text={title} />
      <nav aria-label={t("budgetByKind.years")}>
        <ul className={styles["years"]}>
          {years.map((one) => (
            <li key={one}>
              <SafeLink
                href={listingHref(page.path, { page: 1, year: one, sort: "newest" })}
                className={styles["year"]}
                aria-current={one === year ? "true" : undefined}
              >
                {one}
              </SafeLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles["figures"]}>
        <KindBars lines={lines} year={year} />
        <Lines lines={[...lines, { ...total, label: t("budgetByKind.total") }]} year={year} caption={`${title} (${unit})`} />
      </div>
      <FiguresDownload series={series} label={t("budgetByKind.download")} />
    </section>
  );
}

interface LinesProps {
  readonly lines: readonly BudgetLine[];
  readonly year: number;
  readonly caption: string;
}

function Lines({ lines, year, caption }: LinesProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(budgetByKindTexts);
  const amount = (value: number | undefined): string => (value === undefined ? "–" : format.number(value));
  const percent = (value: number | undefined, signed: boolean): string =>
    value === undefined
      ? "–"
      : format.number(value, { style: "percent", maximumFractionDigits: 1, signDisplay: signed ? "exceptZero" : "auto" });
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: "kind", label: t("budgetByKind.kind") },
        { key: "amount", label: String(year), numeric: true },
        { key: "share", label: t("budgetByKind.share"), numeric: true },
        { key: "before", label: String(year - 1), numeric: true },
        { key: "change", label: t("budgetByKind.change"), numeric: true },
      ]}
      rows={lines.map((line, index) => ({
        key: String(index),
        cells: [
          <Name key="kind" text={line.label} />,
          amount(line.amount),
          percent(line.share, false),
          amount(line.before),
          percent(line.change, true),
        ],
      }))}
    />
  );
}
