import type { Random } from "../text/random.ts";
import type { Scheme } from "./palette.ts";
import { area, below, box, byColour, circle, group, line, type Point, range, rect, ring, soft, straight } from "./shapes.ts";

const grid = (c: Scheme, left: number, right: number, rows: readonly number[]): string =>
  line(rows.map((y) => `M${left} ${y}H${right}`).join(""), c.far, 2);

export function bars(r: Random, c: Scheme): string {
  const count = r.int(7, 11);
  const step = 480 / count;
  const tops = range(count).map((index) => 215 - (index / count) * r.int(90, 140) + r.int(-22, 22));
  const highlight = r.chance(0.7) ? count - 1 : r.int(2, count - 2);
  const columns = tops.map(
    (top, index) =>
      [index === highlight ? c.gold : index % 2 ? c.near : c.mid, box(80 + index * step, top, step * 0.62, 290 - top)] as const,
  );
  const trend = tops.map((top, index): Point => [80 + index * step + step * 0.31, top - 26]);
  const last = trend.at(-1) ?? [0, 0];
  return (
    grid(c, 60, 580, [90, 140, 190, 240]) +
    byColour(columns) +
    rect(60, 290, 520, 4, c.strong) +
    line(soft(trend), c.strong, 3) +
    circle(last[0], last[1], 8, c.accent)
  );
}

export function areas(r: Random, c: Scheme): string {
  const steps = r.int(6, 8);
  const walk = (start: number, drift: number): Point[] =>
    range(steps + 1).map((index) => [(640 / steps) * index, start - drift * index + r.int(-26, 26)]);
  const back = walk(r.int(190, 220), r.int(6, 14));
  const front = walk(r.int(270, 290), r.int(8, 18));
  const mark = front[r.int(steps - 2, steps - 1)] ?? [0, 0];
  return (
    grid(c, 0, 640, [80, 140, 200, 260]) +
    area(below(soft(back), 640, 360), c.mid, 0.55) +
    line(soft(back), c.near, 3) +
    area(below(soft(front), 640, 360), c.near, 0.75) +
    line(soft(front), c.strong, 4) +
    line(`M${Math.round(mark[0])} ${Math.round(mark[1])}V60`, c.accent, 2, "4 7") +
    circle(mark[0], mark[1], 16, c.accent, 0.3) +
    circle(mark[0], mark[1], 8, c.accent)
  );
}

export function donut(r: Random, c: Scheme): string {
  const x = r.chance(0.5) ? 210 : 430;
  const shares = range(r.int(4, 5)).map(() => r.int(12, 34));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const colours = [c.strong, c.gold, c.near, c.mid, c.far];
  const radius = 92;
  const round = 2 * Math.PI * radius;
  let turn = r.int(0, 360);
  const slices = shares.map((share, index) => {
    const length = (share / total) * round;
    const slice = `<circle cx="${x}" cy="180" r="${radius}" fill="none" stroke="${colours[index] ?? c.mid}" stroke-width="52" stroke-dasharray="${Math.round(length - 4)} ${Math.round(round)}" transform="rotate(${Math.round(turn)} ${x} 180)"/>`;
    turn += (share / total) * 360;
    return slice;
  });
  const side = x < 320 ? 390 : 80;
  const legend = shares.map(
    (share, index) =>
      rect(side, 92 + index * 38, 18, 18, colours[index] ?? c.mid, 4) + rect(side + 32, 96 + index * 38, 46 + share * 3, 10, c.mid, 5),
  );
  return circle(x, 180, 140, c.far, 0.7) + slices.join("") + legend.join("");
}

export function candles(r: Random, c: Scheme): string {
  const count = r.int(15, 18);
  let level = r.int(190, 235);
  const middle: Point[] = [];
  const sticks = range(count).map((index) => {
    const x = Math.round(50 + index * (545 / count));
    const close = Math.min(280, Math.max(85, level + r.int(-44, 34)));
    const top = Math.min(level, close);
    const height = Math.max(8, Math.abs(close - level));
    const colour = close <= level ? c.near : c.accent;
    middle.push([x + 9, (level + close) / 2 - 20]);
    level = close;
    const reach = r.int(8, 20);
    return [colour, box(x, top, 18, height) + box(x + 8, top - reach, 2, height + reach + r.int(6, 18))] as const;
  });
  return (
    grid(c, 30, 610, [70, 130, 190, 250, 310]) + byColour(sticks) + line(soft(middle.filter((_, index) => index % 3 === 0)), c.strong, 3)
  );
}

/** Columns of cubes in parallel projection. */
export function cubes(r: Random, c: Scheme): string {
  const cube = (x: number, y: number, height: number, top: string, left: string, right: string): string =>
    area(`M${x} ${y - height}l40 20v${height}l-40 -20z`, left) +
    area(`M${x + 40} ${y - height + 20}l40 -20v${height}l-40 20z`, right) +
    area(`M${x} ${y - height}l40 -20 40 20-40 20z`, top);
  const gold = r.int(1, 5);
  return (
    area("M0 270L320 130 640 270 640 360 0 360Z", c.far) +
    range(6)
      .map((index) => {
        const x = 66 + index * 86;
        const height = 36 + index * r.int(16, 26) + r.int(0, 26);
        return index === gold ? cube(x, 290, height, "#F1DCA8", c.gold, "#A87A1F") : cube(x, 290, height, c.paper, c.mid, c.near);
      })
      .join("")
  );
}

export function gauges(r: Random, c: Scheme): string {
  const dial = (x: number, y: number, radius: number, share: number, colour: string): string => {
    const length = Math.PI * radius;
    const half = `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}`;
    const angle = Math.PI * (1 - share);
    return (
      line(half, c.far, 20) +
      `<path d="${half}" fill="none" stroke="${colour}" stroke-width="20" stroke-dasharray="${Math.round(length * share)} 999"/>` +
      line(
        straight([
          [x, y],
          [x + Math.cos(angle) * radius * 0.66, y - Math.sin(angle) * radius * 0.66],
        ]),
        c.near,
        5,
      ) +
      circle(x, y, 9, c.near)
    );
  };
  const rows = range(4).map(
    (index) =>
      rect(90, 262 + index * 20, 460, 8, c.far, 4) + rect(90, 262 + index * 20, r.int(120, 440), 8, index === 1 ? c.accent : c.mid, 4),
  );
  return (
    dial(160, 210, 78, r.int(35, 60) / 100, c.mid) +
    dial(320, 190, 98, r.int(60, 88) / 100, c.gold) +
    dial(480, 210, 78, r.int(45, 75) / 100, c.near) +
    ring(320, 190, 126, c.far, 2) +
    group("", ...rows)
  );
}
