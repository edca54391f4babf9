import { escapeXml } from "./picture.ts";

/** A figure of an infographic: what it counts, and how much of it there is. */
export interface Figure {
  readonly label: string;
  readonly value: number;
}

const WIDTH = 960;
const HEIGHT = 1440;
const MARGIN = 64;
const BAR = 56;
/** DESIGN §7. */
const colours = { ground: "#F4F6F9", ink: "#16202E", blue: "#0B3F7A", gold: "#C8962E", muted: "#4A5565", paper: "#FFFFFF" };
const font = `font-family="'Be Vietnam Pro','Segoe UI',Arial,sans-serif"`;

/** Text in lines of at most `limit` characters. */
function linesOf(text: string, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A tall drawing with a title and one bar a figure, the largest in gold. Says in words and numbers what it shows. */
/** `written` puts a number into words of the language. */
export function infographic(
  title: string,
  unit: string,
  figures: readonly Figure[],
  note: string,
  written: (value: number) => string,
): string {
  const largest = Math.max(...figures.map(({ value }) => value));
  const heading = linesOf(title, 34)
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${140 + index * 62}" font-size="50" font-weight="700" fill="${colours.paper}">${escapeXml(line)}</text>`,
    )
    .join("");
  const step = (HEIGHT - 560) / figures.length;
  const bars = figures
    .map(({ label, value }, index) => {
      const y = 470 + index * step;
      const length = Math.max(8, Math.round(((WIDTH - 2 * MARGIN - 150) * value) / largest));
      return (
        `<text x="${MARGIN}" y="${y}" font-size="32" fill="${colours.ink}">${escapeXml(label)}</text>` +
        `<rect x="${MARGIN}" y="${y + 20}" width="${length}" height="${BAR}" rx="6" fill="${value === largest ? colours.gold : colours.blue}"/>` +
        `<text x="${MARGIN + length + 16}" y="${y + 60}" font-size="36" font-weight="700" fill="${colours.ink}">${written(value)}</text>`
      );
    })
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${font}><title>${escapeXml(title)}</title>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/><rect width="${WIDTH}" height="360" fill="${colours.blue}"/>` +
    `<rect y="360" width="${WIDTH}" height="10" fill="${colours.gold}"/>${heading}` +
    `<text x="${MARGIN}" y="330" font-size="28" fill="${colours.paper}">${escapeXml(unit)}</text>${bars}` +
    `<text x="${MARGIN}" y="${HEIGHT - 36}" font-size="26" fill="${colours.muted}">${escapeXml(note)}</text></svg>`
  );
}
