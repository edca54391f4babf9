import sharp from "sharp";
import { GLYPHS } from "./glyphs.ts";

const WIDTH = 300;
const HEIGHT = 100;
/** Dark enough on the light ground for everyone who reads the page (WCAG 1.4.3). */
const INKS = ["#16202e", "#0b3f7a", "#5b2a86", "#7a1f12"];

/** The characters as a PNG: bent, turned, crossed by lines, shifted by turbulence. */
export function drawPicture(code: string, random: () => number): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(code, random)), { density: 72, limitInputPixels: WIDTH * HEIGHT })
    .png({ compressionLevel: 6, palette: true, colours: 32 })
    .toBuffer();
}

function svgOf(code: string, random: () => number): string {
  const between = (low: number, high: number): number => low + random() * (high - low);
  const ink = (): string => INKS[Math.floor(random() * INKS.length)] ?? "#16202e";
  const bend = { x: between(0.02, 0.035), y: between(0.02, 0.035), phase: between(0, 6), depth: between(3, 5) };
  const step = (WIDTH - 40) / code.length;
  const characters = Array.from(code, (character, index) => {
    const scale = between(0.5, 0.58);
    const place = `translate(${n(22 + index * step + between(-4, 4))} ${n(between(14, 30))})`;
    const form = `rotate(${n(between(-13, 13))} 18 30) skewX(${n(between(-9, 9))}) scale(${n(scale)} ${n(scale * between(1, 1.15))})`;
    return `<path d="${bent(GLYPHS[character] ?? "", index * step, bend)}" transform="${place} ${form}" stroke="${ink()}" stroke-width="${n(between(9, 11.5))}"/>`;
  });
  const lines = Array.from({ length: 2 }, () => {
    const [from, to, over, under] = [between(10, 90), between(10, 90), between(-20, 120), between(-20, 120)].map(n);
    return `<path d="M0,${from} C100,${over} 200,${under} 300,${to}" stroke="${ink()}" stroke-width="${n(between(1.1, 1.6))}"/>`;
  });
  const filter = `<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence type="turbulence" baseFrequency="${n(between(0.018, 0.03), 4)}" numOctaves="2" seed="${Math.floor(random() * 10_000)}"/><feDisplacementMap in="SourceGraphic" scale="${n(between(7, 10))}" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${filter}</defs><rect width="100%" height="100%" fill="#f4f6f9"/><g filter="url(#f)" fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join("")}${characters.join("")}</g></svg>`;
}

interface Bend {
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  readonly depth: number;
}

/** Points moved along two waves that run through the whole picture. */
const bent = (path: string, offset: number, { x, y, phase, depth }: Bend): string =>
  path.replace(/(-?\d+),(-?\d+)/g, (_, left: string, top: string) => {
    const [px, py] = [Number(left), Number(top)];
    return `${n(px + depth * Math.sin(phase + py * y * 3))},${n(py + depth * Math.sin(phase + (px + offset) * x * 2))}`;
  });

const n = (value: number, digits = 1): string => value.toFixed(digits);
