import { timingSafeEqual } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../config/startup-error.ts";
import { type Protection, protectionOf } from "./sealing.ts";

export interface TableBackup {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Bytes and digest of the rows as PostgreSQL gave them, in the order of their keys. */
  readonly bytes: number;
  readonly digest: string;
}

export interface SequenceBackup {
  readonly table: string;
  readonly column: string;
  /** As text: no digit is lost. */
  readonly last: string;
  readonly isCalled: boolean;
}

export interface Manifest {
  readonly format: 1;
  readonly id: string;
  readonly release: string;
  /** ISO 8601, UTC: the moment whose state it holds. */
  readonly madeAt: string;
  /** The last migration of the database. */
  readonly migration: string;
  readonly isEncrypted: boolean;
  readonly tables: readonly TableBackup[];
  readonly sequences: readonly SequenceBackup[];
}

const FILE = "manifest.json";
/** Of that file: keyed where the backup is encrypted. */
const DIGEST = "manifest.digest";

/** A backup that has one is whole: it is written last. */
export async function writeManifest(folder: string, manifest: Manifest, protection: Protection): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await writeFile(join(folder, DIGEST), `${protection.digest().update(text).digest("hex")}\n`, { mode: 0o600, flush: true });
  await writeFile(join(folder, FILE), text, { mode: 0o600, flush: true });
}

/** @throws StartupError where the folder holds no whole backup, the key is another one, or the manifest was changed. */
export async function readManifest(
  folder: string,
  key: Buffer | undefined,
): Promise<{ readonly manifest: Manifest; readonly protection: Protection }> {
  const [text, digest] = await Promise.all([FILE, DIGEST].map((file) => readFile(join(folder, file), "utf8"))).catch((cause: unknown) => {
    throw new StartupError(`The folder ${folder} holds no backup: its ${FILE} cannot be read. Name the folder of one backup.`, { cause });
  });
  const manifest = parse(text ?? "", folder);
  if (manifest.isEncrypted && !key) throw new StartupError("The backup is encrypted: set BACKUP_KEY to the key that it was made with.");
  const protection = protectionOf(manifest.isEncrypted ? key : undefined, manifest.id);
  const expected = protection
    .digest()
    .update(text ?? "")
    .digest();
  const found = Buffer.from(digest?.trim() ?? "", "hex");
  if (found.length !== expected.length || !timingSafeEqual(found, expected))
    throw new StartupError(
      manifest.isEncrypted
        ? "The backup cannot be opened: BACKUP_KEY is not the key that it was made with, or its manifest was changed."
        : `The backup cannot be trusted: ${FILE} is not as it was written.`,
    );
  return { manifest, protection };
}

function parse(text: string, folder: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format === 1) return manifest;
  } catch {
    // Said below.
  }
  throw new StartupError(`The ${FILE} in ${folder} cannot be read by this release: it is broken, or of a later one.`);
}

/** File of a table's rows. */
export const fileOf = (table: string, { isEncrypted }: Pick<Manifest, "isEncrypted">): string =>
  `${table}.copy.gz${isEncrypted ? ".sealed" : ""}`;
