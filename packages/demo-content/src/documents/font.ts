/** A TrueType font that holds just the letters of one text, put together from the subsets that the font's package brings. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type FontSource, readFontSource } from "./font-source.ts";

export interface EmbeddedFont {
  /** TrueType, for a PDF: without `cmap`, glyphs are addressed by number. */
  readonly program: Buffer;
  readonly glyphOf: (character: string) => number;
  /** Widths by glyph, in thousandths of the font size. */
  readonly widths: readonly number[];
  readonly ascent: number;
  readonly descent: number;
}

const require = createRequire(import.meta.url);
/** The font's package has a file for each range of characters. */
const files = new Map([
  [
    400,
    [
      require.resolve("@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff"),
      require.resolve("@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff"),
    ],
  ],
  [
    700,
    [
      require.resolve("@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff"),
      require.resolve("@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff"),
    ],
  ],
] as const);
type FontWeight = 400 | 700;
const load = (weight: FontWeight): FontSource[] => (files.get(weight) ?? []).map((file) => readFontSource(readFileSync(file)));
const sources = new Map<FontWeight, FontSource[]>();

const HAS_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

/** Collects the glyphs that a text needs, with those that they are composed of, under new numbers. */
class Subset {
  readonly glyphs: Buffer[] = [];
  readonly advances: number[] = [];
  readonly #numbers = new Map<FontSource, Map<number, number>>();

  add(source: FontSource, id: number): number {
    const known = this.#numbers.get(source) ?? new Map<number, number>();
    this.#numbers.set(source, known);
    const taken = known.get(id);
    if (taken !== undefined) return taken;
    const number = this.glyphs.length;
    known.set(id, number);
    this.advances.push(source.advance(id));
    this.glyphs.push(Buffer.alloc(0));
    const glyph = Buffer.from(source.glyph(id));
    this.glyphs[number] = glyph.length > 0 && glyph.readInt16BE(0) < 0 ? this.#composed(source, glyph) : withoutInstructions(glyph);
    return number;
  }

  #composed(source: FontSource, glyph: Buffer): Buffer {
    let at = 10;
    for (let flags = MORE; flags & MORE;) {
      flags = glyph.readUInt16BE(at);
      glyph.writeUInt16BE(flags & ~HAS_INSTRUCTIONS, at);
      glyph.writeUInt16BE(this.add(source, glyph.readUInt16BE(at + 2)), at + 2);
      at += 4 + (flags & HAS_WORDS ? 4 : 2) + (flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0);
    }
    return glyph.subarray(0, at);
  }
}

/** Hints for small screens are half of a glyph, and a PDF is drawn without them. */
function withoutInstructions(glyph: Buffer): Buffer {
  if (glyph.length === 0) return glyph;
  const at = 10 + 2 * glyph.readInt16BE(0);
  return Buffer.concat([glyph.subarray(0, at), Buffer.alloc(2), glyph.subarray(at + 2 + glyph.readUInt16BE(at))]);
}

/** @throws for a character that the font does not have */
export function fontOf(text: string, weight: FontWeight): EmbeddedFont {
  const all = sources.get(weight) ?? load(weight);
  sources.set(weight, all);
  const [first] = all;
  if (!first) throw new Error("The font has no files.");
  const subset = new Subset();
  subset.add(first, 0);
  const numbers = new Map<string, number>();
  for (const character of [...new Set(text)].toSorted()) {
    const source = all.find((one) => one.glyphOf(character) !== undefined);
    if (!source) throw new Error(`The font has no "${character}": use another character in the text of the file.`);
    numbers.set(character, subset.add(source, source.glyphOf(character) ?? 0));
  }
  const unit = 1000 / first.table("head").readUInt16BE(18);
  return {
    program: assemble(first, subset),
    glyphOf: (character) => numbers.get(character) ?? 0,
    widths: subset.advances.map((advance) => Math.round(advance * unit)),
    ascent: Math.round(first.table("hhea").readInt16BE(4) * unit),
    descent: Math.round(first.table("hhea").readInt16BE(6) * unit),
  };
}

/** The six tables that a PDF needs (ISO 32000-1, 9.9). */
function assemble(source: FontSource, { glyphs, advances }: Subset): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]));
  for (let index = 0, at = 0; index < padded.length; index += 1) loca.writeUInt32BE((at += padded[index]?.length ?? 0), (index + 1) * 4);
  const hmtx = Buffer.alloc(advances.length * 4);
  for (const [index, advance] of advances.entries()) {
    hmtx.writeUInt16BE(advance, index * 4);
    const glyph = glyphs[index];
    if (glyph && glyph.length > 0) hmtx.writeInt16BE(glyph.readInt16BE(2), index * 4 + 2);
  }
  const head = Buffer.from(source.table("head"));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(source.table("hhea"));
  hhea.writeUInt16BE(advances.length, 34);
  const maxp = Buffer.from(source.table("maxp"));
  maxp.writeUInt16BE(glyphs.length, 4);
  return sfnt([
    ["glyf", Buffer.concat(padded)],
    ["head", head],
    ["hhea", hhea],
    ["hmtx", hmtx],
    ["loca", loca],
    ["maxp", maxp],
  ]);
}

function sfnt(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * tables.length - 16 * 2 ** power, 10);
  const bodies: Buffer[] = [directory];
  let at = directory.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    directory.write(tag, 12 + 16 * index, "latin1");
    directory.writeUInt32BE(checksum(bytes), 16 + 16 * index);
    directory.writeUInt32BE(at, 20 + 16 * index);
    directory.writeUInt32BE(bytes.length, 24 + 16 * index);
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    bodies.push(body);
    at += body.length;
  }
  return Buffer.concat(bodies);
}

function checksum(bytes: Buffer): number {
  const words = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
