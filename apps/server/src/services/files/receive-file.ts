import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";

export interface Received {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/**
 * Writes what is sent into a new file as it comes.
 * @param admit - told of each part before it is written; throws where it must not be
 * @throws what `admit` throws: the sender's connection is left open for the answer. Where the sender goes away, the stream's error
 */
export async function receiveFile(sent: Readable, path: string, admit: (bytes: number) => void): Promise<Received> {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      admit(chunk.length);
      bytes += chunk.length;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}
