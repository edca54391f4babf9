/** A file that is sent for a record: received, looked at and stored, or nothing is left of it. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Services } from "../../services.ts";
import { recordAct } from "../../services/audit.ts";
import type { PictureSize } from "../../services/files/detect-type.ts";
import { receiveFile } from "../../services/files/receive-file.ts";
import { countUnnamedBytes, storeBytes } from "./record-bytes.ts";
import { claimedType, inspectUpload, RefusedUpload } from "./upload-types.ts";

/** Bytes of one file: what a line of import holds of one. */
export const UPLOAD_BYTES = 24 * 1024 * 1024;
/** Of all files that no draft names yet: the disk is the visitors' too. */
export const UNNAMED_BYTES = 2 * 1024 * 1024 * 1024;

export interface UploadTools extends Pick<Services, "formStorage" | "queues"> {
  readonly db: Kysely<Database>;
  /** Bytes that all files which no draft names may have together. */
  readonly room: number;
}

export interface SentFile {
  readonly name: string;
  /** Value of Content-Type. */
  readonly declared: string | undefined;
  /** undefined: nothing was sent. */
  readonly content: Readable | undefined;
  /** Id of the member. */
  readonly account: string;
}

export interface Uploaded {
  /** Hex. */
  readonly sha256: string;
  readonly size: number;
  readonly contentType: string;
  readonly picture: PictureSize | undefined;
}

/** @throws RefusedUpload; Busy where too many files wait to be looked at */
export async function receiveUpload({ db, room, formStorage, queues }: UploadTools, sent: SentFile): Promise<Uploaded> {
  const claimed = claimedType(sent.name, sent.declared);
  if (!sent.content) throw empty();
  const folder = await mkdtemp(join(tmpdir(), "portal-upload-"));
  let reserved = 0;
  const admit = (bytes: number): void => {
    reserved += bytes;
    const fits = formStorage.reserve(bytes);
    if (reserved > UPLOAD_BYTES) throw tooLarge();
    if (!fits) throw new RefusedUpload("busy", "The files under way hold all the room that they may; send it again in a minute.");
  };
  try {
    const path = join(folder, "file");
    const { sha256, bytes: size } = await receiveFile(sent.content, path, admit).catch((error: unknown) => {
      throw error instanceof RefusedUpload || isOfDisk(error)
        ? error
        : new RefusedUpload("cut", "Only a part of the file came; send it again.");
    });
    if (size === 0) throw empty();
    return await queues.uploads.run(async () => {
      const bytes = await readFile(path);
      const picture = await inspectUpload(bytes, claimed);
      const contentType = claimed.contentType.startsWith("text/") ? `${claimed.contentType}; charset=utf-8` : claimed.contentType;
      await db.transaction().execute(async (transaction) => {
        if ((await countUnnamedBytes(transaction)) + size > room)
          throw new RefusedUpload(
            "no-room",
            "The files that no draft names hold all the room that they may; unused ones are removed after a day.",
          );
        await storeBytes(transaction, sha256, bytes);
        const details = { size, contentType };
        await recordAct(transaction, { actor: sent.account, act: "file.upload", subject: `bytes:${sha256}`, details });
      });
      return { sha256, size, contentType, picture };
    });
  } finally {
    formStorage.release(reserved);
    await rm(folder, { recursive: true, force: true });
  }
}

const empty = (): RefusedUpload => new RefusedUpload("empty", "The file is empty.");
export const tooLarge = (): RefusedUpload =>
  new RefusedUpload("too-large", `A file may have ${UPLOAD_BYTES / 1024 / 1024} MB; larger ones come by import.`);

/** What the sender is not to blame for. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && "syscall" in error && "path" in error;
