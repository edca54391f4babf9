import { errorEnvelopeSchema, pageQuerySchema, type PageQuery } from "@portal/contracts";
import { pageAddress, wholeAddress } from "@portal/domain";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../database/clock.ts";
import { networkOf } from "../services/limits/network.ts";
import { readingOwnWrites } from "../sources/database/replicated-source.ts";
import { fixEscapes } from "../plugins/fix-escapes.ts";
import { failure } from "../plugins/errors.ts";
import { RETRY_AFTER, unavailablePage } from "../plugins/unavailable-page.ts";
import { cachedAnswers } from "./cache/answer-from-cache.ts";
import type { Drawn } from "./cache/body-cache.ts";
import type { ContentCache } from "./cache/content-cache.ts";
import { FinishedBody } from "./cache/finished-body.ts";
import { inPageQueue, type PageQueues, queueOf } from "./page-queues.ts";
import { askedFrom } from "./near-pages-in-turn.ts";
import { drawData, drawDocument, type DrawingOptions, type DrawPage } from "./draw-page.ts";
import { pathOf } from "./path.ts";

interface PageRoutesOptions extends DrawingOptions {
  readonly clock: Clock;
  readonly cache: ContentCache;
  readonly pageQueues: PageQueues;
}

/** A page as a document, and the same page as data: both come from the one `portal.load`. */
export const pageRoutes: FastifyPluginAsync<PageRoutesOptions> = async (app, options) => {
  const answers = cachedAnswers(options.cache, options.clock);
  const { pageQueues } = options;
  const drawPage = drawDocument(options);
  const drawModel = drawData(options);
  const inQueue =
    (request: FastifyRequest, address: string, draw: DrawPage) =>
    (signal: AbortSignal): Promise<Drawn<FinishedBody>> =>
      inPageQueue(pageQueues, address, { network: networkOf(request.ip), signal }, () =>
        askedFrom(networkOf(request.ip), () => withOwnWrites(request, () => draw(address, request.portalOrigin, signal))),
      );
  /** Where the target's query has more than pages read. */
  const wholeOf = (request: FastifyRequest, target: string, address: string, keyOf: (address: string) => string, draw: DrawPage) => {
    const whole = wholeAddress(target);
    return whole === address ? undefined : { key: keyOf(whole), draw: inQueue(request, whole, draw) };
  };

  app.get<{ Querystring: PageQuery }>(
    "/api/page",
    {
      schema: {
        operationId: "getPage",
        tags: ["pages"],
        summary: "Everything a page shows",
        description:
          "What server rendering draws from, for client-side navigation. The body is the page model, or {redirect, status} where the path has another address. " +
          "With a hash: exactly what the document was drawn from that names it, without the HTML that the document shows, for ten minutes after the document was replaced.",
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
          410: errorEnvelopeSchema("The model with this hash is no longer kept."),
          503: errorEnvelopeSchema("The content cannot be had just now."),
        },
      },
    },
    async (request, reply) => {
      const { path, hash } = request.query;
      // As the document's own path was read.
      const target = pathOf(fixEscapes(path));
      const address = pageAddress(target);
      const keyOf = (one: string): string => `data ${one}`;
      return hash === undefined
        ? answers.answer(
            request,
            reply,
            keyOf(address),
            inQueue(request, address, drawModel),
            wholeOf(request, target, address, keyOf, drawModel),
          )
        : answers.answerModel(request, reply, documentKey(request, address), hash, inQueue(request, address, drawPage));
    },
  );

  app.get("/api/*", { schema: { hide: true } }, async (_request, reply) =>
    reply.code(404).header("cache-control", "no-store").send(failure("There is nothing at this address; /api/docs lists the calls.")),
  );

  app.get(
    "/*",
    {
      schema: { hide: true },
      // Past everything that a finished page does not need.
      onRequest: (request, reply, next) => {
        const target = pathOf(request.url);
        const address = pageAddress(target);
        const key = documentKey(request, address);
        if (answers.answerKept(request, reply, key, wholeAddress(target) === address)) return;
        // Decided before any work: what has no place to wait costs no more than a finished page.
        const isRefused = answers.needsDrawing(request, key) && queueOf(pageQueues, address).refuses(networkOf(request.ip));
        if (isRefused) answers.answerUndrawn(request, reply, key, refusal);
        else next();
      },
    },
    async (request, reply) => {
      const target = pathOf(request.url);
      const address = pageAddress(target);
      const keyOf = (one: string): string => documentKey(request, one);
      return answers.answer(
        request,
        reply,
        keyOf(address),
        inQueue(request, address, drawPage),
        wholeOf(request, target, address, keyOf, drawPage),
      );
    },
  );
};

const withOwnWrites = <T>(request: FastifyRequest, draw: () => Promise<T>): Promise<T> =>
  request.hasJustWritten ? readingOwnWrites(draw) : draw();

/** A document has absolute addresses. */
const documentKey = ({ portalOrigin }: FastifyRequest, address: string): string => `document ${portalOrigin} ${address}`;

/** What too many visitors get: sent as a page from the cache is. Too short to be compressed. */
const refusal = new FinishedBody({
  isShared: true,
  status: 503,
  body: unavailablePage,
  headers: { "content-type": "text/html; charset=utf-8", "retry-after": RETRY_AFTER },
  cacheControl: () => "no-store",
});
