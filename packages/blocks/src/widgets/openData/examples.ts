import type { Dataset } from "@portal/domain";
import { hostileTexts } from "../../samples/hostile.ts";
import { longName, longSummary } from "../../samples/long.ts";
import type { WidgetExamples } from "../../examples.ts";

const series: Dataset = {
  id: "series-usd-vnd",
  kind: "series",
  name: "Đô la Mỹ",
  description: "Số liệu theo thời gian: Đô la Mỹ, đơn vị: đồng.",
  period: ["2025-01-02", "2026-11-27"],
  frequency: "daily",
  changedAt: "2026-11-27T02:00:00.000Z",
  files: [{ name: "", path: "/du-lieu/series/vi/usd-vnd" }],
  series: "usd-vnd",
};
const articles: Dataset = {
  id: "articles",
  kind: "articles",
  name: "Tin bài",
  description: "Tiêu đề, địa chỉ, chuyên mục và thời điểm đăng của mọi tin bài đã đăng.",
  period: ["2024", "2026"],
  frequency: "continuous",
  changedAt: "2026-11-28T02:00:00.000Z",
  files: ["2026-2", "2026", "2025", "2024"].map((name) => ({ name, path: `/du-lieu/articles/${name}` })),
};

export const examples: WidgetExamples = {
  normal: { content: { datasets: [series, { ...series, id: "series-eur-vnd", name: "Euro", series: "eur-vnd" }, articles] } },
  empty: { content: {} },
  longText: { content: { datasets: [series, articles].map((one) => ({ ...one, name: longName, description: longSummary })) } },
  hostile: {
    content: {
      datasets: [series, articles].flatMap((one) =>
        hostileTexts.map((text, index) => ({ ...one, id: `${one.id}-${index}`, name: text, description: text, changedAt: text })),
      ),
    },
  },
};
