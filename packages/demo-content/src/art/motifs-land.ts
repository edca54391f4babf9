import type { Random } from "../text/random.ts";
import type { Scheme } from "./palette.ts";
import { area, below, box, byColour, circle, group, line, type Point, range, rect, soft, straight } from "./shapes.ts";

const ridge = (r: Random, base: number, swing: number, steps: number): Point[] =>
  range(steps + 1).map((index) => [(640 / steps) * index, base + r.int(-swing, swing)]);

const sun = (r: Random, c: Scheme, y: number): string => {
  const x = r.int(110, 530);
  return circle(x, y, 58, c.gold, 0.18) + circle(x, y, 36, c.gold);
};

export function mountains(r: Random, c: Scheme): string {
  const ripples = range(5).map(() => `M${r.int(30, 420)} ${r.int(312, 348)}h${r.int(40, 150)}`);
  return (
    sun(r, c, r.int(80, 120)) +
    area(below(soft(ridge(r, 175, 45, 6)), 640, 360), c.far) +
    area(below(soft(ridge(r, 222, 42, 5)), 640, 360), c.mid) +
    area(below(soft(ridge(r, 265, 28, 4)), 640, 360), c.near) +
    rect(0, 300, 640, 60, c.deep) +
    line(ripples.join(""), c.mid, 3)
  );
}

/** Rice terraces. */
export function terraces(r: Random, c: Scheme): string {
  const shades = [c.far, c.mid, c.near, c.mid, c.near, c.deep];
  const tilt = r.int(-34, 34);
  const bands = shades.map((shade, index) => {
    const y = 148 + index * 36;
    const edge = soft([
      [0, y + tilt],
      [r.int(130, 210), y - r.int(4, 26)],
      [r.int(320, 420), y + r.int(4, 24)],
      [640, y - tilt],
    ]);
    return `<path d="${below(edge, 640, 360)}" fill="${shade}" stroke="${c.paper}"/>`;
  });
  return sun(r, c, r.int(64, 92)) + area(below(soft(ridge(r, 126, 30, 5)), 640, 360), c.far, 0.6) + bands.join("");
}

/** A public building with columns. */
export function facade(r: Random, c: Scheme): string {
  const columns = r.int(6, 9);
  const width = columns * 32 + 20;
  const left = 320 - width / 2;
  const wing = (x: number): string =>
    rect(x, 176, 126, 116, c.mid) +
    area(
      range(3)
        .map((index) => box(x + 16 + index * 36, 196, 20, 30) + box(x + 16 + index * 36, 244, 20, 30))
        .join(""),
      c.paper,
    );
  const trees = range(r.int(3, 5)).map((index) =>
    circle(index % 2 ? r.int(560, 625) : r.int(15, 80), r.int(262, 288), r.int(20, 34), c.near),
  );
  return (
    sun(r, c, r.int(80, 106)) +
    area(below(soft(ridge(r, 220, 30, 5)), 640, 360), c.far) +
    wing(left - 122) +
    wing(left + width - 4) +
    rect(left, 160, width, 132, c.paper) +
    byColour(range(columns).map((index) => [index % 2 ? c.near : c.mid, box(left + 18 + index * 32, 164, 15, 122)] as const)) +
    area(`M${left - 14} 160L320 ${r.int(88, 108)} ${left + width + 14} 160Z`, c.strong) +
    circle(320, 140, 10, c.accent) +
    rect(left - 24, 286, width + 48, 10, c.near) +
    trees.join("") +
    rect(0, 296, 640, 64, c.deep)
  );
}

export function city(r: Random, c: Scheme): string {
  const row = (low: number, high: number, colour: string, lit: boolean): string => {
    let x = 0;
    let towers = "";
    let windows = "";
    while (x < 640) {
      const width = Math.min(640 - x, r.int(62, 96));
      const height = r.int(low, high);
      towers += box(x, 290 - height, width - r.int(0, 10), height);
      if (width > 50) windows += `M${x + 16} ${308 - height}V280M${x + width - 26} ${308 - height}V280`;
      x += width;
    }
    return area(towers, colour) + (lit ? line(windows, c.gold, 6, "1 17") : "");
  };
  return (
    sun(r, c, r.int(70, 100)) +
    row(90, 190, c.far, false) +
    row(60, 140, c.mid, false) +
    row(40, 100, c.near, true) +
    rect(0, 290, 640, 70, c.deep) +
    line(
      range(6)
        .map(() => `M${r.int(20, 500)} ${r.int(304, 346)}h${r.int(30, 120)}`)
        .join(""),
      c.mid,
      3,
    )
  );
}

