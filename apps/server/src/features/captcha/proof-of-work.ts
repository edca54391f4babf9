import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Rounds of one derivation, and how many derivations a browser tries for the least work: one to three seconds on a telephone. */
const COST = 2000;
const TRIES = { from: 300, to: 600 };

/** Longest answer that is looked at, in characters. */
const MAX_LENGTH = 4096;

interface ChallengeContext {
  readonly secret: Buffer;
  /** Of the captcha's row: which challenge it is. */
  readonly id: Buffer;
  readonly drawn: number;
  /** The one form that it is good for. */
  readonly form: string;
}

/** Work for a browser instead of reading or listening (altcha's second format), for one id and one drawing of it. */
/** @param work - multiple of the least: so many times the tries for the browser, the same one try for us */
export const createProof = ({ secret, id, drawn, form }: ChallengeContext, work: number, expiresAt: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(TRIES.from * work, TRIES.to * work),
    data: { id: id.toString("hex"), drawn, form, work },
    expiresAt,
    deriveKey,
    hmacSignatureSecret: secret.toString("hex"),
  });

/**
 * @param proof JSON of challenge and solution, in base64, as altcha's widget sends it; whatever else it is, is wrong.
 * @returns the work that was done, as a multiple of the least; 0 where it proves nothing
 */
export async function provedWork(proof: string, { secret, id, drawn, form }: ChallengeContext): Promise<number> {
  const payload = proof.length > MAX_LENGTH ? undefined : readPayload(proof);
  if (!payload) return 0;
  const { challenge, solution } = payload;
  const { data, cost, keyLength } = challenge.parameters;
  // Before anything is derived: a challenge that is not ours could ask for hours of work.
  if (data?.["id"] !== id.toString("hex") || data["drawn"] !== drawn || data["form"] !== form) return 0;
  if (cost !== COST || keyLength !== 32) return 0;
  try {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret.toString("hex") });
    // Signed with the rest: it is what we asked for.
    return verified ? Number(data["work"]) : 0;
  } catch {
    return 0;
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
