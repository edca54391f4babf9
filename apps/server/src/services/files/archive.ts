import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { viewLimits } from "./limits.ts";
import { Refused } from "./refusal.ts";

/** Entries of a ZIP archive by name; nothing is unpacked yet. */
export interface Archive {
  readonly names: readonly string[];
  /** @throws Refused where it is missing, broken, or the parts read so far are too much */
  read(name: string): Promise<Buffer>;
  /** The entries that `wanted` picks, each checked against what the directory says. */
  readAll(wanted: (name: string) => boolean): Promise<Map<string, Buffer>>;
}

/** Checks an archive by its directory before anything is unpacked: damage, encryption, bombs. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const { zip, entries } = await unlessBroken(() => listEntries(bytes));
  let left: number = viewLimits.partsBytes;
  const read = async (name: string): Promise<Buffer> => {
    const entry = entries.get(name);
    if (!entry) throw new Refused("broken");
    if (entry.uncompressedSize > left) throw new Refused("too-complex");
    left -= entry.uncompressedSize;
    return unlessBroken(() => unpack(zip, entry));
  };
  return {
    names: [...entries.keys()],
    read,
    async readAll(wanted) {
      const parts = new Map<string, Buffer>();
      for (const name of entries.keys()) if (wanted(name)) parts.set(name, await read(name));
      return parts;
    },
  };
}

async function listEntries(bytes: Buffer): Promise<{ zip: ZipFile; entries: ReadonlyMap<string, Entry> }> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  if (zip.entryCount > viewLimits.entries) throw new Refused("bomb");
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused("encrypted");
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (unpacked > viewLimits.unpackedBytes) throw new Refused("bomb");
    // Two entries of one name: which one is meant depends on who reads.
    if (entries.has(entry.fileName)) throw new Refused("broken");
    entries.set(entry.fileName, entry);
  }
  // Entries that overlap, as bombs without nesting have them, are together more than the file.
  if (packed > bytes.length) throw new Refused("bomb");
  if (unpacked > viewLimits.ratioFrom && unpacked > packed * viewLimits.ratio) throw new Refused("bomb");
  return { zip, entries };
}

/** yauzl ends the stream with an error where an entry is longer or shorter than its directory says. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const whole = Buffer.alloc(entry.uncompressedSize);
  let at = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) at += chunk.copy(whole, at);
  return whole;
}

async function unlessBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused("broken");
  }
}
