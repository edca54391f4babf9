import { defineQuery } from "./define-query.ts";

export interface VisitStatisticsContent {
  /** The last day that is counted, YYYY-MM-DD. */
  readonly until: string;
  /** Months with views, YYYY-MM, the newest first. */
  readonly months: readonly { readonly month: string; readonly views: number; readonly searches: number }[];
}

/** How often the site's pages were viewed. Of days that are over: a view changes no page. */
export const visitStatistics = defineQuery({
  kind: "visitStatistics",
  value: { description: "How often the site's pages were viewed and searched in the last twelve months.", type: "boolean" },
  plan: (isWanted, { site }) => (isWanted ? { key: "visitStatistics", fields: { of: site }, tags: [] } : undefined),
  read: (result: VisitStatisticsContent) => result,
});
