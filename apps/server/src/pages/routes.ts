import { errorEnvelopeSchema, pageQuerySchema, type PageQuery } from "@portal/contracts";
import type { FastifyPluginAsync } from "fastify";
import { failure } from "../plugins/errors.ts";
import type { Loaded, PageAnswer, Portal } from "@portal/domain";
import type { Clock } from "../database/clock.ts";
import type { Metrics } from "../services/metrics.ts";
import { cachingOf } from "./caching.ts";
import { pathOf } from "./path.ts";

interface PageRoutesOptions {
  readonly portal: Portal;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, "drawn">;
}

/** A page as a document, and the same page as data: both come from the one `portal.load`. */
export const pageRoutes: FastifyPluginAsync<PageRoutesOptions> = async (app, { portal, clock, metrics }) => {
  app.get<{ Querystring: PageQuery }>(
    "/api/page",
    {
      schema: {
        operationId: "getPage",
        tags: ["pages"],
        summary: "Everything a page shows",
        description:
          "What server rendering draws from, for client-side navigation. The body is the page model, or {redirect, status} where the path has another address.",
        querystring: pageQuerySchema,
        response: {
          200: {
            description: "The page, or where it is.",
            content: { "application/json": { schema: { type: "object", additionalProperties: true } } },
          },
          404: {
            description: "The not-found page.",
            content: { "application/json": { schema: { type: "object", additionalProperties: true } } },
          },
          400: errorEnvelopeSchema("The query is wrong."),
          503: errorEnvelopeSchema("The content cannot be had just now."),
        },
      },
    },
    async ({ query, signal }, reply) => {
      const loaded = await portal.load(pathOf(query.path), { signal });
      reply.type("application/json; charset=utf-8");
      if ("page" in loaded) reply.code(loaded.page.status).headers(cachingOf(loaded.page, clock.now()));
      return reply.send(JSON.stringify(answerOf(loaded)));
    },
  );

  app.get("/api/*", { schema: { hide: true } }, async (_request, reply) =>
    reply.code(404).header("cache-control", "no-store").send(failure("There is nothing at this address; /api/docs lists the calls.")),
  );

  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const loaded = await portal.load(pathOf(request.url), { signal: request.signal });
    if ("redirect" in loaded)
      return reply.header("cache-control", "public, max-age=0, s-maxage=60").redirect(pathOf(loaded.redirect), loaded.status);
    const started = performance.now();
    const { html, page } = await portal.render(loaded.page);
    metrics.drawn((performance.now() - started) / 1000);
    return reply.code(page.status).headers(cachingOf(page, clock.now())).type("text/html; charset=utf-8").send(html);
  });
};

const answerOf = (loaded: Loaded): PageAnswer => ("page" in loaded ? loaded.page : { redirect: loaded.redirect, status: loaded.status });
