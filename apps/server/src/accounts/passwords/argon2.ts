import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's recommendation: 19 MiB, two passes, one lane. Raised later, old hashes still verify, and are renewed at the next log-in. */
const MEMORY = 19_456; // KiB
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Stored {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly hash: Buffer;
}

const parameters = `m=${MEMORY},t=${PASSES},p=${LANES}`;

/** @returns in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive("argon2id", {
    message: bytesOf(password),
    nonce,
    memory: MEMORY,
    passes: PASSES,
    parallelism: LANES,
    tagLength: HASH_BYTES,
  });
  return `$argon2id$v=19$${parameters}$${base64(nonce)}$${base64(hash)}`;
}

/** @throws where `stored` is no hash of ours */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const { hash, ...rest } = read(stored);
  const found = await derive("argon2id", { message: bytesOf(password), tagLength: hash.length, ...rest });
  return timingSafeEqual(found, hash);
}

/** Whether a hash was made with other parameters than those of today. */
export const isOutdated = (stored: string): boolean => !stored.includes(`$${parameters}$`);

function read(stored: string): Stored {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!parts) throw new Error("A stored password hash cannot be read; it must have the PHC form of argon2id.");
  const [, memory, passes, parallelism, salt = "", hash = ""] = parts;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

/** The same word typed on two keyboards is the same password: NFKC. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize("NFKC"), "utf8");
const base64 = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