/** Cable-stayed bridge. */
export function bridge(r: Random, c: Scheme): string {
  const x = r.int(250, 390);
  const top = r.int(70, 96);
  const deck = 236;
  const cables = range(7).flatMap((index) => {
    const reach = 42 + index * 34;
    const y = top + 10 + index * 9;
    return [
      straight([
        [x, y],
        [x - reach, deck],
      ]),
      straight([
        [x, y],
        [x + reach, deck],
      ]),
    ];
  });
  return (
    sun(r, c, r.int(74, 110)) +
    area(below(soft(ridge(r, 212, 34, 5)), 640, 360), c.far) +
    area(below(soft(ridge(r, 244, 20, 4)), 640, 360), c.mid) +
    rect(0, 282, 640, 78, c.deep) +
    line(cables.join(""), c.near, 2) +
    area(`M${x - 9} ${top}h18l10 ${300 - top}h-38z`, c.paper) +
    rect(0, deck, 640, 12, c.near) +
    rect(0, deck + 12, 640, 4, c.accent) +
    area(
      range(4)
        .map((index) => box(40 + index * 180, deck + 16, 12, 54))
        .join(""),
      c.near,
    ) +
    line(
      range(5)
        .map(() => `M${r.int(20, 500)} ${r.int(300, 348)}h${r.int(40, 130)}`)
        .join(""),
      c.mid,
      3,
    )
  );
}

/** Containers, crane and ship. */
export function port(r: Random, c: Scheme): string {
  const colours = [c.near, c.gold, c.mid, c.near, c.paper];
  const stacks = range(5).flatMap((column) =>
    range(r.int(1, 4)).map((level) => [r.pick(colours), box(30 + column * 56, 252 - level * 28, 52, 25)] as const),
  );
  const cargo = range(6).flatMap((column) =>
    range(r.int(1, 3)).map((level) => [r.pick(colours), box(392 + column * 34, 226 - level * 20, 32, 18)] as const),
  );
  const x = r.int(310, 345);
  return (
    sun(r, c, r.int(66, 96)) +
    area(below(soft(ridge(r, 214, 18, 5)), 640, 360), c.far) +
    byColour(stacks) +
    line(
      `M${x} 278V84M${x + 36} 278V84M${x - 60} 96H${x + 190}M${x + 18} 60L${x - 60} 96M${x + 18} 60L${x + 190} 96M${x + 18} 60V96M${x + 120} 96v60`,
      c.near,
      6,
    ) +
    byColour(cargo) +
    area("M372 246H628L600 300H396Z", c.paper) +
    area("M380 264H620L616 274H384Z", c.accent) +
    rect(0, 278, 370, 12, c.near) +
    area(below(soft(range(9).map((index): Point => [index * 80, 296 + (index % 2) * 9])), 640, 360), c.deep) +
    line(
      range(4)
        .map(() => `M${r.int(20, 500)} ${r.int(318, 348)}h${r.int(40, 120)}`)
        .join(""),
      c.mid,
      3,
    )
  );
}

export function turbines(r: Random, c: Scheme): string {
  const white = c.strong.startsWith("#D") ? c.paper : c.near;
  const mill = (x: number, y: number, size: number): string =>
    area(
      `M${x - size / 16} ${y}h${size / 8}l${size / 14} ${size * 1.5}h${(-size * 15) / 56}z`.replaceAll(/-?\d+\.\d+/g, (value) =>
        String(Math.round(Number(value))),
      ),
      white,
    ) +
    group(
      `transform="rotate(${r.int(0, 119)} ${x} ${y})"`,
      ...[0, 120, 240].map(
        (turn) =>
          `<path d="M${x} ${y}l${Math.round(size / 11)} ${Math.round(-size / 3)} ${Math.round(-size / 11)} ${Math.round(-size / 1.6)}z" fill="${white}" transform="rotate(${turn} ${x} ${y})"/>`,
      ),
    ) +
    circle(x, y, size / 14, c.accent);
  return (
    sun(r, c, r.int(70, 110)) +
    area(below(soft(ridge(r, 214, 34, 5)), 640, 360), c.far) +
    mill(r.int(110, 180), r.int(150, 165), 84) +
    area(below(soft(ridge(r, 258, 26, 4)), 640, 360), c.mid) +
    mill(r.int(290, 350), r.int(116, 132), 112) +
    mill(r.int(470, 540), r.int(140, 156), 92) +
    area(below(soft(ridge(r, 300, 16, 4)), 640, 360), c.near) +
    area(below(soft(ridge(r, 334, 8, 4)), 640, 360), c.deep)
  );
}

/** A road towards the hills. */
export function road(r: Random, c: Scheme): string {
  const x = r.int(270, 380);
  const posts = range(6).map((index) => box(x - 20 - index * index * 11, 208 + index * 9, 3 + index, 14 + index * 8));
  return (
    sun(r, c, r.int(72, 108)) +
    area(below(straight(ridge(r, 150, 44, 7)), 640, 360), c.far) +
    area(below(soft(ridge(r, 196, 18, 5)), 640, 360), c.mid) +
    rect(0, 212, 640, 148, c.near) +
    area(`M${x - 5} 210h10L560 360H80Z`, c.deep) +
    line(`M${x} 216L320 360`, c.accent, 5, "10 16") +
    area(posts.join(""), c.paper)
  );
}
