import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../i18n/use-locale.ts";
import { useSites } from "../sites/use-sites.ts";
import { Button } from "../ui/Button.tsx";
import { type ListedFilter, narrowing } from "./record-filter.ts";
import styles from "./RecordPage.module.css";
import { useRecordTitle } from "./use-records.ts";

export interface FilterSummaryProps extends Pick<ListedFilter, "filter" | "change"> {
  /** undefined: not known yet. */
  readonly total: number | undefined;
  /** Whether there are no more than `total`. */
  readonly isTotalExact: boolean;
}

/** How many records are listed, and by what the list is narrowed. */
export function FilterSummary({ filter, change, total, isTotalExact }: FilterSummaryProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const line = useRef<HTMLParagraphElement>(null);
  const { sites } = useSites();
  const category = useRecordTitle("category", filter.category);
  const acting = narrowing.filter((name) => filter[name].trim() !== "");
  const isArticle = filter.kind === "article";
  const day = (date: string): string => new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).format(new Date(date));
  const said = (name: (typeof narrowing)[number]): string => {
    const value = filter[name];
    switch (name) {
      case "site":
        return `${t("people.site")}: ${sites.find(({ key }) => key === value)?.title ?? value}`;
      case "state":
        return `${t("filter.state")}: ${t(`filter.state.${value}`)}`;
      case "category":
        return `${t("field.category")}: ${category}`;
      case "q":
        return `${t("content.search")}: “${value.trim()}”`;
      default:
        return `${t(`filter.${name}.${isArticle ? "published" : "changed"}`)}: ${day(value)}`;
    }
  };
  const clear = (): void => {
    change(Object.fromEntries(narrowing.map((name) => [name, ""])));
    line.current?.focus();
  };
  const count = total !== undefined && t(isTotalExact ? "content.total" : "content.totalMore", { count: total });
  return (
    <div className={styles["summary"]}>
      <p ref={line} role="status" tabIndex={-1}>
        {count}
        {acting.length > 0 && ` – ${t("filter.acting", { filters: acting.map(said).join("; ") })}`}
      </p>
      {acting.length > 0 && (
        <Button look="quiet" onClick={clear}>
          {t("filter.clear")}
        </Button>
      )}
    </div>
  );
}
