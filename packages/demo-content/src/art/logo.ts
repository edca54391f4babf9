import { randomOf } from "../text/random.ts";
import { escapeXml } from "./picture.ts";
import { area, circle, line, range, ring } from "./shapes.ts";

export type Mark = "shield" | "ring" | "hexagon" | "diamond" | "octagon" | "arch" | "petals" | "steps";

const plates: Readonly<Record<Mark, (main: string, edge: string) => string>> = {
  shield: (main, edge) =>
    area("M60 4l48 16v40c0 30-22 48-48 58C34 108 12 90 12 60V20z", edge) +
    area("M60 11l41 14v35c0 26-19 41-41 50-22-9-41-24-41-50V25z", main),
  ring: (main, edge) => circle(60, 60, 57, edge) + circle(60, 60, 51, main) + ring(60, 60, 44, edge, 2),
  hexagon: (main, edge) => area("M60 2l50 29v58l-50 29-50-29V31z", edge) + area("M60 10l43 25v50l-43 25-43-25V35z", main),
  diamond: (main, edge) =>
    `<rect x="19" y="19" width="82" height="82" rx="14" fill="${edge}" transform="rotate(45 60 60)"/><rect x="25" y="25" width="70" height="70" rx="10" fill="${main}" transform="rotate(45 60 60)"/>`,
  octagon: (main, edge) => area("M37 3h46l34 34v46l-34 34H37L3 83V37z", edge) + area("M40 10h40l30 30v40l-30 30H40L10 80V40z", main),
  arch: (main, edge) => area("M8 116V56a52 52 0 0 1 104 0v60z", edge) + area("M15 109V57a45 45 0 0 1 90 0v52z", main),
  petals: (main, edge) =>
    range(8)
      .map((index) => `<ellipse cx="60" cy="22" rx="17" ry="21" fill="${edge}" transform="rotate(${index * 45} 60 60)"/>`)
      .join("") + circle(60, 60, 43, main),
  steps: (main, edge) => area("M6 6h108v108H6z", edge) + area("M13 13h94v94H13z", main),
};

/** An invented mark: a plate, the initials, and one ornament that the seed picks. Not the emblem of any authority. */
export function logo(seed: string, name: string, initials: string, mark: Mark): string {
  const r = randomOf(seed);
  const [main, edge, text] = r.pick([
    ["#0B3F7A", "#FFFFFF", "#FFFFFF"],
    ["#FFFFFF", "#C8962E", "#0B3F7A"],
    ["#0C4660", "#E5B95C", "#FFFFFF"],
    ["#16202E", "#C8962E", "#FFFFFF"],
    ["#3C78B4", "#FFFFFF", "#FFFFFF"],
    ["#FFFFFF", "#3C78B4", "#0B3F7A"],
  ] as const);
  const gold = main === "#FFFFFF" ? "#C8962E" : "#E5B95C";
  const ornament = r.pick([
    range(5)
      .map((index) => `M${42 + index * 9} 88v-${5 + index * 2}`)
      .join(""),
    "M38 84q11 8 22 0t22 0",
    "M38 86h44M46 92h28",
    "M40 90l20-10 20 10",
    "M36 86h0M48 86h0M60 86h0M72 86h0M84 86h0",
  ]);
  const size = initials.length > 3 ? 22 : initials.length === 3 ? 28 : 36;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120" role="img"><title>${escapeXml(name)}</title>${plates[mark](main, edge)}` +
    `<text x="60" y="${size > 30 ? 70 : 67}" text-anchor="middle" font-family="Be Vietnam Pro,Noto Sans,Arial,sans-serif" font-weight="700" font-size="${size}" fill="${text}">${escapeXml(initials)}</text>` +
    `${line(ornament, gold, 4)}</svg>`
  );
}
