import {
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  type Parameter,
  parameterQuerySchema,
  type ParameterQuery,
  parameterSchema,
} from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { callAnswers } from "../../pages/cache/answer-call.ts";
import type { ContentCache } from "../../pages/cache/content-cache.ts";
import type { Services } from "../../services.ts";
import { listParameters } from "../../database/parameters.ts";

export const parameterRoutes: FastifyPluginAsync<Pick<Services, "db" | "clock" | "queues"> & { readonly cache: ContentCache }> = async (
  app,
  { db, clock, queues, cache },
) => {
  const calls = callAnswers(cache, clock, queues.calls);

  app.get<{ Querystring: ParameterQuery }>(
    "/api/paramaters/gets",
    {
      schema: {
        operationId: "getParameters",
        tags: ["content"],
        summary: "Parameters of a type",
        description: "The portal reads those of type 2 at start. The spelling of the path is a wire contract (specification §7).",
        querystring: parameterQuerySchema,
        response: {
          200: envelopeSchema(parameterSchema, { list: true, description: "The parameters, in their order." }),
          400: errorEnvelopeSchema("The query is wrong."),
        },
      },
    },
    (request, reply) => {
      const { type } = request.query;
      return calls.answer<Envelope<Parameter[]>>(request, reply, `parameters ${type}`, async () => {
        const parameters = await listParameters(db, type);
        return { answer: { success: true, data: parameters, message: null, total: parameters.length }, tags: ["parameters"] };
      });
    },
  );
};
