import { defineBlock } from "../define-block.ts";
import { categoryExamples } from "../samples/category.ts";
import { exchangeRates } from "../samples/series.ts";
import { SmallMultiples } from "./SmallMultiples.tsx";

export const definition = defineBlock({
  type: "category",
  name: "smallMultiples",
  description: "Time series, each with its latest figure and a line on its own scale. Without series its articles are listed.",
  component: SmallMultiples,
  examples: categoryExamples({
    category: { slug: "ty-gia", name: "Tỷ giá hạch toán", href: "/btc/ty-gia" },
    articles: [],
    series: exchangeRates,
  }),
});
