import {
  type Envelope,
  envelopeSchema,
  errorEnvelopeSchema,
  type RefreshRequest,
  refreshRequestSchema,
  type TokenPair,
  tokenPairSchema,
} from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../../plugins/errors.ts";
import type { Services } from "../../services.ts";

export const authRoutes: FastifyPluginAsync<Pick<Services, "tokens" | "sessions">> = async (app, { tokens, sessions }) => {
  app.post<{ Body: RefreshRequest; Reply: Envelope<TokenPair> }>(
    "/api/authen/refresh",
    {
      schema: {
        operationId: "refreshTokens",
        tags: ["accounts"],
        summary: "The next pair of tokens",
        description:
          "Each refresh token gives one successor; asked again within 30 s it gives the same one, later, or by another client than the one that logged in, it ends its whole session (specification §7). The access token beside it may have expired, but must be of the same account.",
        body: refreshRequestSchema,
        response: {
          200: envelopeSchema(tokenPairSchema, { list: false, description: "The new tokens; the old refresh token is used up." }),
          400: errorEnvelopeSchema("The body is wrong."),
          401: errorEnvelopeSchema("The visitor has to log in again."),
        },
      },
    },
    async ({ body }, reply) => {
      reply.header("cache-control", "no-store");
      // Expired it may be, but ours: a key that is no longer trusted ends sessions here too.
      const verified = await tokens.verify(body.token, { evenExpired: true });
      const by = verified && { clientId: body.clientId, account: verified.account };
      const data = by && (await sessions.refresh(body.refreshToken, by));
      if (!data) return reply.code(401).send(failure("This session has ended; log in again."));
      return { success: true, data, message: null };
    },
  );
};
