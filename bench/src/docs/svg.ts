/** A plot as SVG, with a logarithmic scale of times; readable on light and on dark pages. */
import type { Plot, Series } from "../speed/plots.ts";

const WIDTH = 760;
const HEIGHT = 380;
const LEFT = 64;
const RIGHT = 130;
const TOP = 48;
const BOTTOM = 48;
/** After Okabe and Ito's, which those who see few colours tell apart too: dark enough for words on a light page, and light enough on a dark one. */
const colours = [
  ["#0072b2", "#56b4e9"],
  ["#b84e00", "#f5853b"],
  ["#007a58", "#2fc298"],
  ["#b0558a", "#e29bc4"],
] as const;
const coloursOf = (page: 0 | 1): string => colours.map((pair, index) => `.s${index} { --colour: ${pair[page]} }`).join(" ");
/** Labels stand at least so far apart. */
const LABEL_GAP = 15;

interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Powers of ten around all values. */
function logarithmic(values: readonly number[], from: number, to: number): Scale {
  const positive = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...positive))));
  return {
    at: (value) => from + ((Math.log10(Math.max(value, 10 ** low)) - low) / (high - low)) * (to - from),
    ticks: Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)),
  };
}

function linear(values: readonly number[], from: number, to: number): Scale {
  const low = Math.floor(Math.min(...values));
  const high = Math.ceil(Math.max(...values));
  const step = Math.max(1, Math.round((high - low) / 8));
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { at: (value) => from + ((value - low) / Math.max(1, high - low)) * (to - from), ticks };
}

const number = (value: number): string => (Math.abs(value) >= 1 ? value.toLocaleString("en") : String(Number(value.toPrecision(1))));
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function plotSvg(plot: Plot): string {
  const points = plot.series.flatMap((series) => series.points);
  const xs = points.map(([x]) => x);
  const x =
    Math.max(...xs) / Math.max(1, Math.min(...xs)) > 100 && Math.min(...xs) > 0
      ? logarithmic(xs, LEFT, WIDTH - RIGHT)
      : linear(xs, LEFT, WIDTH - RIGHT);
  const y = logarithmic([...points.map(([, value]) => value), ...(plot.limit === undefined ? [] : [plot.limit])], HEIGHT - BOTTOM, TOP);
  const text = (at: readonly [number, number], words: string, attributes = ""): string =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${attributes}>${escape(words)}</text>`;
  const grid = y.ticks.map(
    (tick) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y.at(tick).toFixed(1)}" y2="${y.at(tick).toFixed(1)}"/>${text([LEFT - 8, y.at(tick) + 4], number(tick), 'text-anchor="end"')}`,
  );
  const marks = x.ticks.map((tick) => text([x.at(tick), HEIGHT - BOTTOM + 20], number(tick), 'text-anchor="middle"'));
  const limit = plot.limit === undefined ? undefined : { at: y.at(plot.limit), name: `goal ${number(plot.limit)} ms` };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(plot.title).replaceAll('"', "&quot;")}">
<style>
  text { font: 12px system-ui, sans-serif; fill: #444 }
  .strong { font-weight: 600 } .title { font-size: 14px; font-weight: 600; fill: #111 }
  .grid { stroke: #ccc; stroke-width: 1 } .limit { stroke: #b00020; stroke-width: 1.5; stroke-dasharray: 6 4 }
  path { fill: none; stroke: var(--colour); stroke-width: 2; stroke-linejoin: round } circle { fill: var(--colour) } text[class*=" s"] { fill: var(--colour) }
  ${coloursOf(0)}
  @media (prefers-color-scheme: dark) { text { fill: #bbb } .title { fill: #eee } .grid { stroke: #444 } .limit { stroke: #ff6f7d } ${coloursOf(1)} }
</style>
${text([LEFT, 22], plot.title, 'class="title"')}
${grid.join("\n")}
${marks.join("\n")}
${text([8, TOP - 10], plot.y, 'class="strong"')}
${text([WIDTH - RIGHT, HEIGHT - 8], plot.x, 'text-anchor="end" class="strong"')}
${limit === undefined ? "" : `<line class="limit" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${limit.at.toFixed(1)}" y2="${limit.at.toFixed(1)}"/>`}
${curves(plot.series, limit, x, y, text).join("\n")}
</svg>
`;
}

/** A second in which nothing was answered: nothing is drawn there. Between numbers of articles there is always a line. */
const isGap = (before: number | undefined, now: number): boolean => before === undefined || (now - before > 1.5 && now < 1000);

/** Each with its name at its end, as the limit has; inside the plot names would cover lines. They are moved where they would lie on each other. */
function curves(
  series: readonly Series[],
  limit: { readonly at: number; readonly name: string } | undefined,
  x: Scale,
  y: Scale,
  text: (at: readonly [number, number], words: string, attributes: string) => string,
): string[] {
  const drawn = series.filter(({ points }) => points.length > 0).map((each, index) => ({ ...each, look: `s${index % colours.length}` }));
  const ends = [
    ...drawn.map(({ name, look, points }) => ({ name, look, at: y.at(points.at(-1)?.[1] ?? 1) })),
    ...(limit === undefined ? [] : [{ ...limit, look: "" }]),
  ].toSorted((one, other) => one.at - other.at);
  let above = Number.NEGATIVE_INFINITY;
  const labels = ends.map(({ name, look, at }) => {
    above = Math.max(at, above + LABEL_GAP);
    return text([WIDTH - RIGHT + 10, above + 4], name, `class="strong ${look}"`);
  });
  return [
    ...drawn.flatMap(({ points, look }) => [
      `<path class="${look}" d="${points.map(([px, py], index) => `${isGap(points[index - 1]?.[0], px) ? "M" : "L"}${x.at(px).toFixed(1)} ${y.at(py).toFixed(1)}`).join("")}"/>`,
      ...points.map(([px, py]) => `<circle cx="${x.at(px).toFixed(1)}" cy="${y.at(py).toFixed(1)}" r="2.5" class="${look}"/>`),
    ]),
    ...labels,
  ];
}
