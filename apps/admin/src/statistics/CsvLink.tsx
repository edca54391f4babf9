import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface CsvLinkProps {
  readonly part: "days" | "pages" | "words" | "missing";
  /** Name of the table. */
  readonly table: string;
  /** Which period, and which site. */
  readonly query: string;
}

/** Takes a table away, for a spreadsheet. */
export function CsvLink({ part, table, query }: CsvLinkProps): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <p>
      <a
        href={`/api/admin/statistics/tables/${part}?${query}&language=${i18n.language}`}
        aria-label={t("statistics.csvOf", { table })}
        download
      >
        {t("statistics.csv")}
      </a>
    </p>
  );
}
