import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CacheState } from "../../services/metrics.ts";
import type { Encoding, FinishedBody } from "./finished-body.ts";

const encodings: Encoding[] = ["br", "gzip"];
/** Bytes from which a body is sent compressed. */
const COMPRESSED_FROM = 1_024;

/** The form in which a reader takes a body; undefined: as it is. */
export function encodingOf(request: FastifyRequest, body: FinishedBody): Encoding | undefined {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string" || body.identity.length < COMPRESSED_FROM) return undefined;
  return negotiate(accepted, encodings) ?? undefined;
}

export interface Sent {
  /** One of its forms; the body itself where that is not made yet. */
  readonly encoding: Encoding | undefined;
  readonly state: CacheState;
  /** Milliseconds of the database's clock. */
  readonly now: number;
}

/**
 * Answers with a body past all further hooks: what they would add is in the body's headers, or was set on the reply before. 304 where the
 * reader has it, no body for HEAD.
 */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: FinishedBody, { encoding, state, now }: Sent): FastifyReply {
  reply.cacheState = state;
  const before = reply.getHeaders();
  const headers: Record<string, string | number | string[] | undefined> = { ...before, ...body.headers, etag: body.etag };
  headers["vary"] = before["vary"] ? `${String(before["vary"])}, accept-encoding` : "accept-encoding";
  if (state !== "none") headers["server-timing"] = `cache;desc=${state}`;
  const cacheControl = state === "stale" ? "no-cache" : body.cacheControl(now);
  if (cacheControl !== undefined) headers["cache-control"] = cacheControl;
  if (state === "stale") headers["warning"] = '110 - "Response is Stale"';
  reply.hijack();
  if (body.status === 200 && request.method !== "POST" && isKnown(request.headers["if-none-match"], body.etag)) {
    delete headers["content-type"];
    reply.raw.writeHead(304, headers).end();
    return reply;
  }
  const form = body.form(encoding);
  if (encoding !== undefined && form) headers["content-encoding"] = encoding;
  const bytes = form ?? body.identity;
  headers["content-length"] = bytes.length;
  reply.raw.writeHead(body.status, headers);
  reply.raw.end(request.method === "HEAD" ? undefined : bytes);
  return reply;
}

/** Compared weakly (RFC 9110 §13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.slice(2));
}
