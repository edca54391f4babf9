import { randomOf } from "../text/random.ts";
import { type Scheme, schemes } from "./palette.ts";
import { escapeXml } from "./picture.ts";
import { area, circle, line } from "./shapes.ts";

/** Hair of a head at (150, 150), radius 58 by 70. */
const hair = [
  "M90 150c-4-62 26-88 62-88s66 28 58 88c-8-30-26-44-52-46-30-2-58 10-68 46z",
  "M92 146c-6-58 24-86 60-86 32 0 64 24 56 86-4-26-14-40-30-48-26 14-62 10-86 48z",
  "M88 152c-6-66 28-92 64-92s68 30 60 92c-4-16-10-30-20-38-34 6-78 2-104 38z",
];
const longHair = "M82 236c-14-46-8-92 2-120 10-34 34-58 68-58s58 24 66 58c8 30 14 74 2 120-30 14-108 14-138 0z";
const fringe = "M92 150c0-50 26-78 60-78s58 28 58 78c-14-30-38-46-62-48-26 4-46 20-56 48z";

const ground = (c: Scheme, x: number): string => circle(x, 130, 150, c.far, 0.9) + line(`M0 330Q150 ${x} 300 330`, c.mid, 2);

/** A silhouette without a face: nobody's portrait. 3:4. */
export function portrait(seed: string, name: string, dress: "suit" | "tunic"): string {
  const r = randomOf(seed);
  const c = r.pick(schemes);
  const skin = r.pick(["#E3C3A4", "#D9B491", "#EACDB2"]);
  const dark = r.pick(["#1D2733", "#2A2F38", "#3B4350", r.chance(0.4) ? "#8A929E" : "#1D2733"]);
  const cloth = c.strong.startsWith("#D") ? c.near : c.strong;
  const tie = r.pick([c.gold, "#B3141C", c.mid, c.near]);
  const body = "M14 400c0-84 38-118 96-134l80 0c58 16 96 50 96 134z";
  const suit =
    area(body, cloth) +
    area("M112 262l38 66 38-66-16-14h-44z", "#FFFFFF") +
    area("M143 300h14l9 100h-32z", tie) +
    area("M112 262l38 82-26 22-32-92zM188 262l-38 82 26 22 32-92z", cloth) +
    line("M112 262l38 82 38-82", c.far, 2);
  const tunic = area(body, r.pick([cloth, c.near])) + area("M122 250h56v24q-28 18-56 0z", tie) + line("M150 282q30 40 92 48", c.gold, 3);
  const neck = area("M124 196h52v58q-26 26-52 0z", skin) + area("M124 214q26 22 52 0v12q-26 26-52 0z", dark, 0.12);
  const head = `<ellipse cx="150" cy="150" rx="56" ry="68" fill="${skin}"/>`;
  const figure =
    dress === "suit" ? neck + suit + head + area(r.pick(hair), dark) : area(longHair, dark) + neck + tunic + head + area(fringe, dark);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400" role="img"><title>${escapeXml(name)}</title><path d="M0 0h300v400H0z" fill="${c.sky}"/>${ground(c, r.int(110, 190))}${figure}</svg>`;
}
