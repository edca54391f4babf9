import { type Envelope, envelopeSchema, errorEnvelopeSchema, type SuggestionQuery, suggestionQuerySchema } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { inTurn } from "../../plugins/in-turn.ts";
import type { Services } from "../../services.ts";
import { createSuggestions } from "../../sources/database/search/suggestions.ts";

/** What is published is suggested a minute later; what everybody types is asked of the database once a minute. */
const CACHE = "public, max-age=60, stale-while-revalidate=60, stale-if-error=86400";

export const searchRoutes: FastifyPluginAsync<Pick<Services, "searches" | "clock" | "ministry" | "queues">> = async (
  app,
  { searches, clock, ministry, queues },
) => {
  const suggestTitles = createSuggestions(searches);
  app.get<{ Querystring: Required<SuggestionQuery>; Reply: Envelope<readonly string[]> }>(
    "/api/search/suggestions",
    {
      schema: {
        operationId: "suggestTitles",
        tags: ["content"],
        summary: "Titles for what is being typed",
        description:
          "At most eight titles: those that begin with what was typed, then those with words that do, the newest first of each. Diacritics may be left out.",
        querystring: suggestionQuerySchema,
        response: {
          200: envelopeSchema({ type: "string" }, { list: true, description: "The titles." }),
          400: errorEnvelopeSchema("The query is wrong."),
          503: errorEnvelopeSchema("Too many are typing at once."),
        },
      },
      preHandler: inTurn(queues.suggestions),
    },
    async ({ query: { q, language }, signal }, reply) => {
      const data = await suggestTitles(q, { language, asOf: clock.now(), ministry, signal });
      reply.header("cache-control", CACHE);
      return { success: true, data, message: null, total: data.length };
    },
  );

  // As browsers ask by the site's description (features/discovery/site-files.ts).
  app.get<{ Querystring: Required<SuggestionQuery> }>(
    "/opensearch/suggestions",
    { schema: { hide: true, querystring: suggestionQuerySchema }, preHandler: inTurn(queues.suggestions) },
    async ({ query: { q, language }, signal }, reply) => {
      const titles = await suggestTitles(q, { language, asOf: clock.now(), ministry, signal });
      return reply
        .type("application/x-suggestions+json; charset=utf-8")
        .header("cache-control", CACHE)
        .send(JSON.stringify([q, titles]));
    },
  );
};
