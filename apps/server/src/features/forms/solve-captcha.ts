import type { FieldError } from "@portal/domain";
import type { CaptchaCheck } from "./action.ts";

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface CaptchaAttempt {
  /** The only one that the answer is good for. */
  readonly form: string;
  /** Whether the captcha is asked for only now and then: who did not send one has not seen it yet. */
  readonly isAsked: boolean;
  /** What was sent, by name. */
  readonly field: (name: string) => string | undefined;
  /** That the answer must be worth. */
  readonly work: number;
}

/** @returns what is wrong with the answer; undefined: it is right, and used up */
export async function solveCaptcha(captcha: CaptchaCheck, { form, isAsked, field, work }: CaptchaAttempt): Promise<FieldError | undefined> {
  const id = field("captchaId") ?? "";
  const answer = { text: field("capcha")?.trim() || undefined, proof: field("captchaProof") || undefined };
  const isGiven = uuid.test(id) && (answer.text !== undefined || answer.proof !== undefined);
  const done = isGiven ? await captcha.verify(id, answer, form) : 0;
  if (done >= work) return undefined;
  if (work > 1) return { field: "capcha", code: "captchaWork", values: { work } };
  return { field: "capcha", code: !isGiven && isAsked ? "captchaAsked" : "captcha" };
}
