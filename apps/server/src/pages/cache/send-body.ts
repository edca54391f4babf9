import type { OutgoingHttpHeaders } from "node:http";
import { dataTypes } from "@portal/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CacheState } from "../../services/metrics.ts";
import { headersForPurging } from "../caching.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { Encoding, FinishedBody } from "./finished-body.ts";

/** Bytes from which a body is sent compressed. */
const COMPRESSED_FROM = 1_024;

/** The form in which a reader takes a body; undefined: as it is. */
export function encodingOf(request: FastifyRequest, body: FinishedBody): Encoding | undefined {
  const accepted = request.headers["accept-encoding"];
  const type = body.headers["content-type"];
  // Pictures and workbooks are compressed as they are.
  const isCompressed = type !== undefined && (type.startsWith("image/") || type === dataTypes.xlsx);
  if (typeof accepted !== "string" || body.identity.length < COMPRESSED_FROM || isCompressed) return undefined;
  const encoding = acceptedEncoding(accepted);
  return encoding === "identity" ? undefined : encoding;
}

export interface Sent {
  /** One of its forms; the body itself where that is not made yet. */
  readonly encoding: Encoding | undefined;
  readonly state: CacheState;
  /** Until which change it shows everything (ContentCache); undefined: no one may say so. */
  readonly position: number | undefined;
  /** Milliseconds of the database's clock. */
  readonly now: number;
}

/**
 * Answers with a body past all further hooks: what they would add is in the body's headers, or was set on the reply before. 304 where the
 * reader has it, no body for HEAD.
 */
export function sendBody(request: FastifyRequest, reply: FastifyReply, body: FinishedBody, sent: Sent): FastifyReply {
  reply.cacheState = sent.state;
  reply.counted = body.counted;
  const { raw } = reply;
  const isKnownBody = body.status === 200 && request.method !== "POST" && isKnown(request, body);
  // All at once: Node looks at each that is set on the answer before, and again when they are sent.
  const headers = headersOf(request, reply, body, sent);
  reply.hijack();
  if (isKnownBody) {
    delete headers["content-type"];
    raw.writeHead(304, headers).end();
    return reply;
  }
  const form = body.form(sent.encoding);
  if (sent.encoding !== undefined && form) headers["content-encoding"] = sent.encoding;
  const bytes = form ?? body.identity;
  headers["content-length"] = bytes.length;
  raw.writeHead(body.status, headers);
  raw.end(request.method === "HEAD" ? undefined : bytes);
  return reply;
}

/** Those that were set before, and the body's own. */
function headersOf(request: FastifyRequest, reply: FastifyReply, body: FinishedBody, { state, position, now }: Sent): OutgoingHttpHeaders {
  const headers = {
    ...reply.getHeaders(),
    ...body.headers,
    ...headersForPurging(request, body.cacheTag, position),
  } as OutgoingHttpHeaders;
  const { vary } = headers;
  headers.vary = vary ? `${vary}, accept-encoding` : "accept-encoding";
  headers.etag = body.etag;
  if (state !== "none") headers["server-timing"] = `cache;desc=${state}`;
  const cacheControl = state === "stale" ? "no-cache" : body.cacheControl(now);
  if (cacheControl !== undefined) headers["cache-control"] = cacheControl;
  if (state === "stale") headers.warning = '110 - "Response is Stale"';
  return headers;
}

/** `If-Modified-Since` counts where there is no `If-None-Match` (RFC 9110 §13.2.2), and for exactly the moment that the reader was given. */
function isKnown({ headers }: FastifyRequest, body: FinishedBody): boolean {
  const match = headers["if-none-match"];
  if (match !== undefined) return isMatched(match, body.etag);
  const modified = body.headers["last-modified"];
  return modified !== undefined && modified === headers["if-modified-since"];
}

/** Compared weakly (RFC 9110 §13.1.2). */
function isMatched(header: string, etag: string): boolean {
  if (header === etag || header === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.slice(2));
}
