import type { Series } from "@portal/core";
import type { WidgetExamples } from "../../examples.ts";
import { hostileSeries } from "../../samples/hostile.ts";
import { longName } from "../../samples/long.ts";

const yearly = (id: string, label: string, ...values: readonly number[]): Series => ({
  id,
  label,
  unit: "tỷ đồng",
  points: values.map((value, index) => ({ at: `${2024 + index}-01-01`, value })),
});

const kinds: readonly Series[] = [
  yearly("quan-ly", "Chi hoạt động của cơ quan quản lý nhà nước (mẫu)", 600, 640, 720),
  yearly("dao-tao", "Chi giáo dục - đào tạo và dạy nghề (mẫu)", 100, 120, 90),
  yearly("dau-tu", "Chi đầu tư phát triển (mẫu)", 300, 240, 390),
];

export const examples: WidgetExamples = {
  normal: { content: { series: kinds } },
  empty: { content: { series: [] } },
  longText: { content: { series: kinds.map((one) => ({ ...one, label: longName, unit: longName })) } },
  hostile: { content: { series: hostileSeries }, node: { headingLevel: 12 } },
};
