import type { ArticleSummary } from "@portal/core";
import { useHost } from "@portal/react";
import { isDate } from "./DateTime.tsx";
import { type LabelGroup, groupConsecutive } from "./group-consecutive.ts";

/** Articles that follow one another on the same day, in the portal's time zone; the label is the day as it is written. */
export function useDays(articles: readonly ArticleSummary[]): readonly LabelGroup<ArticleSummary>[] {
  const { format } = useHost();
  return groupConsecutive(articles, ({ publishedAt }) => (isDate(publishedAt) ? format.date(publishedAt) : ""));
}
