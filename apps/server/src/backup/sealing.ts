/**
 * AES-256-GCM in chunks, so that files of any size stream through: each chunk is authenticated with its number and whether it is the last. What was
 * changed, cut off, reordered or exchanged for another file does not open.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, type Hash, hkdfSync, type Hmac } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";

const CHUNK = 64 * 1024;
const TAG = 16;
const CIPHER = "aes-256-gcm";

/** A key for one purpose of one backup: no two files share one, so that numbers are good for nonces. */
const keyFor = (key: Buffer, backup: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, backup, `portal backup: ${purpose}`, 32));

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk), 3);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Cuts a stream into chunks of a size; the last one, and it alone, may be smaller or empty. */
abstract class Chunks extends Transform {
  readonly #size: number;
  #pending: Buffer = Buffer.alloc(0);
  #count = 0;

  constructor(size: number) {
    super();
    this.#size = size;
  }

  protected abstract turn(chunk: Buffer, nonce: Buffer): Buffer;

  override _transform(data: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pending = this.#pending.length === 0 ? data : Buffer.concat([this.#pending, data]);
    try {
      // One that is just full may be the last.
      while (this.#pending.length > this.#size) {
        this.push(this.turn(this.#pending.subarray(0, this.#size), nonceOf(this.#count, false)));
        this.#pending = this.#pending.subarray(this.#size);
        this.#count += 1;
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      done(null, this.turn(this.#pending, nonceOf(this.#count, true)));
    } catch (error) {
      done(error as Error);
    }
  }
}

class Sealing extends Chunks {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    super(CHUNK);
    this.#key = key;
  }

  protected override turn(chunk: Buffer, nonce: Buffer): Buffer {
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

class Opening extends Chunks {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    super(CHUNK + TAG);
    this.#key = key;
  }

  protected override turn(chunk: Buffer, nonce: Buffer): Buffer {
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG });
      decipher.setAuthTag(chunk.subarray(chunk.length - TAG));
      return Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - TAG)), decipher.final()]);
    } catch (cause) {
      throw new Error("It was changed or cut off, or belongs to another backup", { cause });
    }
  }
}

/** What protects one backup: with a key its files are encrypted and its digests keyed, without one they are plain. */
export interface Protection {
  /** Streams between a file and its content; none without a key. */
  seal(file: string): readonly Transform[];
  open(file: string): readonly Transform[];
  /** Of contents: without the key, it tells nothing about them. */
  digest(): Hash | Hmac;
}

/** @param backup - the backup's id */
export function protectionOf(key: Buffer | undefined, backup: string): Protection {
  if (!key) return { seal: () => [], open: () => [], digest: () => createHash("sha256") };
  return {
    seal: (file) => [new Sealing(keyFor(key, backup, file))],
    open: (file) => [new Opening(keyFor(key, backup, file))],
    digest: () => createHmac("sha256", keyFor(key, backup, "digests")),
  };
}
