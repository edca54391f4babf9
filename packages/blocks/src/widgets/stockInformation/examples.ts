import type { Series } from "@portal/core";
import { hostileSeries } from "../../samples/hostile.ts";
import { longName } from "../../samples/long.ts";
import type { WidgetExamples } from "../../examples.ts";

/** Sixty trading days, the same on every run. */
const days = (base: number, swing: number, digits: number): Series["points"] =>
  Array.from({ length: 60 }, (_, index) => {
    const at = new Date(Date.UTC(2026, 7, 24 + Math.floor(index / 5) * 7 + (index % 5))).toISOString().slice(0, 10);
    return { at, value: Number((base + swing * Math.sin(index / 7) + (swing * index) / 40 - (index % 3) * swing * 0.05).toFixed(digits)) };
  });

const market: readonly Series[] = [
  { id: "chi-so-chung", label: "Chỉ số chung (mẫu)", unit: "điểm", points: days(1240, 38, 2) },
  { id: "chi-so-30", label: "Chỉ số 30 cổ phiếu lớn (mẫu)", unit: "điểm", points: days(1310, -45, 2) },
  { id: "gia-tri-giao-dich", label: "Giá trị giao dịch (mẫu)", unit: "tỷ đồng", points: days(18_400, 2600, 0) },
];

export const examples: WidgetExamples = {
  normal: { content: { series: market } },
  empty: { content: { series: [] } },
  longText: { content: { series: market.map((one) => ({ ...one, label: longName, unit: longName })) } },
  hostile: { content: { series: hostileSeries }, node: { headingLevel: 12 } },
};
