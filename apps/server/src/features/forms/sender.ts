import type { FastifyReply } from "fastify";

/** Fastify's own signal says of a request with a body that it has been read, which it takes for its end. */
export function whileSenderWaits({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
