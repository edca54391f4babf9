import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Rounds of one derivation, and how many derivations a browser tries: one to three seconds on a telephone. */
const COST = 2000;
const TRIES = { from: 300, to: 600 };

/** Longest answer that is looked at, in characters. */
const MAX_LENGTH = 4096;

interface Bound {
  readonly secret: Buffer;
  /** Of the captcha's row: which challenge it is. */
  readonly id: Buffer;
  readonly drawn: number;
}

/** Work for a browser instead of reading or listening (altcha's second format), for one id and one drawing of it. */
export const createProof = ({ secret, id, drawn }: Bound, expiresAt: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(TRIES.from, TRIES.to),
    data: { id: id.toString("hex"), drawn },
    expiresAt,
    deriveKey,
    hmacSignatureSecret: secret.toString("hex"),
  });

/** @param proof JSON of challenge and solution, in base64, as altcha's widget sends it; whatever else it is, is wrong. */
export async function isProved(proof: string, { secret, id, drawn }: Bound): Promise<boolean> {
  const payload = proof.length > MAX_LENGTH ? undefined : readPayload(proof);
  if (!payload) return false;
  const { challenge, solution } = payload;
  const { data, cost, keyLength } = challenge.parameters;
  // Before anything is derived: a challenge that is not ours could ask for hours of work.
  if (data?.["id"] !== id.toString("hex") || data["drawn"] !== drawn || cost !== COST || keyLength !== 32) return false;
  try {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret.toString("hex") });
    return verified;
  } catch {
    return false;
  }
}

interface Payload {
  readonly challenge: Challenge;
  readonly solution: Solution;
}

function readPayload(proof: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(proof, "base64").toString("utf8")) as Partial<Payload> | null;
    const { challenge, solution } = payload ?? {};
    const whole =
      typeof challenge?.parameters === "object" && typeof solution?.counter === "number" && typeof solution.derivedKey === "string";
    return whole && challenge.parameters !== null ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}
