import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { recording, refusal } from "./recording.ts";

/** How the back end fails: with a status, or by ending the connection before an answer. */
export type Fault = number | "reset";

export interface BackendRequest {
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Backend {
  /** "http://127.0.0.1:PORT/api/" */
  readonly base: string;
  /** Calls since the last `forget`: method and path with query; for `article/reads` also the category's id. */
  readonly calls: string[];
  /** Headers of the last such call. */
  headersOf(call: string): IncomingHttpHeaders | undefined;
  forget(): void;
  /** Answers calls of a path, as in "/api/article/get-captcha", in place of the recording. */
  answer(path: string, respond: (request: BackendRequest, response: ServerResponse) => void): void;
  /** The next answers to a call are these faults, one after the other; the recorded answer follows. */
  fail(call: string, ...faults: readonly Fault[]): void;
  close(): void;
}

/** A back end that answers from the recording, on loopback. */
export async function startBackend(): Promise<Backend> {
  const calls: string[] = [];
  const headers = new Map<string, IncomingHttpHeaders>();
  const own = new Map<string, Parameters<Backend["answer"]>[1]>();
  const faults = new Map<string, Fault[]>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const { pathname, search, searchParams: query } = new URL(request.url ?? "/", "http://backend");
      const respond = own.get(pathname);
      if (respond) return respond({ query, headers: request.headers, body }, response);
      const category = pathname.endsWith("/reads") ? String((JSON.parse(body) as { categoryId: unknown }).categoryId) : undefined;
      const call = category === undefined ? `${request.method} ${pathname}${search}` : `${request.method} ${pathname} ${category}`;
      calls.push(call);
      headers.set(call, request.headers);
      const fault = faults.get(call)?.shift();
      if (fault === "reset") return void response.socket?.destroy();
      response.writeHead(fault ?? 200, { "content-type": "application/json" });
      response.end(fault === undefined ? JSON.stringify(recording.get(call) ?? refusal) : "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    calls,
    headersOf: (call) => headers.get(call),
    answer: (path, respond) => void own.set(path, respond),
    forget: () => void calls.splice(0),
    fail: (call, ...next) => void faults.set(call, [...next]),
    close: () => void server.close(),
  };
}
