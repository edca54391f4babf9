/** Scales of charts: straight ones are all that a line or a bar needs. */

export type Scale = (value: number) => number;

/** Maps `from` to `to` in a straight line; a domain of one value falls into the middle. */
export function linearScale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [low, high] = from;
  const [start, end] = to;
  return high === low ? () => (start + end) / 2 : (value) => start + ((value - low) / (high - low)) * (end - start);
}

/** A round number of about span / count: 1, 2 or 5 times a power of ten. */
function niceStep(span: number, count: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const rest = raw / power;
  return power * (rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1);
}

/** The smallest range with round ends that holds [low, high], for about `count` steps. Of one value: that value. */
export function niceRange(low: number, high: number, count: number): readonly [number, number] {
  if (!(high > low)) return [low, low];
  let ends: readonly [number, number] = [low, high];
  // Rounding outwards may widen the range so far that a larger step is the round one.
  for (let step = 0; ;) {
    const next = niceStep(ends[1] - ends[0], count);
    if (next === step) return ends;
    step = next;
    ends = [roundTo(Math.floor(ends[0] / step) * step, step), roundTo(Math.ceil(ends[1] / step) * step, step)];
  }
}

/** Without the rounding errors of binary fractions: 0.1 + 0.2 is 0.3 at a step of 0.1. */
const roundTo = (value: number, step: number): number => Number(value.toFixed(Math.min(100, Math.max(0, -Math.floor(Math.log10(step))))));

/** SVG path of straight lines through points, in hundredths; one point draws nothing. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.length < 2 ? "" : `M${points.map((point) => point.map((value) => Math.round(value * 100) / 100).join(",")).join("L")}`;
