import type { ArticleSummary } from "@portal/core";
import { useHost } from "@portal/react";
import { isDate } from "./DateTime.tsx";
import { type Run, runsOf } from "./runs.ts";

/** Articles that follow one another on the same day, in the portal's time zone; the label is the day as it is written. */
export function useDays(articles: readonly ArticleSummary[]): readonly Run<ArticleSummary>[] {
  const { format } = useHost();
  return runsOf(articles, ({ publishedAt }) => (isDate(publishedAt) ? format.date(publishedAt) : ""));
}
