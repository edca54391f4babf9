import { LAST_DAY, monthBefore, monthOf, weekday } from "../text/dates.ts";
import { randomOf } from "../text/random.ts";
import type { SeriesLine } from "../records.ts";
import { ministryBudget } from "./ministry-budget.ts";
import { exchangeRate, lastDays, type Point, type Rate, walk } from "./exchange-rates.ts";

const currencies: readonly (readonly [slug: Rate, vi: string, en: string])[] = [
  ["fx-usd", "Đô la Mỹ (USD)", "US dollar (USD)"],
  ["fx-eur", "Euro (EUR)", "Euro (EUR)"],
  ["fx-jpy", "Yên Nhật (JPY)", "Japanese yen (JPY)"],
  ["fx-gbp", "Bảng Anh (GBP)", "Pound sterling (GBP)"],
  ["fx-cny", "Nhân dân tệ (CNY)", "Chinese yuan (CNY)"],
];

/** Trading days of the last year. */
const tradingDays = (): string[] => lastDays(365).filter((day) => weekday(day) !== 0 && weekday(day) !== 6);

const indices = [
  ["vn-index", "VN-Index", 1684.32, 0.011, 0.19],
  ["hnx-index", "HNX-Index", 268.47, 0.012, 0.15],
  ["upcom-index", "UPCoM-Index", 118.9, 0.008, 0.11],
] as const;

/** Yearly estimates, thousands of billions of VND. */
const estimates = {
  "budget-revenue": [1411, 1539, 1343, 1411, 1620, 1700, 1967, 2529],
  "budget-expenditure": [1633, 1747, 1687, 1784, 2076, 2119, 2527, 3159],
} as const;
const trillions = { vi: "nghìn tỷ VND", en: "VND trillion" };
const FIRST_YEAR = 2019;

/** What a month takes of its year: more at the ends of quarters. */
function monthly(seed: string, yearly: number): Point[] {
  const random = randomOf(seed);
  return Array.from({ length: 24 }, (_, index): Point => {
    const day = monthBefore(LAST_DAY, 24 - index);
    const season = monthOf(day) % 3 === 0 ? 1.12 : monthOf(day) === 1 ? 1.2 : 0.94;
    return [day, Number(((yearly / 12) * season * (0.92 + index * 0.006 + random.next() * 0.08)).toFixed(1))];
  });
}

export function* seriesLines(): Generator<SeriesLine> {
  for (const [slug, vi, en] of currencies) yield { kind: "series", slug, name: { vi, en }, unit: "VND", points: exchangeRate(slug) };
  for (const [slug, name, now, step, drift] of indices)
    yield { kind: "series", slug, name, unit: { vi: "điểm", en: "points" }, points: walk(slug, tradingDays(), now, step, drift, 2) };
  yield {
    kind: "series",
    slug: "bond-yield-10y",
    name: { vi: "Lợi suất trái phiếu Chính phủ kỳ hạn 10 năm", en: "10-year government bond yield" },
    unit: "%",
    points: walk("bond-yield-10y", tradingDays(), 3.62, 0.008, 0.09, 2),
  };
  const labels = {
    "budget-revenue": { vi: "Dự toán thu ngân sách nhà nước", en: "State budget revenue estimate" },
    "budget-expenditure": { vi: "Dự toán chi ngân sách nhà nước", en: "State budget expenditure estimate" },
  } as const;
  for (const slug of ["budget-revenue", "budget-expenditure"] as const) {
    yield {
      kind: "series",
      slug,
      name: labels[slug],
      unit: trillions,
      points: estimates[slug].map((value, index): Point => [`${FIRST_YEAR + index}-01-01`, value]),
    };
  }
  yield {
    kind: "series",
    slug: "budget-revenue-monthly",
    name: { vi: "Thu ngân sách theo tháng", en: "Monthly budget revenue" },
    unit: trillions,
    points: monthly("thu", 2230),
  };
  yield {
    kind: "series",
    slug: "budget-expenditure-monthly",
    name: { vi: "Chi ngân sách theo tháng", en: "Monthly budget expenditure" },
    unit: trillions,
    points: monthly("chi", 2080),
  };
  yield* ministryBudget();
}
