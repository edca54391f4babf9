import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import type { Metrics } from "../services/metrics.ts";

/** Requests of one connection that may be unanswered, or answered and not sent. Browsers and proxies have one; pipelining is allowed (RFC 9112 §9.3.2). */
const MOST_OPEN = 16;

/**
 * Closes a connection that sends on and on without waiting for answers: a thousand requests that come in one piece are parsed and answered
 * in one turn of the event loop, before anybody else's, and their answers stay in memory until they are read.
 */
export function limitPipelining(server: Server, metrics: Pick<Metrics, "pipelined">): void {
  const open = new WeakMap<Socket, { requests: number }>();
  const limited =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      // What came in the same piece as those for which it was closed.
      if (socket.destroyed) return;
      let counted = open.get(socket);
      if (!counted) open.set(socket, (counted = { requests: 0 }));
      if (counted.requests >= MOST_OPEN) {
        metrics.pipelined();
        socket.destroy();
        return;
      }
      const connection = counted;
      connection.requests += 1;
      response.once("close", () => {
        connection.requests -= 1;
      });
      listener.call(server, request, response);
    };
  // Before Fastify makes anything of a request: what is refused must cost nothing.
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  for (const listener of listeners) server.on("request", limited(listener));
}
