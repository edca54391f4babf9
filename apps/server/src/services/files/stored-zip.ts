import { zipSync } from "fflate";

/** The earliest time that a ZIP archive can state. */
const mtime = new Date(1980, 0, 1);

/**
 * A ZIP archive whose entries are stored as they are. Readers of office files get this instead of what was uploaded: every archive
 * they see has one directory that means what it says.
 */
export const storedZip = (parts: Iterable<readonly [name: string, bytes: Uint8Array]>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(parts), { level: 0, mtime }).buffer);
