import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { DataTable } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { visitStatisticsTexts } from "./texts.ts";

/** How often the site's pages were viewed and searched, by months, the newest first. */
export function VisitStatistics({ page, content: { visitStatistics } }: WidgetProps<"site">): ReactNode {
  const t = useTexts(visitStatisticsTexts);
  const { format } = useHost();
  if (!visitStatistics || visitStatistics.months.length === 0) return <EmptyState>{t("visitStatistics.empty")}</EmptyState>;
  const { months, until } = visitStatistics;
  const sum = (name: "views" | "searches"): number => months.reduce((total, month) => total + month[name], 0);
  const rows = months.map(({ month, views, searches }) => ({ key: month, name: nameOf(month), views, searches }));
  return (
    <>
      <p>{t("visitStatistics.text", { site: page.site.name, day: format.date(until) })}</p>
      <DataTable
        caption={t("visitStatistics.table")}
        columns={[
          { key: "month", label: t("visitStatistics.month") },
          { key: "views", label: t("visitStatistics.views"), numeric: true },
          { key: "searches", label: t("visitStatistics.searches"), numeric: true },
        ]}
        rows={[...rows, { key: "sum", name: t("visitStatistics.sum"), views: sum("views"), searches: sum("searches") }].map(
          ({ key, name, views, searches }) => ({ key, cells: [name, format.number(views), format.number(searches)] }),
        )}
      />
    </>
  );
}

/** YYYY-MM as dates are written here. */
const nameOf = (month: string): string => month.split("-").toReversed().join("/");
