import { fieldsOf, type FormName, readForm } from "@portal/contracts";
import type { FieldError } from "@portal/domain";
import type { Language } from "@portal/core";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import type { SignedInAccount } from "../../services/signed-in-account.ts";
import { networkOf } from "../../services/limits/network.ts";
import { proofOfWorkDifficulty } from "../../services/limits/backoff.ts";
import { pathOf } from "../../pages/path.ts";
import { solveCaptcha, uuid } from "./solve-captcha.ts";
import type { AnyFormAction, CaptchaCheck, FormAction, FormContext, FormOutcome } from "./action.ts";
import { type Attempt, runOnce, attemptWithoutKey } from "./idempotency.ts";
import { refused } from "./outcomes.ts";
import type { FormBody } from "./read-body.ts";

export interface SubmissionServices extends Pick<Services, "db" | "limits"> {
  readonly captcha: CaptchaCheck;
}

export interface Sent {
  readonly request: FastifyRequest;
  readonly body: FormBody;
  /** Path of the page that the form stands on. */
  readonly page: string;
  readonly language: Language;
  readonly account: SignedInAccount | undefined;
  /** Whether a script sent it. */
  readonly hasScript: boolean;
  /** Aborted when the sender goes away. */
  readonly signal: AbortSignal;
}

export interface ProcessedSubmission {
  readonly outcome: FormOutcome;
  /** What may be shown again: no passwords, no captcha. */
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * What is asked of every form, in this order: filled in by a person, whole, logged in where it must be, not a repetition, captcha solved.
 * @param services - undefined where a back end takes the form: it finds repetitions, by the key, and checks the captcha
 */
export async function processSubmission(
  services: SubmissionServices | undefined,
  action: AnyFormAction,
  sent: Sent,
): Promise<ProcessedSubmission> {
  const { values, problems, typed: all } = readForm<FormName>(action.name, sent.body.field);
  const typed = withoutPasswords(action.name, all);
  const errors = [...(isRobot(sent.body) ? [{ code: "robot" }] : []), ...problems, ...fileErrors(action, sent.body)];
  if (values === undefined || errors.length > 0) return { typed, outcome: refused(...errors) };
  if (!sent.hasScript && (action.account ?? action.script) === "required") return { typed, outcome: refused({ code: "needsScript" }) };
  if (action.account === "required" && !sent.account) return { typed, outcome: refused({ code: "signedOut" }) };
  const key = sent.body.field("key");
  if (action.idempotent && (key === undefined || !uuid.test(key))) return { typed, outcome: refused({ code: "expired" }) };

  const runWith = (attempt: Attempt, solve: FormContext["solve"]): Promise<FormOutcome> =>
    // Name and values belong together: both come from the one action.
    (action as FormAction).run(values, sent.body.files, {
      ...contextOf(sent, action.idempotent ? key : undefined),
      persistOutcome: attempt.persistOutcome,
      solve,
    });
  if (!services) {
    if (action.captcha !== "elsewhere") throw new Error(`The form "${action.name}" needs a database, and there is none.`);
    return { typed, outcome: await runWith(attemptWithoutKey, async () => undefined) };
  }
  const limit = typeof action.captcha === "object" ? action.captcha.limit : undefined;
  const run = async (attempt: Attempt): Promise<FormOutcome> => {
    const solve = (work: number) =>
      solveCaptcha(services.captcha, { form: action.name, isAsked: action.captcha === "asked", field: sent.body.field, work });
    if (limit !== undefined && !attempt.isSolved) {
      const network = networkOf(sent.request.ip);
      const problem = await solve(proofOfWorkDifficulty(await services.limits.next(limit, network)));
      if (problem) return refused(problem);
      await Promise.all([attempt.solved(), services.limits.record(limit, network)]);
    }
    return runWith(attempt, solve);
  };
  if (!action.idempotent || key === undefined) return { typed, outcome: await run(attemptWithoutKey) };
  // Without the answer to the captcha: the same form with another one is the same form. Whose it is too, where it matters: the outcome may hold tokens.
  const owner = action.account === "required" ? sent.account?.id : undefined;
  const content = [action.name, values, ...sent.body.files.map((file) => file.sha256), ...(owner === undefined ? [] : [owner])];
  const submission = { key, form: action.name, content, signal: sent.signal };
  return { typed, outcome: await runOnce(services.db, submission, run) };
}

/** Passwords are never sent back. */
export function withoutPasswords(name: FormName, typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const fields = fieldsOf(name);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => fields[field]?.format !== "password"));
}

/** A field that people do not see. */
const isRobot = (body: FormBody): boolean => (body.field("website") ?? "") !== "";

function fileErrors({ files: limits }: AnyFormAction, { files }: FormBody): FieldError[] {
  const [first] = files;
  if (!first) return [];
  const field = "attachment";
  const { max, bytes } = limits ?? { max: 0, bytes: 0 };
  if (files.length > max) return [{ field, code: "fileCount", values: { limit: max } }];
  const isTooLarge = files.some((file) => file.isCut || file.bytes > bytes);
  return isTooLarge ? [{ field, code: "fileSize", values: { limit: Math.floor(bytes / 1024 / 1024) } }] : [];
}

const contextOf = (
  { request, body, page, language, account, signal }: Sent,
  key: string | undefined,
): Omit<FormContext, "persistOutcome" | "solve"> => ({
  language,
  page: pathOf(page),
  network: networkOf(request.ip),
  account,
  cookies: request.cookies,
  key,
  captcha: { id: body.field("captchaId") ?? "", text: body.field("capcha")?.trim() ?? "" },
  signal,
  log: request.log,
});
