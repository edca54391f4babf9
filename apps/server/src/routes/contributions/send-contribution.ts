import { createHash } from "node:crypto";
import { contributionQuerySchema } from "@portal/contracts";
import type { Language } from "@portal/core";
import type { FastifyPluginAsync, FastifyRequest, FastifySchema } from "fastify";
import { contributionAction } from "../../contributions/action.ts";
import type { FormAction, FormOutcome } from "../../forms/action.ts";
import { judge, type Judging } from "../../forms/judge.ts";
import { type FormBody, readBody } from "../../forms/read-body.ts";
import { whileSenderWaits } from "../../forms/sender.ts";
import { takeBodies } from "../../forms/take-bodies.ts";
import type { Limits } from "../../limits/limits.ts";
import { uploadLimits } from "../../uploads/rules.ts";

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
    413: text("It is too large."),
    422: text("It was not accepted: what is wrong, by field."),
    429: text("Too often; Retry-After says when to come again."),
    503: text("It could not be kept just now; nothing was kept."),
  },
};

/** The call of specification §7, judged as our own form is. */
export const sendContributionRoutes: FastifyPluginAsync<Judging & { readonly limits: Limits }> = async (app, { db, captcha, limits }) => {
  const action = contributionAction({ db, limits });
  await takeBodies(app, {
    fileSize: uploadLimits.bytes,
    whole: WHOLE,
    tooLarge: "A contribution with its file may hold 20 MB; choose a smaller file.",
  });

  // The form's own rules judge the fields, wherever they come from; the schema describes them.
  app.post("/api/article/send-contribution", { schema, validatorCompiler: () => () => true }, async (request, reply) => {
    const received = await readBody(request);
    try {
      const { body, id, key } = fieldsOf(request, received);
      const signal = whileSenderWaits(reply);
      const sent = { request, body, page: "/", language: languageOf(request), account: undefined, hasScript: true, signal };
      // The id of specification §7 is whatever the client chose, not a UUID of ours.
      const check = { verify: (_id: string, answer: Parameters<typeof captcha.verify>[1]) => captcha.verify(id, answer) };
      const chosen: FormAction<"contribution"> = { ...action, keyed: key !== undefined };
      const { outcome } = await judge({ db, captcha: check }, chosen, sent);
      if (outcome.kind === "limited") reply.header("retry-after", outcome.retryAfter);
      return reply.code(statusOf(outcome)).type("text/plain; charset=utf-8").send(sentence(outcome, sent.language));
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
  const query = new Map(Object.entries(request.query as Record<string, unknown>));
  const named = (name: string): string | undefined => {
    const value = query.get(name);
    return typeof value === "string" ? value : received.field(name);
  };
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

const languageOf = ({ headers }: FastifyRequest): Language => (/^\s*en\b/i.test(headers["accept-language"] ?? "") ? "en" : "vi");

const statusOf = (outcome: FormOutcome): number => (outcome.kind === "done" ? 200 : outcome.kind === "limited" ? 429 : 422);

/** Read as text by the client of specification §7. */
function sentence(outcome: FormOutcome, language: Language): string {
  const isVi = language === "vi";
  if (outcome.kind === "done") {
    const receipt = outcome.receipt ?? "";
    return isVi ? `Đã tiếp nhận ý kiến góp ý. Mã tiếp nhận: ${receipt}` : `Your comments were received. Receipt number: ${receipt}`;
  }
  if (outcome.kind === "limited")
    return isVi ? "Bạn đã gửi quá nhiều lần; vui lòng thử lại sau." : "You have sent too often; please try again later.";
  const wrong = outcome.errors.map(({ field, code }) => (field === undefined ? code : `${field}: ${code}`)).join(", ");
  return isVi ? `Ý kiến góp ý chưa được tiếp nhận (${wrong}).` : `Your comments were not accepted (${wrong}).`;
}
