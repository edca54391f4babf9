/** Bitmaps for tests, honest and others. */
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A photo's worth of detail, which no format makes small by chance. */
export const noise = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } } });

export const plain = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: "red" } });

/** Where the first part of a PNG ends, which says its size. */
const HEADER_END = 33;

/** Says that it has so many pixels; what follows is that of a small one. */
export function claiming(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, HEADER_END - 4));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngPart("IHDR", header), png.subarray(HEADER_END)]);
}

/** Of one picture, and yet animated. */
export const animatedPng = (png: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, HEADER_END), pngPart("acTL", Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])), png.subarray(HEADER_END)]);

export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all([noise(40, 40), plain(40, 40)].map((frame) => frame.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

function pngPart(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
