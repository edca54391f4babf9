import { createHash } from "node:crypto";
import { contributionQuerySchema } from "@portal/contracts";
import type { Language } from "@portal/core";
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { describeFailure, describeOutcome } from "./answer-texts.ts";
import { articleLanguage } from "./draft.ts";
import type { CaptchaCheck, FormAction, FormOutcome } from "../forms/action.ts";
import { processSubmission } from "../forms/process-submission.ts";
import { type FormBody, readBody } from "../forms/read-body.ts";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import { addFormBodyParsers } from "../forms/form-body-parsers.ts";
import type { Services } from "../../services.ts";
import { uploadLimits } from "./upload-rules.ts";

const WHOLE = 2 * uploadLimits.bytes;

const text = (description: string) => ({ description, content: { "text/plain": { schema: { type: "string" } } } });

const schema: FastifySchema = {
  operationId: "sendContributionByQuery",
  tags: ["visitor"],
  summary: "Sends a comment on a draft document",
  description:
    "As specification §7 has it: fields in the query, or in the multipart body where the query lacks them, which no log of any proxy keeps. With the header Idempotency-Key the same contribution may be sent again and is kept once.",
  querystring: contributionQuerySchema,
  consumes: ["multipart/form-data"],
  response: {
    200: text("It was received: a sentence with the number of the receipt."),
    400: text("It cannot be read."),
    413: text("It is too large."),
    415: text("It is not a form."),
    422: text("It was not accepted: what is wrong, by field."),
    429: text("Too often; Retry-After says when to come again."),
    503: text("It could not be kept just now; nothing was kept."),
  },
};

interface SendContributionOptions extends Pick<Services, "db" | "clock" | "captcha" | "limits" | "formStorage"> {
  readonly contribution: FormAction<"contribution">;
}

/** The call of specification §7, processed as our own form is. */
export const sendContributionRoutes: FastifyPluginAsync<SendContributionOptions> = async (
  app,
  { db, clock, captcha, limits, formStorage, contribution },
) => {
  await addFormBodyParsers(app, {
    fileSize: uploadLimits.bytes,
    whole: WHOLE,
    tooLarge: `A contribution with its file may hold ${WHOLE / 1024 / 1024} MB; choose a smaller file.`,
  });

  // Its clients read every answer as text (specification §7), also where the request never became a form.
  app.setErrorHandler<FastifyError>(async (thrown, request, reply) => {
    const { statusCode = 500 } = thrown;
    const status = statusCode < 500 ? statusCode : 503;
    if (status === 503) request.log.error({ err: thrown }, "request failed");
    if (status === 503) reply.header("retry-after", "5");
    const language = await languageFor({ db, clock }, request, queried(request, "articleId")).catch((): Language => "vi");
    return send(reply, status, describeFailure(status, language, WHOLE / 1024 / 1024));
  });

  // The form's own rules check the fields, wherever they come from; the schema describes them.
  app.post("/api/article/send-contribution", { schema, validatorCompiler: () => () => true }, async (request, reply) => {
    const received = await readBody(request, formStorage);
    try {
      const { body, id, key } = fieldsOf(request, received);
      const signal = clientAbortSignal(reply);
      const language = await languageFor({ db, clock }, request, body.field("articleId"));
      const sent = { request, body, page: "/", language, account: undefined, hasScript: true, signal };
      // The id of specification §7 is whatever the client chose, not a UUID of ours.
      const check: CaptchaCheck = { verify: (_id, answer, form) => captcha.verify(id, answer, form) };
      const chosen: FormAction<"contribution"> = { ...contribution, idempotent: key !== undefined };
      const { outcome } = await processSubmission({ db, limits, captcha: check }, chosen, sent);
      if (outcome.kind === "done") await reply.rememberWrite();
      if (outcome.kind === "limited") reply.header("retry-after", outcome.retryAfter);
      return send(reply, statusOf(outcome), describeOutcome(outcome, language));
    } finally {
      await received.clean();
    }
  });
};

/** The query's fields first, then the body's. */
function fieldsOf(
  request: FastifyRequest,
  received: FormBody,
): { readonly body: FormBody; readonly id: string; readonly key: string | undefined } {
  const named = (name: string): string | undefined => queried(request, name) ?? received.field(name);
  const header = request.headers["idempotency-key"];
  const key = typeof header === "string" && header !== "" ? uuidOf(header) : undefined;
  const id = (named("id") ?? "").slice(0, 64);
  // The call has no field for consent: who sends the form of specification §3 agrees that it is read.
  const fixed = new Map<string, string | undefined>([
    ["captchaId", uuidOf(id)],
    ["consent", "yes"],
    ["key", key],
  ]);
  const field = (name: string): string | undefined => (fixed.has(name) ? fixed.get(name) : named(name));
  return { body: { ...received, field }, id, key };
}

/** Any text, in the form that keys have here. */
const uuidOf = (header: string): string =>
  createHash("sha256")
    .update(header)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/** The draft's; where there is none, what the reader prefers. */
async function languageFor(
  services: Pick<Services, "db" | "clock">,
  request: FastifyRequest,
  articleId: string | undefined,
): Promise<Language> {
  const preferred = /^\s*en\b/i.test(request.headers["accept-language"] ?? "") ? "en" : "vi";
  return (articleId === undefined ? undefined : await articleLanguage(services, articleId)) ?? preferred;
}

const queried = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value = new Map(Object.entries(query as Record<string, unknown>)).get(name);
  return typeof value === "string" ? value : undefined;
};

const statusOf = (outcome: FormOutcome): number => (outcome.kind === "done" ? 200 : outcome.kind === "limited" ? 429 : 422);

const send = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type("text/plain; charset=utf-8").send(text);
