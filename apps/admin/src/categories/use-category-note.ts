import type { ListedCategory } from "@portal/contracts";
import { useTranslation } from "react-i18next";
import { useDay } from "../i18n/use-moment.ts";

/** @returns says how many articles a category has, and when the last one was published */
export function useCategoryNote(): (category: Pick<ListedCategory, "articles" | "newest">) => string {
  const { t } = useTranslation();
  const day = useDay();
  return ({ articles, newest }) =>
    [t("categories.articles", { count: articles }), newest !== null && t("categories.newest", { day: day(newest) })]
      .filter(Boolean)
      .join(", ");
}
