/** The worker: one file, one answer, then it ends and gives its memory back. */
import type { PreparedFile } from "@portal/domain";
import { openArchive } from "./archive.ts";
import { readCsv } from "./csv.ts";
import type { TableView } from "./excel.ts";
import { officeKindOf } from "./office.ts";
import { Refused } from "./refusal.ts";
import type { TypeByName } from "./file-signature.ts";
import type { WordView } from "./word.ts";

export interface WorkerTask {
  readonly bytes: Uint8Array;
  readonly typeOfName: TypeByName;
  readonly signature: "zip" | "ole" | "text";
}

export type WorkerAnswer = Exclude<PreparedFile, { readonly kind: "pdf" }>;

const labels: Readonly<Record<string, string>> = { word: "Word", excel: "Excel" };

async function answer({ bytes, typeOfName, signature }: WorkerTask): Promise<WordView | TableView> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (signature === "text") return readCsv(buffer);
  if (signature === "ole") throw new Refused(buffer.includes(Buffer.from("EncryptedPackage", "utf16le")) ? "encrypted" : "old-format");
  const archive = await openArchive(buffer);
  const kind = await officeKindOf(archive);
  if (kind !== typeOfName) throw new Refused("other-type", labels[kind] ?? kind);
  // Only what is needed is loaded: the readers are the larger part of the worker's memory.
  return kind === "word" ? (await import("./word.ts")).readWord(archive) : (await import("./excel.ts")).readExcel(archive);
}

export async function run(task: WorkerTask): Promise<WorkerAnswer> {
  try {
    return await answer(task);
  } catch (error) {
    if (error instanceof Refused) return { kind: "refused", reason: error.reason, found: error.found };
    throw error;
  }
}
