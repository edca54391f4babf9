import type { Series } from "@portal/core";
import type { WidgetExamples } from "../../examples.ts";
import { hostileSeries } from "../../samples/hostile.ts";
import { longName } from "../../samples/long.ts";

const years = (first: number, ...values: readonly number[]): Series["points"] =>
  values.map((value, index) => ({ at: `${first + index}-01-01`, value }));

const budget: readonly Series[] = [
  { id: "thu", label: "Dự toán thu (mẫu)", unit: "nghìn tỷ VND", points: years(2022, 1411, 1620, 1701, 1966, 2230) },
  { id: "chi", label: "Dự toán chi (mẫu)", unit: "nghìn tỷ VND", points: years(2022, 1784, 2076, 2119, 2548, 2080) },
  { id: "thang", label: "Thu tháng gần nhất (mẫu)", unit: "nghìn tỷ VND", points: years(2026, 178) },
];

export const examples: WidgetExamples = {
  normal: { content: { series: budget } },
  empty: { content: { series: [] } },
  longText: { content: { series: budget.map((one) => ({ ...one, label: longName, unit: longName })) } },
  hostile: { content: { series: hostileSeries }, node: { headingLevel: 12 } },
};
