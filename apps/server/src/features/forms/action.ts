import type { FormName, FormValues, TokenPair } from "@portal/contracts";
import type { FieldError } from "@portal/domain";
import type { Language } from "@portal/core";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { SignedInAccount } from "../../services/signed-in-account.ts";
import type { LimitName } from "../../services/limits/rules.ts";

/** A file that came with a form. */
export interface UploadedFile {
  /** As the visitor's machine calls it: never part of a path. */
  readonly name: string;
  /** Of a temporary file, which is deleted after the action has run. */
  readonly path: string;
  readonly bytes: number;
}

export interface FormContext {
  readonly language: Language;
  /** Path of the page it was sent from; always one of ours. */
  readonly page: string;
  /** The visitor's address; of IPv6 the first 64 bits. */
  readonly network: string;
  readonly account: SignedInAccount | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Idempotency key; undefined where the form has none (rating, calls of other clients). */
  readonly key: string | undefined;
  readonly persistOutcome: PersistOutcome;
  /** Asks for the form's captcha, worth so much work at least. @returns what is wrong with it; undefined: it is solved */
  readonly solve: (work: number) => Promise<FieldError | undefined>;
  /** What was read in the captcha's picture, for a back end that checks it. */
  readonly captcha: { readonly id: string; readonly text: string };
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
}

/** Always HttpOnly, SameSite=Lax, and Secure where the portal is reached by https. */
export interface FormCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** Seconds. */
  readonly maxAge: number;
}

export type FormOutcome =
  | {
      readonly kind: "done";
      /** Path on this portal; what the next page says about it is in the path (`?done=<form>`). */
      readonly redirect: string;
      readonly tokens?: TokenPair;
      /** Number with which the visitor can ask again. */
      readonly receipt?: string;
      readonly setCookie?: FormCookie;
    }
  | { readonly kind: "refused"; readonly errors: readonly FieldError[] }
  /** `retryAfter` in seconds. */
  | { readonly kind: "limited"; readonly retryAfter: number };

type Done = Extract<FormOutcome, { readonly kind: "done" }>;

/**
 * Keeps an outcome in the transaction that makes it true, as its last statement: the same form sent again has the same outcome, also where the
 * process was killed, or the disk was full, before it could answer. An action without a transaction just returns its outcome.
 */
export type PersistOutcome = (tx: Kysely<Database>, outcome: Done) => Promise<Done>;

/**
 * What happens with a form whose origin, shape, captcha and idempotency key the forms plugin has checked already.
 * What `run` throws becomes "unavailable" for the visitor, with everything that was typed.
 */
export interface FormAction<Name extends FormName = FormName> {
  readonly name: Name;
  /**
   * false: it comes without a captcha. A limit: with a solved one, which must be worth the more work the oftener the network has sent the form
   * in that limit's window. "asked": the action says when (`FormContext.solve`). "elsewhere": a back end checks it (`FormContext.captcha`).
   */
  readonly captcha: false | "asked" | "elsewhere" | { readonly limit: LimitName };
  /** Whether it must come with a key; a form without one runs each time it is sent. */
  readonly idempotent: boolean;
  readonly files?: { readonly max: number; readonly bytes: number };
  /** Only who is logged in may send it. */
  readonly account?: "required";
  /** What comes of it is kept in the browser by a script (tokens): without one there is no use in running it. */
  readonly script?: "required";
  run(values: FormValues[Name], files: readonly UploadedFile[], context: FormContext): Promise<FormOutcome>;
}

/** An action of whatever form: `run` is a method, so that each fits. */
export type AnyFormAction = { readonly [Name in FormName]: FormAction<Name> }[FormName];

/** Checks a captcha that came with a form; right once, and never again for the same id. */
export interface CaptchaCheck {
  /**
   * @param answer - the characters that were read, or a proof of work, whichever came
   * @returns what it is worth, as a multiple of the least work; 0 where it is wrong
   */
  verify(id: string, answer: { readonly text: string | undefined; readonly proof: string | undefined }, form: string): Promise<number>;
}
