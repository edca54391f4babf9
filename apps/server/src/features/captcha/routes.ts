import { type CaptchaQuery, captchaQuerySchema, errorEnvelopeSchema } from "@portal/contracts";
import type { Language } from "@portal/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { Busy } from "../../services/bounded-queue.ts";
import { CaptchaExhausted } from "./captcha.ts";
import type { Services } from "../../services.ts";
import { MAX_WORK, proofOfWorkDifficulty } from "../../services/limits/backoff.ts";
import { networkOf } from "../../services/limits/network.ts";
import { failure } from "../../plugins/errors.ts";
import { beginRange } from "../../services/http/range.ts";

const tags = ["visitor"];
const binary = { type: "string", format: "binary" };
const refusals = {
  400: errorEnvelopeSchema("The query is wrong."),
  429: errorEnvelopeSchema("Drawn too often for this id or from this network; Retry-After says when again."),
  503: errorEnvelopeSchema("Too many ask at once; Retry-After says when again."),
};
const soundQuery = {
  ...captchaQuerySchema,
  title: "CaptchaSoundQuery",
  properties: {
    ...captchaQuerySchema.properties,
    lang: { description: "Language of the digits: vi or en.", type: "string", enum: ["vi", "en"], default: "vi" },
  },
};

const workQuery = {
  ...captchaQuerySchema,
  title: "CaptchaWorkQuery",
  required: [...captchaQuerySchema.required, "form"],
  properties: {
    ...captchaQuerySchema.properties,
    form: {
      description: "Name of the form that the solution is for; it is good for no other.",
      type: "string",
      minLength: 1,
      maxLength: 40,
    },
    work: {
      description: "Multiple of the least work, where the form asks for more (`work` of its error).",
      type: "integer",
      minimum: 1,
      maximum: MAX_WORK,
      default: 1,
    },
  },
};

/** The check against robots in its three forms: to see (specification §7), to hear, and as work for the browser. */
export const captchaRoutes: FastifyPluginAsync<Pick<Services, "captcha" | "limits">> = async (app, { captcha, limits }) => {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "private, no-store");
  });

  /** Every guess needs a drawing of its own, so limiting what is drawn limits guessing too. */
  const drawn = async <T>(request: FastifyRequest, reply: FastifyReply, draw: () => Promise<T>): Promise<T | undefined> => {
    const taken = await limits.consume("captchaNetwork", networkOf(request.ip));
    if (!taken.ok) return refuse(reply, 429, taken.retryAfter, "Too many checks were asked for; let the browser work, or ask again later.");
    return unlessExhausted(reply, draw);
  };

  const unlessExhausted = async <T>(reply: FastifyReply, draw: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await draw();
    } catch (error) {
      if (error instanceof CaptchaExhausted) return refuse(reply, 429, 3600, error.message);
      if (error instanceof Busy) return refuse(reply, 503, 5, error.message);
      throw error;
    }
  };

  app.get<{ Querystring: CaptchaQuery }>(
    "/api/article/get-captcha",
    {
      exposeHeadRoute: false,
      schema: {
        operationId: "getCaptcha",
        tags,
        summary: "A picture of six characters",
        description: "Belongs to the id, counts once, for an hour. A further picture of the same id replaces it.",
        querystring: captchaQuerySchema,
        response: { 200: { description: "The picture.", content: { "image/png": { schema: binary } } }, ...refusals },
      },
    },
    async (request, reply) => {
      const picture = await drawn(request, reply, () => captcha.picture(request.query.id));
      return picture ? reply.type("image/png").send(picture) : reply;
    },
  );

  app.get<{ Querystring: CaptchaQuery & { lang: Language } }>(
    "/api/article/get-captcha-audio",
    {
      exposeHeadRoute: false,
      schema: {
        operationId: "getCaptchaAudio",
        tags,
        summary: "Six spoken digits",
        description: "Instead of the picture of the same id. The same sound until it is answered; parts of it by Range.",
        querystring: soundQuery,
        response: {
          200: { description: "The sound.", content: { "audio/wav": { schema: binary } } },
          206: { description: "A part of it.", content: { "audio/wav": { schema: binary } } },
          416: errorEnvelopeSchema("The range lies outside the sound."),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const sound = await drawn(request, reply, () => captcha.sound(request.query.id, request.query.lang));
      if (!sound) return reply;
      reply.header("accept-ranges", "bytes");
      const range = beginRange(reply, request.headers.range, sound.length);
      if (!range) return reply.send(failure("The range lies outside the sound."));
      return reply.type("audio/wav").send(sound.subarray(range.start, range.start + range.length));
    },
  );

  app.get<{ Querystring: CaptchaQuery & { form: string; work: number } }>(
    "/api/captcha/challenge",
    {
      exposeHeadRoute: false,
      schema: {
        operationId: "getCaptchaChallenge",
        tags,
        summary: "Work for the browser instead of reading",
        description:
          "A challenge of altcha's second format for the id and the form; the solution counts once. The more a network has asked for in ten minutes, the more work it is. No envelope: altcha's clients read it.",
        querystring: workQuery,
        response: {
          200: {
            description: "The challenge.",
            content: { "application/json": { schema: { type: "object", additionalProperties: true } } },
          },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const { id, form, work } = request.query;
      // Never refused for others' use of the network: it only costs more work.
      const least = proofOfWorkDifficulty(await limits.record("workNetwork", networkOf(request.ip)));
      const challenge = await unlessExhausted(reply, () => captcha.challenge(id, form, Math.max(work, least)));
      return challenge ? reply.type("application/json").send(JSON.stringify(challenge)) : reply;
    },
  );
};

function refuse(reply: FastifyReply, status: 429 | 503, retryAfter: number, message: string): undefined {
  void reply.code(status).header("retry-after", retryAfter).send(failure(message));
  return undefined;
}
