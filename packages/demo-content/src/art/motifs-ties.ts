import type { Random } from "../text/random.ts";
import type { Scheme } from "./palette.ts";
import { area, box, circle, group, line, type Point, range, rect, ring, soft, straight } from "./shapes.ts";

/** Linked nodes: systems that exchange data. */
export function network(r: Random, c: Scheme): string {
  const nodes = range(11).map((index): Point => [
    60 + (index % 4) * 150 + (Math.floor(index / 4) % 2) * 62 + r.int(-30, 30),
    70 + Math.floor(index / 4) * 110 + r.int(-30, 30),
  ]);
  const links = nodes.flatMap((node, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => Math.hypot(other[0] - node[0], other[1] - node[1]) < 195)
      .map((other) => straight([node, other])),
  );
  const colours = [c.near, c.mid, c.near, c.paper];
  return (
    line(
      range(8)
        .map((index) => `M${index * 92} 0V360`)
        .join(""),
      c.far,
      1,
    ) +
    line(links.join(""), c.mid, 2) +
    nodes
      .map(([x, y], index) =>
        index % 5 === 2
          ? circle(x, y, 36, c.gold, 0.22) + circle(x, y, 20, c.gold)
          : circle(x, y, r.int(10, 17), colours[index % 4] ?? c.near) + circle(x, y, 5, c.sky),
      )
      .join("")
  );
}

export function globe(r: Random, c: Scheme): string {
  const x = r.int(240, 400);
  const meridians = [38, 82, 116].map(
    (radius) => `<ellipse cx="${x}" cy="180" rx="${radius}" ry="130" fill="none" stroke="${c.mid}" stroke-width="2"/>`,
  );
  const parallels = [-78, -40, 0, 40, 78].map(
    (shift) =>
      `M${x - Math.round(Math.sqrt(130 * 130 - shift * shift))} ${180 + shift}h${Math.round(2 * Math.sqrt(130 * 130 - shift * shift))}`,
  );
  const arcs = range(r.int(3, 4)).map(() => {
    const from: Point = [x + r.int(-100, -20), 180 + r.int(-70, 80)];
    const to: Point = [x + r.int(30, 230), 180 + r.int(-120, 90)];
    return (
      line(
        `M${from.join(" ")}Q${(from[0] + to[0]) / 2} ${Math.min(from[1], to[1]) - 70} ${to.join(" ")}`.replaceAll(/\.\d+/g, ""),
        c.accent,
        3,
      ) +
      circle(from[0], from[1], 6, c.accent) +
      circle(to[0], to[1], 8, c.paper) +
      ring(to[0], to[1], 8, c.accent, 3)
    );
  });
  return (
    circle(x, 180, 164, c.far, 0.7) +
    circle(x, 180, 130, c.deep === c.sky ? c.mid : c.near) +
    line(parallels.join(""), c.mid, 2) +
    meridians.join("") +
    ring(x, 180, 130, c.deep, 4) +
    arcs.join("")
  );
}

/** A meeting table seen from above. */
export function meeting(r: Random, c: Scheme): string {
  const seats = r.int(6, 8);
  const gap = 420 / seats;
  const chair = Math.floor(seats / 2);
  const chairs = range(seats).map((index) => `M${Math.round(137 + index * gap)} 81h8m-8 198h8`);
  const papers = range(seats - 2)
    .map((at) => at + 1)
    .map((index) => box(128 + index * gap, 116 + r.int(-3, 3), 26, 34) + box(128 + index * gap, 210 + r.int(-3, 3), 26, 34));
  return (
    rect(40, 28, 560, 304, c.far, 24) +
    line("M60 48H580V312H60Z", c.mid, 2) +
    line(`${chairs.join("")}M79 170v20M561 170v20`, c.near, 26) +
    line(`M${Math.round(137 + chair * gap)} 81h8`, c.accent, 26) +
    rect(104, 102, 432, 156, c.strong, 60) +
    rect(118, 112, 404, 136, c.paper, 50) +
    area(papers.join(""), c.far) +
    range(r.int(3, 5))
      .map((index) => circle(190 + index * 66, 180, 11, index % 2 ? c.accent : c.mid))
      .join("")
  );
}

/** Contour lines with places: an invented landscape, no country. */
export function contours(r: Random, c: Scheme): string {
  const hill = (x: number, y: number, size: number): string =>
    group(
      `transform="rotate(${r.int(-24, -10)} ${x} ${y})" fill-opacity=".4"`,
      ...range(5).map(
        (index) =>
          `<ellipse cx="${x + index * 5}" cy="${y - index * 3}" rx="${size - index * Math.round(size / 5.4)}" ry="${Math.round((size - index * (size / 5.4)) * 0.66)}" fill="${index % 2 ? c.far : c.mid}"/>`,
      ),
    );
  const pin = (x: number, y: number, colour: string): string =>
    area(`M${x} ${y}c-6-15-17-21-17-34a17 17 0 0 1 34 0c0 13-11 19-17 34z`, colour) + circle(x, y - 35, 7, c.paper);
  const places = range(r.int(3, 4)).map((index): Point => [90 + index * 140 + r.int(-20, 40), r.int(130, 300)]);
  return (
    hill(r.int(120, 230), r.int(110, 190), r.int(140, 190)) +
    hill(r.int(430, 540), r.int(190, 270), r.int(130, 180)) +
    line(
      soft([
        [0, r.int(200, 330)],
        [180, r.int(180, 300)],
        [360, r.int(120, 260)],
        [640, r.int(40, 160)],
      ]),
      c.near,
      10,
    ) +
    line(straight(places), c.strong, 3, "2 10") +
    places.map(([x, y], index) => pin(x, y, index === 1 ? c.accent : c.near)).join("")
  );
}

