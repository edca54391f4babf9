import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** A stored file without its bytes. */
export interface FileMetadata {
  /** Lower case. */
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  /** sha256, hex. */
  readonly sha256: string;
  readonly updatedAt: Date;
}

/** @param path without a leading slash; any case (specification §7). */
export async function findFile(db: Kysely<Database>, path: string): Promise<FileMetadata | undefined> {
  const row = await db
    .selectFrom("file")
    .select(["path", "original_path", "content_type", "size", "sha256", "updated_at"])
    .where("path", "=", path.toLowerCase())
    .executeTakeFirst();
  return (
    row && {
      path: row.path,
      fileName: row.original_path.split("/").at(-1) ?? row.path,
      contentType: row.content_type,
      size: row.size,
      sha256: row.sha256,
      updatedAt: row.updated_at,
    }
  );
}

/** Part of a file: `length` bytes from `start`. undefined where it has been replaced since it was found. */
export async function readFileRange(db: Kysely<Database>, file: FileMetadata, start: number, length: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("file")
    .select(sql<Buffer>`substring(bytes from ${start + 1}::int for ${length}::int)`.as("part"))
    .where("path", "=", file.path)
    .where("sha256", "=", file.sha256)
    .executeTakeFirst();
  return row?.part;
}
