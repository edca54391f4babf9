import { categoryExamples } from "../samples/category.ts";
import { exchangeRates } from "../samples/series.ts";

export const examples = categoryExamples({
  category: { slug: "ty-gia", name: "Tỷ giá hạch toán", href: "/btc/ty-gia" },
  articles: [],
  total: 0,
  series: exchangeRates,
});
