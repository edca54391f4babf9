import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FileRefusal } from "@portal/domain";
import type { BoundedQueue } from "../../services/bounded-queue.ts";
import type { UploadedFile } from "../forms/action.ts";
import { detectType } from "../../services/files/detect-type.ts";
import { endingOf } from "../../services/files/file-signature.ts";
import { Refused } from "../../services/files/refusal.ts";
import { readableName } from "./file-name.ts";
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

/** What a file is by its content; its name must say the same. @throws Busy where too many wait already */
export type InspectUpload = (file: UploadedFile) => Promise<InspectedFile | { readonly refused: UploadRefusal }>;

export const createUploadInspector =
  (queue: Pick<BoundedQueue, "run">): InspectUpload =>
  async (file) =>
    file.bytes > uploadLimits.bytes ? { refused: "fileSize" } : queue.run(() => inspect(file));

async function inspect({ name, path }: UploadedFile): Promise<InspectedFile | { readonly refused: UploadRefusal }> {
  const bytes = await readFile(path);
  try {
    const { type } = await detectType(bytes);
    const ending = endingOf(name);
    if (!isTaken(type) || !uploadTypes[type].endings.some((each) => each === ending)) return { refused: "fileType" };
    return {
      name: readableName(name, uploadTypes[type].endings[0]),
      contentType: uploadTypes[type].contentType,
      bytes,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    };
  } catch (error) {
    if (error instanceof Refused) return { refused: codes[error.reason] ?? "fileBroken" };
    throw error;
  }
}

const isTaken = (type: string): type is UploadType => Object.hasOwn(uploadTypes, type);

const codes: Partial<Record<FileRefusal, UploadRefusal>> = {
  bomb: "fileSize",
  "too-complex": "fileSize",
  "too-large": "fileSize",
  macros: "fileType",
  "old-format": "fileType",
  "other-type": "fileType",
};
