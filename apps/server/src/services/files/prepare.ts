import type { PreparedFile } from "@portal/domain";
import { convert } from "./convert.ts";
import { viewLimits } from "./limits.ts";
import { Refused } from "./refusal.ts";
import { typeByName, type TypeByName, SIGNATURE_BYTES, signatureOf } from "./file-signature.ts";
import type { WorkerTask } from "./worker.ts";

/** A stored file that is read part by part. */
export interface StoredFile {
  readonly fileName: string;
  readonly size: number;
  read(start: number, length: number): Promise<Uint8Array>;
}

/** Bytes at the end of a PDF in which it must say that it is whole. */
const TAIL = 2048;

/** What of a file is shown in the page. The content decides, not the name; where the two differ, that is said. */
export async function prepareView(file: StoredFile): Promise<PreparedFile> {
  try {
    return await prepare(file);
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", reason: error.reason, found: error.found };
    throw error;
  }
}

async function prepare(file: StoredFile): Promise<PreparedFile> {
  if (file.size === 0) throw new Refused("empty");
  const typeOfName = typeByName(file.fileName);
  const signature = signatureOf(await file.read(0, Math.min(file.size, SIGNATURE_BYTES)));
  if (signature === "pdf") return preparePdf(file, typeOfName);
  if (typeOfName === "other") throw new Refused("unknown");
  if (typeOfName === "macros" && signature === "zip") throw new Refused("macros");
  if (!fits(typeOfName, signature)) throw new Refused("other-type");
  const limit = signature === "text" ? viewLimits.csvBytes : viewLimits.officeBytes;
  if (file.size > limit) throw new Refused("too-large");
  // A copy of its own: its memory moves to the worker.
  const bytes = new Uint8Array(await file.read(0, file.size));
  return convert({ bytes, typeOfName, signature: signature as WorkerTask["signature"] });
}

async function preparePdf(file: StoredFile, typeOfName: TypeByName): Promise<PreparedFile> {
  if (typeOfName !== "pdf") throw new Refused("other-type", "PDF");
  if (file.size > viewLimits.pdfBytes) throw new Refused("too-large");
  const length = Math.min(file.size, TAIL);
  const tail = Buffer.from(await file.read(file.size - length, length));
  if (!tail.includes("startxref") || !tail.includes("%%EOF")) throw new Refused("broken");
  return { kind: "pdf" };
}

/** Office files are archives; encrypted ones are compound files, as old ones are. */
function fits(typeOfName: TypeByName, signature: ReturnType<typeof signatureOf>): boolean {
  if (typeOfName === "csv") return signature === "text";
  return typeOfName !== "pdf" && (signature === "zip" || signature === "ole");
}
