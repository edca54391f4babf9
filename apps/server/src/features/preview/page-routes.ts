import cookie from "@fastify/cookie";
import { pageQuerySchema, type PageQuery } from "@portal/contracts";
import { type Loaded, pageAddress, type PageAnswer, type Portal, PREVIEW_SEGMENT, type PreviewLoader } from "@portal/domain";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { drawDocument, type DrawingOptions } from "../../pages/draw-page.ts";
import { inPageQueue, type PageQueues } from "../../pages/page-queues.ts";
import { locationOf, pathOf } from "../../pages/path.ts";
import { clientAbortSignal } from "../../plugins/client-abort-signal.ts";
import { failure } from "../../plugins/errors.ts";
import { RETRY_AFTER } from "../../plugins/unavailable-page.ts";
import { networkOf } from "../../services/limits/network.ts";
import type { Services } from "../../services.ts";
import { contentDisposition } from "../../services/http/content-disposition.ts";
import { isStorable } from "../../sources/database/is-storable.ts";
import { presentationOf } from "../media/presentation.ts";
import type { EditingTools } from "../editing/tools.ts";
import { staffTokenOf } from "../staff/cookie.ts";
import { prepareDue } from "./due-changes.ts";
import { findDueFile } from "./due-files.ts";
import { failureOf } from "./failures.ts";
import { loadAsIfPublished, type SourceOver } from "./load-as-if-published.ts";
import { createPreparedSets } from "./prepared-sets.ts";
import { findTicket, type Ticket } from "./tickets.ts";
import { createTurns } from "./turns.ts";
import { mayOpen } from "./viewer.ts";

export interface PreviewRoutesOptions extends Pick<Services, "administration" | "previews" | "clock">, DrawingOptions {
  readonly portal: Portal;
  readonly pageQueues: PageQueues;
  readonly loader: PreviewLoader;
  readonly sourceOver: SourceOver;
  /** Milliseconds that one may take in the database. */
  readonly limit: number;
  readonly tools: EditingTools;
}

interface Params {
  readonly ticket: string;
}

/** Of everything below a ticket, refusals included: no one keeps it, lists it, or is told where it was; the portal's own pages may frame it. */
const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
  "x-frame-options": "SAMEORIGIN",
};

/** The whole portal as it will be: pages as documents, and as data for navigation. */
export const previewRoutes: FastifyPluginAsync<PreviewRoutesOptions> = async (app, options) => {
  const { administration, previews, clock, portal, pageQueues, tools } = options;
  const turns = createTurns();
  const known = createPreparedSets();
  const drawNotFound = drawDocument(options);
  const policy = app.securityHeaders["content-security-policy"]?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

  await app.register(cookie);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...headers, ...(policy !== undefined && { "content-security-policy": policy }) });
  });
  app.setErrorHandler((error, request, reply) => {
    const failed = failureOf(error);
    if (!failed) throw error;
    if (failed.status === 503) reply.header("retry-after", RETRY_AFTER);
    reply.code(failed.status);
    return isCall(request) ? reply.send(failure(failed.message)) : reply.type(HTML).send(failed.page);
  });

  /** The same for every ticket that opens nothing, whatever the reason. */
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const turn = { network: networkOf(request.ip), signal: clientAbortSignal(reply) };
    const { body } = await inPageQueue(pageQueues, NOWHERE, turn, () => drawNotFound(NOWHERE, request.portalOrigin, turn.signal));
    return reply.code(body.status).type(HTML).send(body.identity);
  };

  const momentOf = ({ asOf }: Ticket): Date => asOf ?? new Date(clock.now());

  /** @returns undefined where the ticket opens nothing for whoever asks */
  const open = async (request: FastifyRequest<{ Params: Params }>): Promise<Ticket | undefined> => {
    const ticket = await findTicket(previews, request.params.ticket);
    return ticket && (await mayOpen(administration, ticket, staffTokenOf(request))) ? ticket : undefined;
  };

  const load = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply, address: string): Promise<Loaded | undefined> => {
    const ticket = await open(request);
    if (!ticket) return undefined;
    const signal = clientAbortSignal(reply);
    return turns.run(ticket.sessionId === undefined ? networkOf(request.ip) : ticket.madeBy, signal, async () => {
      const asOf = momentOf(ticket);
      const apply = await prepareDue({ ...tools, previews, known }, ticket.set, { asOf, isWithout: ticket.isBefore });
      return loadAsIfPublished(options, { address, base: baseOf(request.params.ticket), asOf: asOf.getTime(), apply, signal });
    });
  };

  app.get<{ Params: Params; Querystring: PageQuery }>(
    `/${PREVIEW_SEGMENT}/:ticket/api/page`,
    { schema: { hide: true, querystring: pageQuerySchema } },
    async (request, reply) => {
      const address = pageAddress(pathOf(request.query.path));
      const loaded = await load(request, reply, address);
      if (!loaded) return sendNotFound(request, reply);
      if ("redirect" in loaded) return reply.send({ redirect: loaded.redirect, status: loaded.status } satisfies PageAnswer);
      return reply.code(loaded.page.status).send(loaded.page);
    },
  );

  app.get<{ Params: Params & { "*": string } }>(
    `/${PREVIEW_SEGMENT}/:ticket/api/mediafile/*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { "*": path } = request.params;
      const ticket = await open(request);
      if (!ticket || !isStorable(path)) return sendNotFound(request, reply);
      const file = await findDueFile(tools, ticket.set.id, {
        asOf: momentOf(ticket),
        isWithout: ticket.isBefore,
        path: path.toLowerCase(),
      });
      if (!file) return sendNotFound(request, reply);
      if (file === "published")
        return reply
          .code(302)
          .header("location", locationOf(request.url.replace(BEFORE_ADDRESS, "")))
          .send();
      const { contentType, disposition, policy: ofFile } = presentationOf(file.contentType);
      return reply
        .headers({ "content-disposition": contentDisposition(disposition, file.fileName), "content-security-policy": ofFile })
        .type(contentType)
        .send(file.bytes);
    },
  );

  app.get(`/${PREVIEW_SEGMENT}/:ticket/api/*`, { schema: { hide: true } }, sendNotFound);

  const sendDocument = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<FastifyReply> => {
    const address = pageAddress(pathOf(request.url.replace(BEFORE_ADDRESS, "")));
    const loaded = await load(request, reply, address);
    if (!loaded) return sendNotFound(request, reply);
    // A lasting one would be followed without asking once the preview is another.
    if ("redirect" in loaded)
      return reply
        .code(302)
        .header("location", baseOf(request.params.ticket) + locationOf(loaded.redirect))
        .send();
    const { html, links, page } = await portal.render(loaded.page, request.portalOrigin);
    return reply.code(page.status).header("link", links).type(HTML).send(html);
  };
  app.get<{ Params: Params }>(`/${PREVIEW_SEGMENT}/:ticket`, { schema: { hide: true } }, sendDocument);
  app.get<{ Params: Params }>(`/${PREVIEW_SEGMENT}/:ticket/*`, { schema: { hide: true } }, sendDocument);
};

const baseOf = (ticket: string): string => `/${PREVIEW_SEGMENT}/${ticket}`;
const BEFORE_ADDRESS = /^\/[^/]+\/[^/?]*/;

/** Where no page stands. */
const NOWHERE = `/${PREVIEW_SEGMENT}`;
const HTML = "text/html; charset=utf-8";

const isCall = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.includes("/api/") === true;
