import type { VisitStatisticsContent } from "@portal/domain";
import type { WidgetExamples } from "../../examples.ts";
import { hostileTexts } from "../../samples/hostile.ts";
import { longName } from "../../samples/long.ts";
import { examplePage } from "../example-page.ts";
import { hostilePage } from "../hostile-page.ts";

const page = { path: "/btc/thong-ke-truy-cap", category: undefined };
const visitStatistics: VisitStatisticsContent = {
  until: "2026-03-09",
  months: [
    { month: "2026-03", views: 41_207, searches: 1_890 },
    { month: "2026-02", views: 120_544, searches: 5_031 },
    { month: "2026-01", views: 98_110, searches: 4_412 },
  ],
};

export const examples: WidgetExamples = {
  normal: { content: { visitStatistics }, page },
  empty: { content: {}, page },
  longText: { content: { visitStatistics }, page: { ...page, site: { ...examplePage.site, name: longName } } },
  hostile: {
    content: { visitStatistics: { until: "__proto__", months: hostileTexts.map((month) => ({ month, views: 1e300, searches: -1 })) } },
    page: hostilePage,
  },
};
