import type { FileView, PreparedFile } from "@portal/domain";
import { storedPath } from "@portal/domain/content";
import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { ReadDatabases } from "../../../database/pools.ts";
import type { StoredFile } from "../../../services/files/prepare.ts";
import { type FileMetadata, findFile, readFileRange } from "../files.ts";
import { type Answers, type QueriesOf, found, missing } from "./answer.ts";

export interface FileToView extends StoredFile {
  /** Hex. */
  readonly sha256: string;
}

/** Prepares files for pages. */
export interface FileViews {
  /** What of the file is shown; undefined where that takes longer than the wait: ask again in some seconds. */
  readonly view: (file: FileToView, waitMs: number) => Promise<PreparedFile | undefined>;
}

/** Milliseconds that a page waits for a file; it then says that the file is being prepared. */
const PAGE_WAIT = 1500;

/** Files as pages show them. A page waits for them a moment only: what takes longer is "preparing", and there soon. */
export async function fetchFiles({ pages, background }: ReadDatabases, queries: QueriesOf<"file">, views: FileViews): Promise<Answers> {
  return Promise.all(
    queries.map(async (query) => {
      const path = storedPath(query.href);
      const file = path === undefined ? undefined : await findFile(pages, path);
      if (!file) return missing(query);
      const fileName = query.fileName || file.fileName;
      // A name without an extension says nothing of the type: then the stored one is used.
      const viewName = /\.[a-z]{1,8}$/i.test(fileName) ? fileName : file.fileName;
      const view = await views.view(
        { fileName: viewName, size: file.size, sha256: file.sha256, read: reader(background, file) },
        PAGE_WAIT,
      );
      const facts = { href: query.href, fileName, size: file.size };
      return found(query, { ...facts, ...(view ?? { kind: "preparing" }) } satisfies FileView);
    }),
  );
}

/** Bytes read from the database at a time. */
const CHUNK = 1024 * 1024;

function reader(db: Kysely<Database>, file: FileMetadata): (start: number, length: number) => Promise<Uint8Array> {
  return async (start, length) => {
    const whole = new Uint8Array(length);
    for (let at = 0; at < length; at += CHUNK) {
      const part = await readFileRange(db, file, start + at, Math.min(CHUNK, length - at));
      if (!part) throw new Error(`The file ${file.path} was replaced while it was read.`);
      whole.set(part, at);
    }
    return whole;
  };
}
