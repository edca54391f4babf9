import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CacheState } from "../../services/metrics.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { Encoding, FinishedBody } from "./finished-body.ts";

/** Bytes from which a body is sent compressed. */
const COMPRESSED_FROM = 1_024;

/** The form in which a reader takes a body; undefined: as it is. */
export function encodingOf(request: FastifyRequest, body: FinishedBody): Encoding | undefined {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string" || body.identity.length < COMPRESSED_FROM) return undefined;
  const encoding = acceptedEncoding(accepted);
  return encoding === "identity" ? undefined : encoding;
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
  const { raw } = reply;
  setHeaders(raw, reply.getHeaders());
  setHeaders(raw, body.headers);
  const vary = raw.getHeader("vary");
  raw.setHeader("vary", vary ? `${String(vary)}, accept-encoding` : "accept-encoding");
  raw.setHeader("etag", body.etag);
  if (state !== "none") raw.setHeader("server-timing", `cache;desc=${state}`);
  const cacheControl = state === "stale" ? "no-cache" : body.cacheControl(now);
  if (cacheControl !== undefined) raw.setHeader("cache-control", cacheControl);
  if (state === "stale") raw.setHeader("warning", '110 - "Response is Stale"');
  reply.hijack();
  if (body.status === 200 && request.method !== "POST" && isKnown(request.headers["if-none-match"], body.etag)) {
    raw.removeHeader("content-type");
    raw.writeHead(304).end();
    return reply;
  }
  const form = body.form(encoding);
  if (encoding !== undefined && form) raw.setHeader("content-encoding", encoding);
  const bytes = form ?? body.identity;
  raw.setHeader("content-length", bytes.length);
  raw.writeHead(body.status);
  raw.end(request.method === "HEAD" ? undefined : bytes);
  return reply;
}

type Headers = Readonly<Record<string, string | number | string[] | undefined>>;

/** Those that the answer does not have yet: most are set on it before, and Node looks at each character of what is set again. */
function setHeaders(raw: ServerResponse, headers: Headers): void {
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && raw.getHeader(name) !== value) raw.setHeader(name, value);
  }
}

/** Compared weakly (RFC 9110 §13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.slice(2));
}
