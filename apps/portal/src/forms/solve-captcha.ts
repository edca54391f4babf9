/** The proof of work that stands for a captcha, in altcha's second format: found by the browser, looked at by the server. */
import { type Http, readObject, unlessSilent } from "@portal/client";
import type { CaptchaWork } from "@portal/domain";

interface Parameters {
  readonly nonce: string;
  readonly salt: string;
  readonly cost: number;
  readonly keyLength: number;
  readonly keyPrefix: string;
}

/** More than any challenge of ours takes. */
const MAX_TRIES = 20_000;
/** Tries that run beside each other. */
const PARALLEL_TRIES = 16;

/**
 * @returns challenge and solution as the server reads them, or undefined where nothing is to be shown (specification §8: 403); rejects where
 * the browser cannot, or the challenge is none of ours
 */
export async function solveCaptcha(http: Http, { id, form, work }: CaptchaWork, signal: AbortSignal): Promise<string | undefined> {
  const path = `captcha/challenge?${new URLSearchParams({ id, form, work: String(work) }).toString()}`;
  const challenge = await unlessSilent(http.send({ path, anonymous: true, read: readObject, signal }));
  if (challenge === undefined) return undefined;
  const counter = await findCounter(parametersOf(challenge), signal);
  return btoa(JSON.stringify({ challenge, solution: counter }));
}

function parametersOf(challenge: unknown): Parameters {
  const parameters = (challenge as { readonly parameters?: Partial<Parameters> & { readonly algorithm?: string } } | undefined)?.parameters;
  if (parameters?.algorithm !== "PBKDF2/SHA-256" || !parameters.nonce || !parameters.salt || !parameters.cost || !parameters.keyPrefix)
    throw new Error("The captcha's challenge is of a kind that this page does not know; read the picture instead.");
  return { keyLength: 32, ...parameters } as Parameters;
}

/** The first counter whose key begins as the challenge says. */
async function findCounter(
  { nonce, salt, cost, keyLength, keyPrefix }: Parameters,
  signal: AbortSignal,
): Promise<{ readonly counter: number; readonly derivedKey: string }> {
  const start = bytesOf(nonce);
  const algorithm = { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations: cost };
  const keyAt = async (counter: number): Promise<string> => {
    const password = new Uint8Array(start.length + 4);
    password.set(start);
    new DataView(password.buffer).setUint32(start.length, counter);
    const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
    return hexOf(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, keyLength * 8)));
  };
  for (let from = 0; from < MAX_TRIES; from += PARALLEL_TRIES) {
    signal.throwIfAborted();
    const keys = await Promise.all(Array.from({ length: PARALLEL_TRIES }, (_, step) => keyAt(from + step)));
    const found = keys.findIndex((key) => key.startsWith(keyPrefix));
    if (found !== -1) return { counter: from + found, derivedKey: keys[found] ?? "" };
  }
  throw new Error("The captcha's challenge has no solution in reach; read the picture instead.");
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
