/** Made figures. */
import type { Series } from "@portal/core";
import type { SeriesFixture } from "../fixture.ts";

const WEEKS = 10;
const DAY = 86_400_000;
const firstMonday = Date.UTC(2026, 8, 7);

/** Mondays to Fridays of ten weeks: a wave with a slope, the same on every run. */
function wave(base: number, swing: number): Series["points"] {
  return Array.from({ length: WEEKS * 5 }, (_, index) => ({
    at: new Date(firstMonday + (Math.floor(index / 5) * 7 + (index % 5)) * DAY).toISOString().slice(0, 10),
    value: Math.round((base + swing * Math.sin(index / 4) + (swing * index) / (WEEKS * 5)) * 100) / 100,
  }));
}

const months = (values: readonly number[]): Series["points"] =>
  values.map((value, index) => ({ at: `2026-${String(index + 1).padStart(2, "0")}-01`, value }));

const dong = { vi: "đồng", en: "dong" };
const trillions = { vi: "nghìn tỷ đồng", en: "trillion dong" };
const points = { vi: "điểm", en: "points" };

const billions = { vi: "tỷ đồng", en: "billion dong" };
const years = (values: readonly number[]): Series["points"] => values.map((value, index) => ({ at: `${2023 + index}-01-01`, value }));

/** The ministry's own budget, as the templates of its two layouts ask for it. */
const ministryBudget: readonly SeriesFixture[] = [
  {
    id: "ministry-budget-administration",
    label: { vi: "Chi thường xuyên (mẫu)", en: "Recurrent expenditure (sample)" },
    unit: billions,
    points: years([820, 860, 905, 940]),
  },
  {
    id: "ministry-budget-investment",
    label: { vi: "Chi đầu tư phát triển (mẫu)", en: "Development investment (sample)" },
    unit: billions,
    points: years([180, 210, 195, 260]),
  },
  {
    id: "ministry-recurrent-estimate",
    label: { vi: "Dự toán chi thường xuyên", en: "Recurrent expenditure estimate" },
    unit: billions,
    points: years([820, 860, 905, 940]),
  },
  {
    id: "ministry-recurrent-outturn",
    label: { vi: "Quyết toán chi thường xuyên", en: "Recurrent expenditure outturn" },
    unit: billions,
    points: years([801, 832]),
  },
];

export const sampleSeries: readonly SeriesFixture[] = [
  ...ministryBudget,
  { id: "usd-vnd", label: { vi: "Đô la Mỹ (USD)", en: "US dollar (USD)" }, unit: dong, points: wave(25_160, 45) },
  { id: "eur-vnd", label: { vi: "Euro (EUR)", en: "Euro (EUR)" }, unit: dong, points: wave(27_480, 130) },
  { id: "jpy-vnd", label: { vi: "Yên Nhật (JPY)", en: "Japanese yen (JPY)" }, unit: dong, points: wave(168, 3) },
  {
    id: "budget-revenue",
    label: { vi: "Dự toán thu ngân sách", en: "Budget revenue estimate" },
    unit: trillions,
    points: months([182, 148, 165, 191, 172, 160, 184, 177, 169, 196]),
  },
  {
    id: "budget-expenditure",
    label: { vi: "Dự toán chi ngân sách", en: "Budget expenditure estimate" },
    unit: trillions,
    points: months([128, 139, 151, 148, 160, 166, 158, 171, 175, 189]),
  },
  { id: "vn-index", label: { vi: "Chỉ số VN (mẫu)", en: "VN index (sample)" }, unit: points, points: wave(1284, 26) },
  { id: "hnx-index", label: { vi: "Chỉ số HNX (mẫu)", en: "HNX index (sample)" }, unit: points, points: wave(231, 5) },
];
