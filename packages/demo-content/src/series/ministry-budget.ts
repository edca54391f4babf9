/** The ministry's own budget as a spending unit (chapter 018): sample figures, billions of VND a year. */
import type { SeriesLine } from "../records.ts";
import type { Point } from "./exchange-rates.ts";

const FIRST_YEAR = 2021;
const billions = { vi: "tỷ đồng", en: "VND billion" };

/** Estimates of recurrent expenditure, by kind of the budget index (loại). */
const recurrent = {
  administration: {
    vi: "Chi thường xuyên – hoạt động của cơ quan quản lý nhà nước (loại 340)",
    en: "Recurrent – state administration (kind 340)",
    estimates: [17_850, 18_240, 19_120, 20_460, 22_980, 24_310],
  },
  economy: {
    vi: "Chi thường xuyên – các hoạt động kinh tế (loại 280)",
    en: "Recurrent – economic activities (kind 280)",
    estimates: [1120, 1180, 1265, 1340, 1610, 1725],
  },
  education: {
    vi: "Chi thường xuyên – giáo dục, đào tạo và dạy nghề (loại 070)",
    en: "Recurrent – education and training (kind 070)",
    estimates: [214, 228, 241, 262, 305, 331],
  },
  science: {
    vi: "Chi thường xuyên – khoa học và công nghệ (loại 100)",
    en: "Recurrent – science and technology (kind 100)",
    estimates: [96, 104, 118, 131, 187, 246],
  },
  social: {
    vi: "Chi thường xuyên – bảo đảm xã hội (loại 370)",
    en: "Recurrent – social protection (kind 370)",
    estimates: [58, 61, 63, 66, 82, 78],
  },
} as const;
const investment = [2140, 2480, 2975, 2610, 3420, 4180];

/** What was spent of the estimate, in parts of one; the accounts of later years are not final yet. */
const rates = { recurrent: [0.962, 0.955, 0.968, 0.973], investment: [0.713, 0.846, 0.927, 0.894] } as const;

const yearly = (values: readonly number[]): Point[] => values.map((value, index): Point => [`${FIRST_YEAR + index}-01-01`, value]);
const outturnOf = (estimates: readonly number[], of: readonly number[]): number[] =>
  of.map((rate, index) => Math.round((estimates[index] ?? 0) * rate));

const line = (slug: string, vi: string, en: string, values: readonly number[]): SeriesLine => ({
  kind: "series",
  slug: `ministry-${slug}`,
  name: { vi, en },
  unit: billions,
  points: yearly(values),
});

/** Estimates by kind of expenditure, and estimates with their outturn over the years. */
export function* ministryBudget(): Generator<SeriesLine> {
  const kinds = Object.entries(recurrent);
  for (const [kind, { vi, en, estimates }] of kinds) yield line(`budget-${kind}`, vi, en, estimates);
  yield line("budget-investment", "Chi đầu tư phát triển", "Development investment", investment);
  const total = investment.map((_, index) => kinds.reduce((sum, [, { estimates }]) => sum + (estimates[index] ?? 0), 0));
  yield line("recurrent-estimate", "Dự toán chi thường xuyên", "Recurrent expenditure estimate", total);
  yield line("recurrent-outturn", "Quyết toán chi thường xuyên", "Recurrent expenditure outturn", outturnOf(total, rates.recurrent));
  yield line("investment-estimate", "Dự toán chi đầu tư phát triển", "Development investment estimate", investment);
  yield line(
    "investment-outturn",
    "Quyết toán chi đầu tư phát triển",
    "Development investment outturn",
    outturnOf(investment, rates.investment),
  );
}
