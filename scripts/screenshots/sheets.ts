import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import type { Picture } from "./pictures.ts";

/** Pixels of a sheet; a long page goes on in the next column, as text does in a newspaper. */
const sheet = { width: 1600, gap: 12, column: 800, rows: 2 };

interface Tile {
  readonly picture: Picture;
  /** Pixels of the picture above what this tile shows. */
  readonly from: number;
  readonly label: string;
}

/** Lays pictures of one width out on sheets with their labels. @returns how many sheets */
export async function drawSheets(
  browser: Browser,
  pictures: readonly Picture[],
  { width, folder }: { width: number; folder: string },
): Promise<number> {
  const columns = width < 600 ? 8 : 4;
  const scale = (sheet.width / columns - sheet.gap) / width;
  const slice = Math.floor(sheet.column / scale);
  const tiles = pictures.flatMap((picture) => cut(picture, slice));
  const perSheet = columns * sheet.rows;
  const count = Math.ceil(tiles.length / perSheet);
  const page = await browser.newPage({ viewport: { width: sheet.width, height: 900 } });
  for (let index = 0; index < count; index += 1) {
    await page.setContent(html(tiles.slice(index * perSheet, (index + 1) * perSheet), columns, scale), { waitUntil: "load" });
    await page.screenshot({ path: join(folder, `sheet-${width}-${String(index + 1).padStart(2, "0")}.png`), fullPage: true });
  }
  await page.close();
  return count;
}

function cut(picture: Picture, slice: number): Tile[] {
  const count = Math.ceil(picture.height / slice);
  return Array.from({ length: count }, (_, index) => ({
    picture,
    from: index * slice,
    label: index === 0 ? picture.label : `${picture.label.slice(0, 3)} … ${index + 1}/${count}`,
  }));
}

const html = (tiles: readonly Tile[], columns: number, scale: number): string => `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; display: grid; grid-template-columns: repeat(${columns}, 1fr); background: #888; font: 11px/14px sans-serif; }
figure { margin: ${sheet.gap / 2}px; }
figcaption { block-size: 28px; overflow: hidden; overflow-wrap: anywhere; color: #fff; background: #333; padding: 2px; }
div { block-size: ${sheet.column}px; background-repeat: no-repeat; }
</style>${tiles.map((tile) => figure(tile, scale)).join("")}`;

const figure = (
  { picture, from, label }: Tile,
  scale: number,
): string => `<figure><figcaption>${label.replaceAll("&", "&amp;")}</figcaption>
<div style="background-image: url(data:image/png;base64,${readFileSync(picture.file, "base64")}); background-size: ${picture.width * scale}px auto; background-position: 0 -${from * scale}px"></div></figure>`;
