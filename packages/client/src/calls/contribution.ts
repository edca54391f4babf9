import type { ContributionQuery } from "@portal/contracts";
import { ApiError } from "../http/api-error.ts";
import type { Http } from "../http/http.ts";
import { readText } from "../http/read-body.ts";
import { isRecord, query } from "./answer.ts";

/** A comment on a draft document (specification §3). */
export interface Contribution extends Omit<ContributionQuery, "capcha"> {
  /** What the visitor read in the picture. */
  readonly captcha: string;
  readonly attachment: File | undefined;
}

export interface ContributionOptions {
  /** One for each submission, whatever its retries: only under it the server can tell a repetition, so only then there is one. */
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** @returns the server's answer, as text. @throws {ApiError} logged first (specification §8) */
export async function sendContribution(http: Http, contribution: Contribution, options: ContributionOptions): Promise<string> {
  const { attachment, captcha, ...fields } = contribution;
  const { idempotencyKey, signal } = options;
  const body = new FormData();
  if (attachment) body.set("attachment", attachment);
  // The wire spells it "capcha" (specification §7).
  const values: ContributionQuery = { ...fields, capcha: captcha };
  try {
    const text = await http.send({
      path: `article/send-contribution?${query({ ...values })}`,
      post: body,
      headers: { accept: "text/plain, application/json", ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}) },
      repeatFor: idempotencyKey ? Infinity : 0,
      read: readText,
      signal,
    });
    if (isRefusal(text)) throw new ApiError("refused", "The server did not take the contribution.");
    return text;
  } catch (error) {
    // Not the error's own message: its address holds what the visitor wrote.
    if (error instanceof ApiError) http.log(`The contribution could not be sent: ${error.kind} ${error.status ?? ""}`.trim());
    throw error;
  }
}

/** `success: false` in an envelope, as the other calls answer; its words may repeat what the visitor wrote, and go nowhere. */
function isRefusal(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) && body["success"] === false;
  } catch {
    return false;
  }
}
