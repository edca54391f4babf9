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
import type { Services } from "../../services.ts";
import { listParameters } from "../../database/parameters.ts";

export const parameterRoutes: FastifyPluginAsync<Pick<Services, "db">> = async (app, { db }) => {
  app.get<{ Querystring: ParameterQuery; Reply: Envelope<Parameter[]> }>(
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
    async ({ query }) => {
      const parameters = await listParameters(db, query.type);
      return { success: true, data: parameters, message: null, total: parameters.length };
    },
  );
};
