import type { Frequency } from "../queries/datasets.ts";

const DAY_MS = 86_400_000;

/** The least and the largest average distance of two figures, in days. Trading days are 1.4 days apart on average. */
const distances: readonly (readonly [Frequency, from: number, to: number])[] = [
  ["daily", 0, 2.5],
  ["weekly", 6, 9],
  ["monthly", 27, 34],
  ["quarterly", 85, 97],
  ["yearly", 350, 380],
];

/** How often a series has a figure, by its first and last day and the number of its figures. */
export function frequencyOf(from: string, to: string, figures: number): Frequency {
  const distance = (Date.parse(to) - Date.parse(from)) / DAY_MS / (figures - 1);
  return distances.find(([, least, most]) => distance >= least && distance <= most)?.[0] ?? "irregular";
}
