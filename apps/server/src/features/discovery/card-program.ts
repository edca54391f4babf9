/** The program of the thread that draws pictures of pages: text laid out by satori, which asks no font of the machine; its shapes as PNG by sharp. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cardSize, type PageCard } from "@portal/domain";
import satori from "satori";
import sharp from "sharp";
import { runBehindAnswers } from "../../services/behind-answers.ts";

runBehindAnswers();
sharp.concurrency(1);
sharp.cache(false);

const FONT = "Be Vietnam Pro";
const fontFiles = [
  [400, import.meta.resolve("@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf")],
  [700, import.meta.resolve("@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf")],
] as const;
const fonts = await Promise.all(
  fontFiles.map(async ([weight, file]) => ({ name: FONT, weight, style: "normal" as const, data: await readFile(fileURLToPath(file)) })),
);

/** The portal's emblem, which stands on the masthead of sites without one of their own. */
const emblem = await readFile(new URL("../../../../portal/public/static/logo-default.svg", import.meta.url));
const emblemAddress = `data:image/svg+xml;base64,${emblem.toString("base64")}`;

/** Colours of the masthead (tokens.css). */
const BLUE = "#0b3f7a";
const GOLD = "#c8962e";
const PALE = "#dbe7f5";
/** Of a palette: there are three colours, and what is between two of them. */
const COLOURS = 32;

/** Characters of a line of text that are read at all: four lines have fewer. */
const MAX_TEXT = 300;

type Style = Readonly<Record<string, string | number>>;
interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const element = (type: string, style: Style, children?: string | readonly Element[], more?: object): Element => ({
  type,
  props: { style, ...(children !== undefined && { children }), ...more },
});

const text = (value: string, lines: number, style: Style): Element =>
  element("div", { display: "block", lineHeight: 1.3, lineClamp: lines, wordBreak: "break-word", ...style }, value);

/** Marks as one letter with its base: fonts have no others. */
const readable = (value: string): string => Array.from(value.normalize("NFC")).slice(0, MAX_TEXT).join("");

/** Pixels: the longer a title, the smaller. */
const titleSize = (title: string): number => (title.length > 110 ? 46 : title.length > 55 ? 56 : 68);

const layout = ({ site, title, detail }: Pick<PageCard, "site" | "title" | "detail">): Element =>
  element(
    "div",
    {
      ...cardSize,
      boxSizing: "border-box",
      display: "flex",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "64px 72px 56px",
      background: BLUE,
      borderBottom: `16px solid ${GOLD}`,
      color: "#fff",
      fontFamily: FONT,
    },
    [
      element("div", { display: "flex", alignItems: "center", gap: 28 }, [
        element("img", { width: 88, height: 88 }, undefined, { src: emblemAddress, width: 88, height: 88 }),
        text(site, 2, { width: 940, fontSize: 34, color: PALE }),
      ]),
      text(title, 4, { fontSize: titleSize(title), fontWeight: 700, textWrap: "balance" }),
      text(detail, 2, { fontSize: 30, color: PALE }),
    ],
  );

/** @returns PNG */
export async function drawCard(card: PageCard): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(layout({ site: readable(card.site), title: readable(card.title), detail: readable(card.detail) }) as never, {
    ...cardSize,
    fonts,
  });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: COLOURS, effort: 7, compressionLevel: 9 }).toBuffer();
  return new Uint8Array(png);
}
