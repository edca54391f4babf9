import type { FastifyReply } from "fastify";

/** Fastify's own signal says of a request with a body that it has been read, which it takes for its end. */
export function clientAbortSignal({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) abort.abort();
  });
  return abort.signal;
}
