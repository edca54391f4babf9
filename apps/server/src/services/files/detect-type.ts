/** What a file is, by its content alone: its name and its declared type may lie. */
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { openArchive } from "./archive.ts";
import { SIGNATURE_BYTES, signatureOf } from "./file-signature.ts";
import { officeKindOf, officeParts } from "./office.ts";
import { Refused } from "./refusal.ts";

export type DetectedType = "pdf" | "docx" | "xlsx" | "pptx" | "text" | "png" | "jpg" | "gif" | "webp" | "avif" | "mp4" | "webm" | "mp3";

/** Pixels, as the picture is shown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface DetectedFile {
  readonly type: DetectedType;
  /** Of pictures. */
  readonly size: PictureSize | undefined;
}

/** Of a picture: unpacked, a pixel is four bytes in the memory of who opens it. */
const MAX_PIXELS = 80_000_000;
/** Of a drawing, which is read whole for its size. */
const MAX_SVG_BYTES = 2 * 1024 * 1024;

/**
 * Damage, bombs, encryption and macros are found where a file of the type can have them; of a bitmap, film or sound only the head is read.
 * @throws Refused "other-type" where it is none of the types, "old-format" of Word and Excel until 2003: no one can say from outside what their macros do
 */
export async function detectType(bytes: Buffer): Promise<DetectedFile> {
  if (bytes.length === 0) throw new Refused("broken");
  switch (signatureOf(bytes.subarray(0, SIGNATURE_BYTES))) {
    case "pdf":
      return { type: pdf(bytes), size: undefined };
    case "zip":
      return { type: await office(bytes), size: undefined };
    case "text":
      return text(bytes);
    case "binary":
      return media(bytes);
    case "ole":
      throw new Refused("old-format");
  }
}

/** From its first byte: what begins otherwise may be a page with scripts to another reader. */
function pdf(bytes: Buffer): "pdf" {
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Refused("other-type");
  if (!bytes.subarray(-2048).includes("%%EOF")) throw new Refused("broken");
  return "pdf";
}

const offices = {
  word: { type: "docx", folder: "word" },
  excel: { type: "xlsx", folder: "xl" },
  PowerPoint: { type: "pptx", folder: "ppt" },
} as const;

/** As the viewers check it: its XML is really unpacked. */
async function office(bytes: Buffer): Promise<DetectedType> {
  const archive = await openArchive(bytes);
  const kind = await officeKindOf(archive);
  if (kind === "ZIP") throw new Refused("other-type");
  const { type, folder } = offices[kind];
  await officeParts(archive, folder);
  return type;
}

const svgRoot = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;
/** Characters in which a drawing begins. */
const SVG_HEAD = 4_000;

async function text(bytes: Buffer): Promise<DetectedFile> {
  // Rich text, XML and the like are text too, but other programs open them.
  if (await fileTypeFromBuffer(bytes)) throw new Refused("other-type");
  decode(bytes);
  return { type: "text", size: undefined };
}

/** @throws Refused where it is not UTF-8 */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refused("broken");
  }
}

/** Of a drawing (SVG), which by its content may be any text. @throws Refused where it is none */
export async function drawingSize(bytes: Buffer): Promise<PictureSize> {
  if (bytes.length > MAX_SVG_BYTES) throw new Refused("too-large");
  if (!svgRoot.test(decode(bytes).slice(0, SVG_HEAD))) throw new Refused("other-type");
  return pictureSize(bytes);
}

const mediaTypes = new Map<string, DetectedType>([
  ["image/png", "png"],
  ["image/jpeg", "jpg"],
  ["image/gif", "gif"],
  ["image/webp", "webp"],
  ["image/avif", "avif"],
  ["video/mp4", "mp4"],
  ["video/webm", "webm"],
  ["audio/mpeg", "mp3"],
]);
const pictures: ReadonlySet<DetectedType> = new Set(["png", "jpg", "gif", "webp", "avif"]);
const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");
const jpegEnd = Buffer.from("ffd9", "hex");

async function media(bytes: Buffer): Promise<DetectedFile> {
  const found = await fileTypeFromBuffer(bytes);
  const type = found && mediaTypes.get(found.mime);
  if (!type) throw new Refused("other-type");
  if (!pictures.has(type)) return { type, size: undefined };
  const isCut = (type === "png" && !bytes.subarray(-pngEnd.length).equals(pngEnd)) || (type === "jpg" && bytes.lastIndexOf(jpegEnd) <= 0);
  if (isCut) throw new Refused("broken");
  return { type, size: await pictureSize(bytes) };
}

/** No pixel is unpacked. */
async function pictureSize(bytes: Buffer): Promise<PictureSize> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) throw new Refused("broken");
  const { width, height } = head.autoOrient;
  if (width * height > MAX_PIXELS) throw new Refused("too-large");
  return { width, height };
}
