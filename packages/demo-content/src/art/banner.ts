import { randomOf } from "../text/random.ts";
import { escapeXml } from "./picture.ts";
import { area, below, box, circle, line, type Point, range, ring, soft } from "./shapes.ts";

export const panoramas = ["city", "mountains", "chart", "network", "waves", "columns", "lotus", "bridge"] as const;
export type Panorama = (typeof panoramas)[number];

const tones: readonly (readonly [sky: string, far: string, mid: string, near: string])[] = [
  ["#0B3F7A", "#1A5799", "#3C78B4", "#7FAEDB"],
  ["#0A2F5C", "#134781", "#2F6BA9", "#6D9FD0"],
  ["#0C4660", "#1B5F78", "#3F8794", "#8CBFC2"],
  ["#16304F", "#25486F", "#456F9C", "#8AAACB"],
];
const GOLD = "#E5B95C";

/**
 * Wide art. `site`: 1600 × 240; the name of the site stands on the left, so what there is to see is on the right.
 * `card`: the right part alone, 960 × 240.
 */
export function banner(seed: string, name: string, panorama: Panorama, format: "site" | "card" = "site"): string {
  const r = randomOf(seed);
  const [sky, far, mid, near] = r.pick(tones);
  const ridge = (base: number, swing: number, steps: number): string =>
    below(soft(range(steps + 1).map((index): Point => [(1600 / steps) * index, base + r.int(-swing, swing)])), 1600, 240);
  const sunX = r.int(1180, 1420);
  const sun = circle(sunX, 84, 70, GOLD, 0.15) + circle(sunX, 84, 42, GOLD);
  const scenes: Readonly<Record<Panorama, () => string>> = {
    mountains: () => sun + area(ridge(120, 40, 10), far) + area(ridge(160, 30, 8), mid) + area(ridge(205, 14, 7), near),
    waves: () =>
      sun +
      range(6)
        .map((index) =>
          line(
            soft(range(9).map((step): Point => [step * 200, 60 + index * 32 + r.int(-24, 24)])),
            [far, mid, near, GOLD, mid, far][index] ?? mid,
            index === 3 ? 4 : 14,
          ),
        )
        .join(""),
    city: () =>
      sun +
      [far, mid, near]
        .map((shade, row) =>
          area(
            range(24)
              .map((index) => {
                const height = r.int(40, 150) - row * 22;
                return box(index * 68, 240 - height, r.int(44, 66), height);
              })
              .join(""),
            shade,
          ),
        )
        .join(""),
    chart: () =>
      area(ridge(190, 16, 6), far) +
      area(
        range(18)
          .map((index) => {
            const height = 24 + index * 8 + r.int(-12, 16);
            return box(660 + index * 52, 240 - height, 34, height);
          })
          .join(""),
        mid,
      ) +
      line(soft(range(10).map((index): Point => [640 + index * 104, 190 - index * 15 + r.int(-14, 14)])), GOLD, 5),
    network: () => {
      const nodes = range(18).map((index): Point => [640 + (index % 9) * 112 + r.int(-30, 30), (index < 9 ? 70 : 170) + r.int(-40, 40)]);
      const links = nodes.flatMap(([x, y], index) =>
        nodes
          .slice(index + 1)
          .filter(([a, b]) => Math.hypot(a - x, b - y) < 165)
          .map(([a, b]) => `M${x} ${y}L${a} ${b}`),
      );
      return (
        line(links.join(""), mid, 2) +
        nodes.map(([x, y], index) => circle(x, y, index % 4 === 1 ? 15 : 9, index % 4 === 1 ? GOLD : near)).join("")
      );
    },
    columns: () =>
      sun +
      area(ridge(190, 20, 6), far) +
      area("M960 84L1240 20 1520 84z", near) +
      area(
        range(10)
          .map((index) => box(990 + index * 54, 92, 26, 116))
          .join(""),
        near,
      ) +
      area(`${box(960, 84, 560, 10)}${box(940, 208, 600, 32)}`, mid),
    lotus: () =>
      range(4)
        .map((index) => ring(1290, 150, 40 + index * 34, far, 8))
        .join("") +
      area(ridge(212, 8, 8), mid) +
      [-70, -42, 42, 70, -22, 22, 0]
        .map(
          (turn, index) =>
            `<path d="M1290 214c-30-28-30-84 0-128 30 44 30 100 0 128z" fill="${index === 6 ? GOLD : index > 3 ? "#FFFFFF" : near}" opacity=".92" transform="rotate(${turn} 1290 214)"/>`,
        )
        .join(""),
    bridge: () =>
      sun +
      area(ridge(170, 22, 8), far) +
      line(
        range(9)
          .map((index) => `M1220 40L${1220 - 60 - index * 58} 176M1220 40L${1220 + 40 + index * 42} 176`)
          .join(""),
        near,
        2,
      ) +
      area(`${box(1212, 30, 16, 190)}${box(560, 174, 1040, 9)}`, near) +
      area(ridge(222, 4, 8), mid),
  };
  const frame =
    format === "site"
      ? `width="1600" height="240" viewBox="0 0 1600 240" preserveAspectRatio="xMaxYMid slice"`
      : `width="960" height="240" viewBox="640 0 960 240"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} role="img"><title>${escapeXml(name)}</title><path d="M0 0h1600v240H0z" fill="${sky}"/>${scenes[panorama]()}</svg>`;
}
