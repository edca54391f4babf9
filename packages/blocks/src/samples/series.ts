/** Made figures. */
import type { Series } from "@portal/core";

/** Monday to Friday of `weeks` weeks, with a wave that is the same on every run. */
const wave = (base: number, swing: number, weeks: number): Series["points"] =>
  Array.from({ length: weeks * 5 }, (_, index) => {
    const day = Math.floor(index / 5) * 7 + (index % 5);
    const at = new Date(Date.UTC(2026, 8, 7 + day)).toISOString().slice(0, 10);
    return { at, value: Math.round(base + swing * Math.sin(index / 4) + (swing * index) / (weeks * 5)) };
  });

const months = (values: readonly number[]): Series["points"] =>
  values.map((value, index) => ({ at: `2026-${String(index + 1).padStart(2, "0")}-01`, value }));

export const exchangeRates: Series[] = [
  { id: "usd-vnd", label: "Đô la Mỹ (USD)", unit: "đồng", points: wave(25_160, 45, 10) },
  { id: "eur-vnd", label: "Euro (EUR)", unit: "đồng", points: wave(27_480, 130, 10) },
  { id: "jpy-vnd", label: "Yên Nhật (JPY)", unit: "đồng", points: wave(168, 3, 10) },
];

export const budgetTotals: Series[] = [
  {
    id: "budget-revenue",
    label: "Dự toán thu ngân sách",
    unit: "nghìn tỷ đồng",
    points: months([182, 148, 165, 191, 172, 160, 184, 177, 169, 196]),
  },
  {
    id: "budget-expenditure",
    label: "Dự toán chi ngân sách",
    unit: "nghìn tỷ đồng",
    points: months([128, 139, 151, 148, 160, 166, 158, 171, 175, 189]),
  },
];