/** Lotus on water. */
export function lotus(r: Random, c: Scheme): string {
  const x = r.int(240, 400);
  const petal = (turn: number, length: number, colour: string): string =>
    `<path d="M${x} 262c-34-30-34-${length - 50} 0-${length}c34 50 34 ${length - 30} 0 ${length}z" fill="${colour}" transform="rotate(${turn} ${x} 262)"/>`;
  const back = [-66, -40, 40, 66].map((turn) => petal(turn + r.int(-4, 4), 134, c.mid));
  const front = [-26, 26].map((turn) => petal(turn + r.int(-3, 3), 146, c.near));
  const leaves = range(3).map(
    (index) =>
      `<ellipse cx="${70 + index * 250 + r.int(-20, 20)}" cy="${r.int(290, 330)}" rx="${r.int(60, 90)}" ry="${r.int(12, 18)}" fill="${c.near}" opacity=".6"/>`,
  );
  return (
    circle(x, 160, r.int(110, 130), c.gold, 0.2) +
    circle(x, 160, r.int(78, 92), c.gold, 0.25) +
    rect(0, 262, 640, 98, c.deep) +
    leaves.join("") +
    back.join("") +
    front.join("") +
    petal(0, 152, c.paper) +
    line(
      range(4)
        .map((index) => `M${x - 60 - index * 40} ${274 + index * 18}h${120 + index * 80}`)
        .join(""),
      c.mid,
      2,
    )
  );
}

/** Market stalls: all poles, counters, goods and awnings share an element for each colour. */
export function market(r: Random, c: Scheme): string {
  const stripe = 38;
  const stalls = r.pick([
    [3, 5, 4],
    [5, 3, 4],
    [4, 4, 4],
    [6, 5],
    [5, 6],
    [4, 3, 5],
  ]);
  let x = r.int(24, 50);
  const poles: string[] = [];
  const goods: [string[], string[]] = [[], []];
  const awnings: [string[], string[]] = [[], []];
  const signs: string[] = [];
  for (const stripes of stalls) {
    const end = stripes * stripe;
    poles.push(box(x + 4, 110, 5, 170), box(x + end - 9, 110, 5, 170), box(x, 236, end, 56));
    signs.push(box(x + 12, 250, 44, 24));
    for (const index of range(stripes)) {
      goods[index % 2 ? 1 : 0].push(`M${x + 20 + index * 37} 230h1`);
      awnings[index % 2 ? 1 : 0].push(`M${x + index * stripe} 100h38v40l-19 15-19-15z`);
    }
    x += end + r.int(26, 58);
  }
  return (
    circle(r.int(90, 540), 80, 54, c.gold, 0.25) +
    rect(0, 190, 640, 110, c.far) +
    line(goods[0].join(""), c.gold, r.int(26, 34)) +
    line(goods[1].join(""), c.mid, r.int(24, 32)) +
    area(poles.join(""), c.near) +
    area(signs.join(""), c.paper) +
    area(awnings[0].join(""), r.pick([c.strong, c.gold, c.near])) +
    area(awnings[1].join(""), c.paper) +
    rect(0, 292, 640, 68, c.deep)
  );
}

/** People side by side. */
export function people(r: Random, c: Scheme): string {
  const person = (x: number, y: number, size: number, colour: string): string =>
    circle(x, y - size * 1.45, size * 0.52, colour) +
    area(
      `M${Math.round(x - size)} ${y + 110}v-${Math.round(90 + size * 0.4)}a${size} ${size} 0 0 1 ${size * 2} 0v${Math.round(90 + size * 0.4)}z`,
      colour,
    );
  const back = range(6).map((index) => person(60 + index * 104 + r.int(-12, 12), 236 + r.int(-8, 12), 40, index % 2 ? c.mid : c.far));
  const front = range(5).map((index) =>
    person(100 + index * 110 + r.int(-10, 10), 292 + r.int(-10, 8), 46, index === 2 ? c.gold : index % 2 ? c.near : c.strong),
  );
  return (
    line(
      range(5)
        .map((index) => `M0 ${40 + index * 24}H640`)
        .join(""),
      c.far,
      1,
    ) +
    circle(r.int(260, 380), 130, 120, c.paper, 0.5) +
    group("", ...back) +
    group("", ...front)
  );
}

/** Flowing bands: policy and ideas. */
export function flow(r: Random, c: Scheme): string {
  const bands = range(7).map((index) => {
    const y = 70 + index * 38;
    const path = soft([
      [-10, y + r.int(-40, 40)],
      [170, y + r.int(-50, 40)],
      [360, y + r.int(-40, 60)],
      [520, y + r.int(-50, 30)],
      [650, y + r.int(-40, 30)],
    ]);
    return line(path, [c.far, c.mid, c.near, c.accent, c.near, c.mid, c.far][index] ?? c.mid, index === 3 ? 4 : r.int(8, 20));
  });
  return (
    circle(r.int(120, 520), r.int(110, 240), r.int(70, 110), c.far, 0.8) +
    bands.join("") +
    circle(r.int(120, 520), r.int(90, 270), 13, c.accent)
  );
}
