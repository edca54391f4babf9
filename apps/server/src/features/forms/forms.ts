import formbody from "@fastify/formbody";
import { type FormName, readForm } from "@portal/contracts";
import type { FieldError, Portal } from "@portal/domain";
import type { Language } from "@portal/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { SignedInAccount } from "../../services/signed-in-account.ts";
import { bearerOf } from "../../plugins/bearer-token.ts";
import { failure } from "../../plugins/errors.ts";
import { pathOf } from "../../pages/path.ts";
import type { FairQueue } from "../../services/fair-queue.ts";
import { networkOf } from "../../services/limits/network.ts";
import type { AnyFormAction, FormOutcome } from "./action.ts";
import { describeForm } from "./describe-form.ts";
import { type ProcessedSubmission, processSubmission, type SubmissionServices, withoutPasswords } from "./process-submission.ts";
import { refused } from "./outcomes.ts";
import type { FormStorage } from "./form-storage.ts";
import { readBody } from "./read-body.ts";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import { renderSubmittedForm } from "./render-submitted-form.ts";
import { addFormBodyParsers } from "./form-body-parsers.ts";

export interface FormsOptions {
  /** undefined where the only forms are those that a back end takes. */
  readonly services: SubmissionServices | undefined;
  /** Where files stay until their form is answered. */
  readonly storage: FormStorage;
  readonly actions: readonly AnyFormAction[];
  readonly portal: Portal;
  /** Where pages with a refused form wait to be made. */
  readonly queue: FairQueue;
  /** Whether visitors reach the portal by https. */
  readonly secure: boolean;
  /** Who holds this access token; undefined where it is not, or no longer, valid. */
  readonly authenticate: (token: string) => Promise<SignedInAccount | undefined>;
}

/** Bytes of a form without its file. */
const MAX_TEXT_BYTES = 256 * 1024;
/** Milliseconds; a file may come over a slow line. */
const TIMEOUT = 120_000;

/** Takes every form of the portal, from scripts below /api/forms and from browsers without scripts at the page's own path. */
export const forms: FastifyPluginAsync<FormsOptions> = async (app, options) => {
  const { actions, portal, queue } = options;
  const byName = new Map<string, AnyFormAction>(actions.map((action) => [action.name, action]));
  const fileSize = Math.max(1, ...actions.map(({ files }) => files?.bytes ?? 0));
  // A file that is somewhat too large is read to its end, so that the visitor gets an answer with everything typed.
  const whole = MAX_TEXT_BYTES + 2 * fileSize;
  const tooLarge = `A form may hold ${Math.floor(whole / 1024)} KB; choose a smaller file and send it again.`;
  await addFormBodyParsers(app, { fileSize, whole, tooLarge });
  await app.register(formbody, { bodyLimit: MAX_TEXT_BYTES, parser: (body) => new URLSearchParams(body) as never });
  app.addHook("onRoute", (route) => {
    route.handlerTimeout = TIMEOUT;
  });

  const receive = async (request: FastifyRequest, reply: FastifyReply, action: AnyFormAction | undefined, path: string | undefined) => {
    const signal = clientAbortSignal(reply);
    const body = await readBody(request, options.storage);
    try {
      const chosen = action ?? byName.get(body.field("form") ?? "");
      if (!chosen) return undefined;
      const language: Language = body.field("language") === "en" ? "en" : "vi";
      const page = path ?? pathOf(body.field("page") ?? "/");
      const token = bearerOf(request);
      const account = token === undefined ? undefined : await options.authenticate(token);
      return {
        action: chosen,
        signal,
        ...(await processSafely(options.services, chosen, {
          request,
          body,
          page,
          language,
          account,
          hasScript: path === undefined,
          signal,
        })),
      };
    } finally {
      await body.clean();
    }
  };

  for (const action of actions) {
    // The body is checked by the form's own reading; the schema here describes it.
    app.post(`/api/forms/${action.name}`, { schema: describeForm(action), validatorCompiler: () => () => true }, async (request, reply) => {
      const received = await receive(request, reply, action, undefined);
      if (!received) throw new Error(`The form "${action.name}" has no action.`);
      const { outcome } = received;
      if (outcome.kind === "done") {
        setCookie(reply, outcome, options.secure);
        await reply.rememberWrite();
        const { redirect, tokens, receipt } = outcome;
        return reply.send({ success: true, data: { redirect, ...(tokens && { tokens }), ...(receipt && { receipt }) }, message: null });
      }
      const errors = errorsOf(outcome);
      const status = errors[0]?.code === "signedOut" ? 401 : statusOf(outcome);
      if (outcome.kind === "limited") reply.header("retry-after", outcome.retryAfter);
      return reply.code(status).send({ success: false, data: { errors }, message: "The form was not accepted; its errors say why." });
    });
  }

  app.post("/*", { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url);
    if (path.startsWith("/api/")) return reply.code(404).send(failure("There is nothing at this address; /api/docs lists the calls."));
    const received = await receive(request, reply, undefined, path);
    if (!received) return reply.code(404).send(failure("This names no form of the portal; open the page again and send it from there."));
    const { action, outcome, typed, signal } = received;
    if (outcome.kind === "done") {
      setCookie(reply, outcome, options.secure);
      await reply.rememberWrite();
      return reply.redirect(pathOf(outcome.redirect), 303);
    }
    if (outcome.kind === "limited") reply.header("retry-after", outcome.retryAfter);
    const submitted = { form: action.name, values: typed, errors: errorsOf(outcome) };
    const shown = { path, origin: request.portalOrigin, status: statusOf(outcome), submitted, signal };
    const html = await queue.run(() => renderSubmittedForm(portal, shown), {
      network: networkOf(request.ip),
      signal,
    });
    if (html === undefined) return reply.redirect(path, 303);
    return reply.code(statusOf(outcome)).type("text/html; charset=utf-8").send(html);
  });
};

/** What goes wrong inside costs the visitor nothing that was typed. */
async function processSafely(...given: Parameters<typeof processSubmission>): Promise<ProcessedSubmission> {
  const [, action, { request, body }] = given;
  try {
    return await processSubmission(...given);
  } catch (error) {
    request.log.error({ err: error, form: action.name }, "form failed");
    const { typed } = readForm<FormName>(action.name, body.field);
    return { typed: withoutPasswords(action.name, typed), outcome: refused({ code: "unavailable" }) };
  }
}

const statusOf = (outcome: FormOutcome): number =>
  outcome.kind === "limited" ? 429 : outcome.kind === "refused" && outcome.errors[0]?.code === "unavailable" ? 503 : 422;

const errorsOf = (outcome: Exclude<FormOutcome, { kind: "done" }>): readonly FieldError[] =>
  outcome.kind === "refused" ? outcome.errors : [{ code: "tooMany", values: { minutes: Math.ceil(outcome.retryAfter / 60) } }];

function setCookie(reply: FastifyReply, { setCookie: given }: Extract<FormOutcome, { kind: "done" }>, secure: boolean): void {
  if (!given) return;
  const { name, value, path, maxAge } = given;
  reply.setCookie(name, value, { path, maxAge, httpOnly: true, sameSite: "lax", secure });
}
