import type { Random } from "../text/random.ts";
import type { Scheme } from "./palette.ts";
import { area, box, byColour, circle, group, line, range, rect, ring } from "./shapes.ts";

const lines = (r: Random, x: number, y: number, width: number, count: number, colour: string): string =>
  line(
    range(count)
      .map((index) => `M${x} ${y + index * 20}h${index % 4 === 3 ? Math.round(width * 0.55) : width - r.int(0, 18)}`)
      .join(""),
    colour,
    6,
  );

/** Documents with a round seal. */
export function sheets(r: Random, c: Scheme): string {
  const sheet = (x: number, y: number, turn: number, top: string): string =>
    group(
      `transform="rotate(${turn} ${x + 95} ${y + 120})"`,
      rect(x + 6, y + 8, 190, 250, c.far, 6),
      rect(x, y, 190, 250, c.paper, 6),
      rect(x + 24, y + 26, r.int(70, 130), 14, top, 3),
      lines(r, x + 26, y + 66, 138, r.int(6, 8), c.mid),
    );
  const shift = r.int(-30, 30);
  const x = 350 + shift;
  return (
    circle(320 + shift, 190, 170, c.far, 0.6) +
    sheet(130 + shift, 62, r.int(-14, -6), c.accent) +
    sheet(330 + shift, 70, r.int(6, 13), c.near) +
    sheet(224 + shift, 46, r.int(-3, 3), c.deep) +
    ring(x, 250, 30, c.accent, 5) +
    ring(x, 250, 20, c.accent, 3) +
    line(`M${x - 8} 250l6 7 11-13`, c.accent, 4)
  );
}

/** A table of figures under a magnifier. */
export function ledger(r: Random, c: Scheme): string {
  const rows = 7;
  const cells = range(rows).flatMap((row) =>
    range(6).map(
      (column) =>
        [
          row === 0 ? c.paper : column === 5 ? c.accent : c.mid,
          `M${98 + column * 78} ${72 + row * 34}h${column ? r.int(14, 48) : 50}`,
        ] as const,
    ),
  );
  const strokes = [...Map.groupBy(cells, ([colour]) => colour)].map(([colour, paths]) =>
    line(paths.map(([, path]) => path).join(""), colour, 12),
  );
  const x = r.int(380, 500);
  const y = r.int(190, 240);
  return (
    rect(70, 40, 500, 280, c.paper, 10) +
    rect(70, 48, 500, 44, c.strong) +
    strokes.join("") +
    line(
      range(rows - 1)
        .map((row) => `M84 ${90 + row * 34}H556`)
        .join(""),
      c.far,
      2,
    ) +
    circle(x, y, 54, c.near, 0.28) +
    ring(x, y, 54, c.near, 9) +
    line(`M${x + 40} ${y + 40}l52 52`, c.near, 15)
  );
}

/** A form on a screen. */
export function form(r: Random, c: Scheme): string {
  const done = r.int(1, 4);
  const rows = range(4).map((index) => 112 + index * 46);
  return (
    circle(r.int(70, 160), r.int(70, 130), r.int(80, 120), c.far, 0.6) +
    circle(r.int(480, 580), r.int(230, 290), r.int(70, 120), c.far, 0.6) +
    rect(110, 46, 420, 268, c.paper, 14) +
    area("M110 60a14 14 0 0 1 14-14h392a14 14 0 0 1 14 14v28H110z", c.strong) +
    line("M134 67h0M154 67h0M174 67h0", c.mid, 12) +
    rows.map((y, index) => rect(150, y, 26, 26, index < done ? c.gold : c.far, 6)).join("") +
    line(
      rows
        .slice(0, done)
        .map((y) => `M157 ${y + 13}l5 6 9-11`)
        .join(""),
      c.paper,
      4,
    ) +
    line(rows.map((y) => `M198 ${y + 6}h${r.int(80, 160)}`).join(""), c.mid, 9) +
    line(rows.map((y) => `M198 ${y + 21}h${r.int(50, 120)}`).join(""), c.far, 7) +
    rect(400, 112, 100, 100, c.far, 10) +
    circle(450, 148, 20, c.near) +
    area("M416 204a34 32 0 0 1 68 0z", c.near) +
    line("M417 267h66", c.near, 34) +
    line("M428 267h44", c.paper, 8)
  );
}

export function books(r: Random, c: Scheme): string {
  const shelf = (y: number): string => {
    let x = r.int(40, 60);
    const spines: [string, string][] = [];
    let labels = "";
    while (x < 560) {
      const width = r.int(26, 48);
      const height = r.int(78, 118);
      spines.push([r.pick([c.near, c.mid, c.near, c.gold, c.paper, c.mid]), box(x, y - height, width, height)]);
      labels += `M${x + 6} ${y - height + 18}h${width - 12}`;
      x += width + (r.chance(0.12) ? r.int(14, 34) : 4);
    }
    return byColour(spines) + `<path d="${labels}" stroke="${c.sky}" stroke-width="5"/>` + rect(24, y, 592, 10, c.strong);
  };
  return rect(24, 26, 592, 304, c.far, 8) + shelf(164) + shelf(310);
}

/** A calendar with a marked day. */
export function calendar(r: Random, c: Scheme): string {
  const marked = r.int(8, 26);
  const due = marked - r.int(2, 6);
  const place = (index: number): [number, number] => [170 + (index % 7) * 46, 140 + Math.floor(index / 7) * 40];
  const days = range(28).map(
    (index) => [index === due ? c.near : index > due && index < marked ? c.mid : c.far, box(...place(index), 24, 24)] as const,
  );
  const [x, y] = place(marked);
  return (
    area(`M0 ${r.int(220, 290)}L640 ${r.int(140, 220)}V360H0Z`, c.far) +
    rect(136, 44, 368, 276, c.paper, 14) +
    rect(136, 44, 368, 64, c.strong, 14) +
    rect(136, 92, 368, 16, c.strong) +
    rect(196, 28, 14, 42, c.mid, 7) +
    rect(430, 28, 14, 42, c.mid, 7) +
    rect(248, 70, r.int(90, 144), 14, c.paper, 7) +
    byColour(days) +
    circle(x + 12, y + 12, 20, c.accent)
  );
}
