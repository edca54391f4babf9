import { addDays, LAST_DAY } from "../text/dates.ts";
import { randomOf } from "../text/random.ts";

export type Point = readonly [day: string, value: number];

/** Last value, largest daily step and drift over the year, as parts of the value. */
const rates = {
  "fx-usd": { now: 25_160, step: 0.0011, drift: 0.014 },
  "fx-eur": { now: 28_940, step: 0.0032, drift: 0.031 },
  "fx-jpy": { now: 168.4, step: 0.0041, drift: -0.018 },
  "fx-gbp": { now: 33_480, step: 0.0029, drift: 0.022 },
  "fx-cny": { now: 3508, step: 0.0014, drift: 0.019 },
} as const;

export type Rate = keyof typeof rates;

const DAYS = 365;

/** A random walk that ends at `now`: drawn backwards, read forwards. */
export function walk(seed: string, days: readonly string[], now: number, step: number, drift: number, decimals: number): Point[] {
  const random = randomOf(seed);
  let value = now;
  const points: Point[] = [];
  for (const day of days.toReversed()) {
    points.push([day, Number(value.toFixed(decimals))]);
    value /= 1 + drift / days.length + (random.next() * 2 - 1) * step;
  }
  return points.toReversed();
}

export const lastDays = (count: number): string[] => Array.from({ length: count }, (_, index) => addDays(LAST_DAY, index - count + 1));

/** Daily rates of the last year, oldest first. */
export const exchangeRate = (rate: Rate): Point[] => {
  const { now, step, drift } = rates[rate];
  return walk(rate, lastDays(DAYS), now, step, drift, now < 1000 ? 2 : 0);
};
