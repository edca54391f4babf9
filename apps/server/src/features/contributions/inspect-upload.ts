import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FileRefusal } from "@portal/domain";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { BoundedQueue } from "../../services/bounded-queue.ts";
import type { UploadedFile } from "../forms/action.ts";
import { openArchive } from "../../services/files/archive.ts";
import { officeKindOf, officeParts } from "../../services/files/office.ts";
import { Refused } from "../../services/files/refusal.ts";
import { signatureOf, SIGNATURE_BYTES } from "../../services/files/file-signature.ts";
import { endingOf, readableName } from "./file-name.ts";
import { uploadLimits, type UploadType, uploadTypes } from "./upload-rules.ts";

/** Codes of form errors. */
export type UploadRefusal = "fileType" | "fileSize" | "fileBroken";

export interface InspectedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Hex. */
  readonly sha256: string;
}

class RefusedFile extends Error {
  readonly code: UploadRefusal;
  constructor(code: UploadRefusal) {
    super(`The file is not accepted: ${code}.`);
    this.code = code;
  }
}

/** What a file is by its content; its name must say the same. @throws Busy where too many wait already */
export type InspectUpload = (file: UploadedFile) => Promise<InspectedFile | { readonly refused: UploadRefusal }>;

export const createUploadInspector =
  (queue: Pick<BoundedQueue, "run">): InspectUpload =>
  async (file) =>
    file.bytes > uploadLimits.bytes ? { refused: "fileSize" } : queue.run(() => inspect(file));

async function inspect({ name, path }: UploadedFile): Promise<InspectedFile | { readonly refused: UploadRefusal }> {
  const bytes = await readFile(path);
  try {
    const type = await typeOf(bytes);
    const { contentType, endings } = uploadTypes[type];
    if (!endings.some((ending) => ending === endingOf(name))) throw new RefusedFile("fileType");
    return { name: readableName(name, type), contentType, bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
  } catch (error) {
    if (error instanceof RefusedFile) return { refused: error.code };
    if (error instanceof Refused) return { refused: codes[error.reason] ?? "fileBroken" };
    throw error;
  }
}

const codes: Partial<Record<FileRefusal, UploadRefusal>> = {
  bomb: "fileSize",
  "too-complex": "fileSize",
  "too-large": "fileSize",
  macros: "fileType",
};

async function typeOf(bytes: Buffer): Promise<UploadType> {
  if (bytes.length === 0) throw new RefusedFile("fileBroken");
  switch (signatureOf(bytes.subarray(0, SIGNATURE_BYTES))) {
    case "pdf":
      return pdf(bytes);
    case "zip":
      return office(bytes);
    case "text":
      return text(bytes);
    case "binary":
      return picture(bytes);
    case "ole":
      throw new RefusedFile("fileType");
  }
}

/** From its first byte: what begins otherwise may be a page with scripts to another reader. */
function pdf(bytes: Buffer): UploadType {
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new RefusedFile("fileType");
  if (!bytes.subarray(-2048).includes("%%EOF")) throw new RefusedFile("fileBroken");
  return "pdf";
}

/** As the viewers check it: damage, bombs, encryption, macros; its XML is really unpacked. */
async function office(bytes: Buffer): Promise<UploadType> {
  const archive = await openArchive(bytes);
  const kind = await officeKindOf(archive);
  if (kind !== "word" && kind !== "excel") throw new RefusedFile("fileType");
  await officeParts(archive, kind === "word" ? "word" : "xl");
  return kind === "word" ? "docx" : "xlsx";
}

async function text(bytes: Buffer): Promise<UploadType> {
  // Rich text, XML and the like are text too, but other programs open them.
  if (await fileTypeFromBuffer(bytes)) throw new RefusedFile("fileType");
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedFile("fileBroken");
  }
  return "txt";
}

const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");
const jpegEnd = Buffer.from("ffd9", "hex");

async function picture(bytes: Buffer): Promise<UploadType> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== "image/png" && found?.mime !== "image/jpeg") throw new RefusedFile("fileType");
  const type = found.mime === "image/png" ? "png" : "jpg";
  const isWhole = type === "png" ? bytes.subarray(-pngEnd.length).equals(pngEnd) : bytes.lastIndexOf(jpegEnd) > 0;
  // Reads the head only: no pixel is unpacked.
  const size = isWhole
    ? await sharp(bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined)
    : undefined;
  if (!size) throw new RefusedFile("fileBroken");
  if (size.width * size.height > uploadLimits.pixels) throw new RefusedFile("fileSize");
  return type;
}
