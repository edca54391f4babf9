import { getCaptcha, type Http } from "@portal/client";
import { type CaptchaQuery, captchaQuerySchema, errorEnvelopeSchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { fileTypeFromBuffer } from "file-type";
import { failure } from "../../plugins/errors.ts";

const types: ReadonlySet<string | undefined> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

/** The picture of UPSTREAM_API's captcha on our own origin: pages load nothing from elsewhere, and the back end sees no visitor. */
export const upstreamCaptchaRoutes: FastifyPluginAsync<{ readonly http: () => Http }> = async (app, { http }) => {
  app.get<{ Querystring: CaptchaQuery }>(
    "/api/article/get-captcha",
    {
      exposeHeadRoute: false,
      schema: {
        operationId: "getCaptcha",
        tags: ["visitor"],
        summary: "A picture of some characters",
        description: "Drawn by the back end of UPSTREAM_API for the id; the form is sent on with what was read in it.",
        querystring: captchaQuerySchema,
        response: {
          200: { description: "The picture.", content: { "image/*": { schema: { type: "string", format: "binary" } } } },
          400: errorEnvelopeSchema("The query is wrong."),
          503: errorEnvelopeSchema("The back end has no picture to give just now."),
        },
      },
    },
    async ({ query, signal }, reply) => {
      const { value } = await getCaptcha(http(), query.id, signal);
      const picture = Buffer.from(await value.arrayBuffer());
      // What it is, its content says, not its sender.
      const type = (await fileTypeFromBuffer(picture))?.mime;
      reply.header("cache-control", "private, no-store");
      if (type === undefined || !types.has(type))
        return reply.code(503).header("retry-after", "5").send(failure("The back end gave no picture; ask again in a few seconds."));
      return reply.type(type).send(picture);
    },
  );
};
