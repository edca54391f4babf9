import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** What a hash costs: KiB of memory, passes over it, and lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's recommendation. Raised later, old hashes still verify, and are renewed at the next log-in. */
export const HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

interface Stored extends HashCost {
  readonly nonce: Buffer;
  readonly hash: Buffer;
}

const parametersOf = ({ memory, passes, parallelism }: HashCost): string => `m=${memory},t=${passes},p=${parallelism}`;

/** @returns in PHC form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` */
export async function hashPassword(password: string, cost: HashCost = HASH_COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive("argon2id", { message: bytesOf(password), nonce, tagLength: HASH_BYTES, ...cost });
  return `$argon2id$v=19$${parametersOf(cost)}$${base64(nonce)}$${base64(hash)}`;
}

/** @throws where `stored` is no hash of ours */
export async function matchesHash(password: string, stored: string): Promise<boolean> {
  const { hash, ...rest } = read(stored);
  const found = await derive("argon2id", { message: bytesOf(password), tagLength: hash.length, ...rest });
  return timingSafeEqual(found, hash);
}

/** Whether a hash was made with other parameters than those of today. */
export const isOutdated = (stored: string): boolean => !stored.includes(`$${parametersOf(HASH_COST)}$`);

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
