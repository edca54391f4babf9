import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HubRequest, HubSettings } from "./options.ts";

export interface RequestTarget {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Parts of a request's target. A slash at the end of the path means nothing. */
export function parseTarget(request: IncomingMessage): RequestTarget {
  const url = request.url ?? "";
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  let end = path.length;
  // Counted: an expression for it tries a long run of slashes from each of them anew.
  while (path[end - 1] === "/") end -= 1;
  return { path: path.slice(0, end), query: new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1)) };
}

export function hubRequest(raw: IncomingMessage, query: URLSearchParams, settings: HubSettings): HubRequest {
  const bearer = /^Bearer +(\S+)$/i.exec(raw.headers.authorization ?? "")?.[1];
  const token = bearer ?? query.get("access_token") ?? undefined;
  return { token, headers: raw.headers, address: settings.addressOf(raw), raw };
}

/** What belongs to the hop or to the WebSocket handshake, and is of no use to a hub's author. */
const DROPPED = /^(?:connection|upgrade|sec-websocket-.*|content-length|transfer-encoding|keep-alive|te|trailer)$/;

/** The headers as one string, as a connection keeps them. */
export function serializeHeaders(request: IncomingMessage): string {
  return JSON.stringify(Object.fromEntries(Object.entries(request.headers).filter(([name]) => !DROPPED.test(name))));
}

/** @returns the whole body; "oversize" where it is longer than `limit` bytes, "gone" where it does not come whole */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer | "oversize" | "gone"> {
  const { promise, resolve } = Promise.withResolvers<Buffer | "oversize" | "gone">();
  const chunks: Buffer[] = [];
  let length = 0;
  request.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) return chunks.push(chunk);
    request.pause();
    resolve("oversize");
  });
  request.on("end", () => resolve(Buffer.concat(chunks, length)));
  request.on("close", () => resolve("gone"));
  request.on("error", () => resolve("gone"));
  return promise;
}

/** Answers in plain words. Nothing of a hub may be kept by anyone on the way. */
export function answer(response: ServerResponse, status: number, text = ""): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store", "Content-Length": Buffer.byteLength(text) });
  response.end(text);
}

export function answerJson(response: ServerResponse, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(text);
}
