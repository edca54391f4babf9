/** Bitmaps of favicon.svg for programs that take no SVG: tabs of old browsers, home screens of telephones. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../public/static");
/** Pixels of the drawing, and of the icon in a tab. */
const DRAWN = 32;

const svg = await readFile(join(folder, "favicon.svg"), "utf8");
/** Telephones cut the corners themselves. */
const square = svg.replace(/ rx="\d+"/, "");

const draw = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: (72 * size) / DRAWN })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** An icon file that holds one PNG (ICONDIR and ICONDIRENTRY of the format). */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await writeFile(join(folder, "favicon.ico"), iconFile(await draw(svg, DRAWN), DRAWN));
for (const size of [192, 512]) await writeFile(join(folder, `icon-${size}.png`), await draw(svg, size));
await writeFile(join(folder, "apple-touch-icon.png"), await draw(square, 180));
