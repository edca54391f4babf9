/** The few SVG shapes that the motifs are made of. Whole numbers only: a picture stays under 2 KB. */
const n = Math.round;

/** Path of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h-${n(width)}z`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  radius
    ? `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"/>`
    : area(box(x, y, width, height), fill);

/** Paths that do not overlap, one element for each colour. */
export function byColour(parts: readonly (readonly [colour: string, path: string])[]): string {
  const colours = Map.groupBy(parts, ([colour]) => colour);
  return [...colours].map(([colour, paths]) => area(paths.map(([, path]) => path).join(""), colour)).join("");
}

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const area = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const line = (path: string, stroke: string, width: number, dash = ""): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ""} stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (attributes: string, ...children: readonly string[]): string => `<g ${attributes}>${children.join("")}</g>`;

export type Point = readonly [x: number, y: number];

/** Straight polyline. */
export const straight = (points: readonly Point[]): string => points.map(([x, y], index) => `${index ? "L" : "M"}${n(x)} ${n(y)}`).join("");

/** Soft line through points of rising x. */
export function soft(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${n(x)} ${n(y)}`;
      const middle = n((before[0] + x) / 2);
      return `C${middle} ${n(before[1])} ${middle} ${n(y)} ${n(x)} ${n(y)}`;
    })
    .join("");
}

/** Ground below a line, down to `bottom`. */
export const below = (path: string, right: number, bottom: number): string => `${path}L${n(right)} ${n(bottom)}L0 ${n(bottom)}Z`;

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
