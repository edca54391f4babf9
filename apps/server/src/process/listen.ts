import { once } from "node:events";
import { createServer } from "node:net";
import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { StartupError } from "../config/startup-error.ts";
import type { Shutdown } from "./run-process.ts";

/** How long requests under way may take when the server stops. */
const drainMs = 10_000;
const closeIdleMs = 50;

/**
 * Looks whether the port can be had, before anything that takes time or leaves traces: a database that starts only to stop again.
 * Port 0 is always free. Somebody may still take it meanwhile: then `listen` says the same.
 * @throws StartupError where the port or address cannot be had
 */
export async function expectFreePort({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port, exclusive: true });
    await once(probe, "listening");
  } catch (cause) {
    throw refusal(cause as NodeJS.ErrnoException, host, port);
  }
  probe.close();
  await once(probe, "close");
}

/**
 * @returns the address to open in a browser on this machine
 * @throws StartupError where the port or address cannot be had
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, "host" | "port">): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `Listening on ${address}` });
  } catch (cause) {
    throw refusal(cause as NodeJS.ErrnoException, host, port);
  }
  const address = app.server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  const name = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${actual}`;
}

export interface Closing {
  /** Aborted: cut off what is under way. */
  readonly forced: AbortSignal;
  /** Milliseconds to go on serving, while balancers notice that /readyz says 503. */
  readonly delay: number;
}

/** Only who sends SIGTERM may have a balancer in front: a terminal's Ctrl-C ends at once. */
export const closingOf = (
  { shutdownDelay }: Pick<Config, "shutdownDelay">,
  { forced, isTerminated }: Pick<Shutdown, "forced" | "isTerminated">,
): Closing => ({ forced, delay: isTerminated() ? shutdownDelay * 1000 : 0 });

/**
 * Serves on for the delay, then stops accepting, answers every request on connections that were accepted, and cuts off what is not done
 * after 10 s more.
 */
export async function closeApp(app: FastifyInstance, { forced, delay }: Closing): Promise<void> {
  await sleep(delay, undefined, { signal: forced }).catch(() => undefined);
  // In this phase of the event loop all connections that wait have just been accepted: what waits when the port closes is cut off.
  await immediate();
  const last = Date.now() + drainMs;
  const closeConnections = () => {
    if (forced.aborted || Date.now() > last) app.server.closeAllConnections();
    // A connection kept alive after its answer would hold the server open until the client closes it.
    else app.server.closeIdleConnections();
  };
  const timer = setInterval(closeConnections, closeIdleMs);
  await app.close();
  clearInterval(timer);
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new StartupError(`Port ${port} on ${host} is taken by another program: stop that one, or choose another port with PORT.`, {
      cause: error,
    });
  }
  if (error.code === "EACCES") {
    return new StartupError(`This user may not listen on port ${port}: choose one above 1023 with PORT.`, { cause: error });
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartupError(`${host} is no address of this machine: correct HOST, or unset it to listen on all.`, { cause: error });
  }
  return error;
}
