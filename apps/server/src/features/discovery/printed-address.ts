import { escape } from "@portal/domain";
import { renderSVG } from "uqr";

/** Side of the code, and what stands below it, in units of the drawing. */
const CODE = 200;
const LINE = 18;
/** Characters of a line. */
const WIDTH = 60;
const FONT_SIZE = 12;

/** An address for paper: as a code that cameras read, and in letters (SVG). */
export function printedAddress(address: string): string {
  const lines = address.match(new RegExp(`.{1,${WIDTH}}`, "gsu")) ?? [];
  const height = CODE + LINE * (lines.length + 1);
  const code = renderSVG(address, { ecc: "M", border: 2 }).replace("<svg ", `<svg width="${CODE}" height="${CODE}" `);
  const text = lines.map((line, index) => `<text x="8" y="${CODE + LINE * (index + 1)}">${escape(line)}</text>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 ${height}" width="480" height="${height}" font-family="monospace" font-size="${FONT_SIZE}">${code}${text}</svg>`;
}
