import type { Envelope } from "@portal/contracts";
import { diagnosticMessage } from "@portal/core";
import { schemaMessage } from "@portal/core/records";
import type { FastifyError, FastifyPluginAsync, FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Busy } from "../services/bounded-queue.ts";
import { RETRY_AFTER, unavailablePage } from "./unavailable-page.ts";

export const failure = (message: string): Envelope<never> => ({ success: false, data: null, message });

/** Answers of the API are envelopes, also its errors (specification §7); what went wrong inside is for the log only. */
const plugin: FastifyPluginAsync = async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status < 500) return send(reply.code(status), request.url, describe(error));
    // Who has gone away needs no answer, and is no failure of ours.
    if (request.raw.destroyed && request.signal.aborted) request.log.debug("reader went away");
    // Counted in the metrics; a line for each would only make it worse.
    else if ((error as Error) instanceof Busy) request.log.debug("refused, too many ask");
    else request.log.error({ err: error }, "request failed");
    return send(
      reply.code(503).header("retry-after", RETRY_AFTER),
      request.url,
      "The server could not answer just now; ask again in a few seconds.",
    );
  });

  app.setNotFoundHandler((request, reply) =>
    send(reply.code(404), request.url, "There is nothing at this address; /api/docs lists the calls."),
  );
};

/** Of what would have been answered. */
const ofContent = ["accept-ranges", "cache-tag", "content-disposition", "content-range", "etag", "last-modified"];

function send(reply: FastifyReply, url: string, message: string): FastifyReply {
  for (const name of ofContent) reply.removeHeader(name);
  reply.header("cache-control", "no-store");
  if (reply.statusCode === 503 && !url.startsWith("/api/")) return reply.type("text/html; charset=utf-8").send(unavailablePage);
  return reply.send(failure(message));
}

/** What is wrong with the request. */
function describe({ validation, validationContext, message }: FastifyError): string {
  const [first] = validation ?? [];
  if (!first) return message;
  const where = validationContext === "querystring" ? "query" : (validationContext ?? "request");
  const finding = schemaMessage(first);
  return `The ${where} is not valid${finding.path && ` at ${finding.path}`}: ${diagnosticMessage(finding)}`;
}

export const errors = fastifyPlugin(plugin, { name: "errors" });
