/** What is read from a font file: its glyphs, their widths and the characters that they stand for. */
import { inflateSync } from "node:zlib";

export interface FontSource {
  readonly table: (tag: string) => Buffer;
  readonly glyph: (id: number) => Buffer;
  readonly advance: (id: number) => number;
  readonly glyphOf: (character: string) => number | undefined;
}

/** WOFF 1.0: each table of the font is compressed by itself. */
export function readFontSource(woff: Buffer): FontSource {
  const tables = new Map<string, Buffer>();
  for (let entry = 44; entry < 44 + 20 * woff.readUInt16BE(12); entry += 20) {
    const at = woff.readUInt32BE(entry + 4);
    const [packed, length] = [woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const bytes = woff.subarray(at, at + packed);
    tables.set(woff.toString("latin1", entry, entry + 4), packed < length ? inflateSync(bytes) : bytes);
  }
  const table = (tag: string): Buffer => tables.get(tag) ?? Buffer.alloc(0);
  const isLong = table("head").readInt16BE(50) === 1;
  const offset = (id: number): number => (isLong ? table("loca").readUInt32BE(id * 4) : table("loca").readUInt16BE(id * 2) * 2);
  const metrics = table("hhea").readUInt16BE(34);
  const characters = readCmap(table("cmap"));
  return {
    table,
    glyph: (id) => table("glyf").subarray(offset(id), offset(id + 1)),
    advance: (id) => table("hmtx").readUInt16BE(Math.min(id, metrics - 1) * 4),
    glyphOf: (character) => characters.get(character.codePointAt(0) ?? 0),
  };
}

/** Format 4: segments of the basic plane. */
function readCmap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const doubled = table.readUInt16BE(6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const [end, start] = [table.readUInt16BE(14 + segment), table.readUInt16BE(16 + doubled + segment)];
      const delta = table.readUInt16BE(16 + 2 * doubled + segment);
      const rangeAt = 16 + 3 * doubled + segment;
      const range = table.readUInt16BE(rangeAt);
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - start));
        if (range === 0 || raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}
