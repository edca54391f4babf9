/** Contrast by WCAG 2, and which colours of the design must keep it on which ground. */

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance. */
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export const grounds = ["--color-page", "--color-panel", "--surface-tint", "--surface-accent"];
/** Text needs 4.5:1 (WCAG 1.4.3). */
export const texts = [
  "--color-ink",
  "--color-muted",
  "--color-link",
  "--color-link-hover",
  "--color-visited",
  "--color-accent",
  "--color-gold-text",
];
/** Controls, signs of what is current, and lines of charts need 3:1 (WCAG 1.4.11). */
export const marks = ["--color-border", "--color-structure", "--color-accent-line", "--chart-1", "--chart-2", "--chart-3"];
