import type { Series } from "@portal/core";
import type { WidgetExamples } from "../../examples.ts";
import { hostileSeries } from "../../samples/hostile.ts";
import { longName } from "../../samples/long.ts";

const yearly = (id: string, label: string, ...values: readonly number[]): Series => ({
  id,
  label,
  unit: "tỷ đồng",
  points: values.map((value, index) => ({ at: `${2022 + index}-01-01`, value })),
});

const budget: readonly Series[] = [
  yearly("thuong-xuyen-estimate", "Dự toán chi thường xuyên (mẫu)", 800, 820, 900, 950),
  yearly("thuong-xuyen-outturn", "Quyết toán chi thường xuyên (mẫu)", 780, 800, 855),
  yearly("dau-tu-estimate", "Dự toán chi đầu tư phát triển (mẫu)", 300, 320, 400, 420),
  yearly("dau-tu-outturn", "Quyết toán chi đầu tư phát triển (mẫu)", 210, 240, 320),
];

export const examples: WidgetExamples = {
  normal: { content: { series: budget } },
  empty: { content: { series: [] } },
  longText: { content: { series: budget.map((one) => ({ ...one, label: longName, unit: longName })) } },
  hostile: {
    content: {
      series: [
        ...hostileSeries,
        ...hostileSeries.flatMap((one) => [
          { ...one, id: "-estimate" },
          { ...one, id: "-outturn" },
        ]),
      ],
    },
    node: { headingLevel: 12 },
  },
};
