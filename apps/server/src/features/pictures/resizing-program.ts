/**
 * The process that unpacks pictures: what reads them is native code, so a hostile one may end this process, but not the portal. One picture, one answer.
 * It ends itself where it has computed for too long, or taken too much memory: libvips works in threads of its own, so that this one is free to look.
 */
import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { pictureFormats, pictureWidths } from "@portal/domain";
import sharp, { type Sharp } from "sharp";
import { type PictureBounds, type Resized, type ResizingMessage, TOO_COMPLEX } from "./resize.ts";

const { pixels, processorMilliseconds, memoryBytes } = JSON.parse(process.argv[2] ?? "") as PictureBounds;

/** Milliseconds between two looks at what was used. */
const WATCH = 100;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > processorMilliseconds || process.memoryUsage.rss() > memoryBytes) process.exit(TOO_COMPLEX);
}, WATCH).unref();

// No one waits for it any more.
process.once("disconnect", () => process.exit());

// Visitors come first, and where memory runs out, this process ends before any other (Linux).
setPriority(19);
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => undefined);
sharp.concurrency(1);
sharp.cache(false);
// Everything but the three types that have sizes: each reader is code that a hostile file could reach.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

const bounded = { limitInputPixels: pixels, failOn: "error" } as const;

async function resize(bytes: Buffer): Promise<Resized> {
  const found = await sharp(bytes, bounded).metadata();
  if ((found.pages ?? 1) > 1 || isAnimatedPng(bytes)) return { failure: "animated" };
  // Unpacked once, as it is shown: a photo may lie on its side, and say so.
  const largest = sharp(bytes, { ...bounded, sequentialRead: true })
    .autoOrient()
    .resize({ width: pictureWidths.at(-1), withoutEnlargement: true });
  const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // The last one is as wide as the picture itself: none is made larger.
  const widest = pictureWidths.find((wanted) => wanted >= width) ?? width;
  const sizes = pictureWidths
    .filter((wanted) => wanted <= widest)
    .flatMap((wanted) => pictureFormats.map((format) => ({ width: wanted, format })));
  const pictures = [];
  for (const size of sizes) {
    const resized = sharp(data, { raw: { width, height, channels }, limitInputPixels: pixels });
    const made = await encoders[size.format](resized.resize({ width: size.width, withoutEnlargement: true })).toBuffer();
    if (made.length < bytes.length) pictures.push({ ...size, bytes: made });
  }
  return { widest, pictures };
}

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 75, effort: 4 }),
};

/** Its first picture alone would be read: what makes it move stands before that. */
const isAnimatedPng = (bytes: Buffer): boolean => bytes.subarray(0, Math.max(0, bytes.indexOf("IDAT"))).includes("acTL");

const send = (message: ResizingMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });

await send("ready");
const answer = await resize(await buffer(process.stdin)).catch((error: unknown): Resized => ({ failure: reasonOf(error) }));
await send(answer);
process.exit();

/** In words that a database takes: what reads pictures may repeat some of their bytes. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : "unknown";
  return words.replaceAll(/[^\x20-\x7e]+/g, " ").slice(0, 200);
}
