import { defineBlock } from "../define-block.ts";
import { categoryExamples } from "../samples/category.ts";
import { exchangeRates } from "../samples/series.ts";
import { SeriesTable } from "./SeriesTable.tsx";

export const definition = defineBlock({
  type: "category",
  name: "seriesTable",
  description:
    "Time series of the category: table, chart, download; series of one unit and order share the chart, at most three of them. Without series its articles are listed.",
  component: SeriesTable,
  examples: categoryExamples({
    category: { slug: "ty-gia", name: "Tỷ giá hạch toán", href: "/btc/ty-gia" },
    articles: [],
    series: exchangeRates,
  }),
});
