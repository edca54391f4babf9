import { isFormName, readForm, type TokenPair } from "@portal/contracts";
import type { FieldError } from "@portal/domain";
import { ApiError } from "../http/api-error.ts";
import type { Http } from "../http/http.ts";
import { readObject } from "../http/read-body.ts";
import { type Body, isRecord } from "./answer.ts";

export interface FormCall {
  /** Name of the form. */
  readonly name: string;
  /** Its fields, and what travels beside them: `key`, where it has one. */
  readonly body: FormData;
}

/** What the server, or the form's own rules, say to a form. */
export type FormAnswer =
  | { readonly kind: "done"; readonly redirect: string; readonly tokens: TokenPair | undefined }
  /** `isSent` where the server has seen it: a captcha is used up then. */
  | { readonly kind: "refused"; readonly errors: readonly FieldError[]; readonly isSent: boolean }
  /** Nothing is to be shown (specification §8: 403). */
  | { readonly kind: "silent" };

/** Milliseconds: a file over a slow line. */
const TIMEOUT = 120_000;

/**
 * Sends a form (POST /forms/{name}), read by the same rules as the server's before it travels. Under an idempotency key a lost answer is
 * asked for again. A failure never throws: it is an error of the form, and what was typed stays where it is.
 */
export async function sendForm(http: Http, { name, body }: FormCall): Promise<FormAnswer> {
  const text = (field: string): string | undefined => {
    const value = body.get(field);
    return typeof value === "string" ? value : undefined;
  };
  if (isFormName(name)) {
    const { problems } = readForm(name, text);
    if (problems.length > 0) return { kind: "refused", errors: problems, isSent: false };
  }
  try {
    const answer = await http.send({
      path: `forms/${name}`,
      post: body,
      accepts: [422, 429],
      repeatFor: text("key") ? Infinity : 0,
      timeout: TIMEOUT,
      read: readObject,
      signal: undefined,
    });
    return answerOf(answer);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    http.log(`The form "${name}" could not be sent: ${error.kind} ${error.status ?? ""}`.trim());
    if (error.silent) return { kind: "silent" };
    const code = error.status === 401 ? "signedOut" : error.status === 413 ? "tooLarge" : "unavailable";
    return { kind: "refused", errors: [{ code }], isSent: error.status !== undefined };
  }
}

function answerOf(body: Body): FormAnswer {
  const data = isRecord(body["data"]) ? body["data"] : {};
  if (body["success"] !== true) {
    const errors = Array.isArray(data["errors"]) ? (data["errors"] as readonly FieldError[]) : [];
    return { kind: "refused", errors: errors.length > 0 ? errors : [{ code: "unavailable" }], isSent: true };
  }
  const { redirect, tokens } = data;
  if (typeof redirect !== "string") throw new ApiError("shape", "The form's answer does not say where to go.");
  const isPair = isRecord(tokens) && typeof tokens["token"] === "string" && typeof tokens["refreshToken"] === "string";
  return { kind: "done", redirect, tokens: isPair ? (tokens as unknown as TokenPair) : undefined };
}
