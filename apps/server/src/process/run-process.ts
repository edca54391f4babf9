import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { StartupError } from "../config/startup-error.ts";
import { watchParents } from "./parent-watch.ts";

/** The end of the process, as its parts see it. */
export interface Shutdown {
  /** Aborted as soon as the process should end, also while it still starts. */
  readonly requested: AbortSignal;
  /** Aborted where it should end without waiting for anybody: asked twice, or what started it died. */
  readonly forced: AbortSignal;
  /** Whether it ends on SIGTERM: a service manager's, in front of which a balancer goes on sending requests until it notices. */
  readonly isTerminated: () => boolean;
  /** What is to be done at the end; the last one given is done first. */
  readonly defer: (step: () => Promise<unknown>) => void;
  /** Something is broken beyond repair: end with exit code 1. */
  readonly fail: (error: unknown) => void;
}

/** Asked again within this counts as the same request: a terminal's Ctrl-C arrives from several sides. */
const sameRequestMs = 1_000;
/** What still starts when the end comes gets this long to notice. */
const startTimeoutMs = 30_000;

/**
 * Starts, and ends when asked (SIGTERM, SIGINT, SIGHUP), when something fails, or when what started it is gone.
 * A StartupError is printed as its sentence, without a stack. Exit code 0 after a request, 1 after a failure.
 */
export function runProcess(log: Logger, start: (shutdown: Shutdown) => Promise<void>): void {
  const requested = new AbortController();
  const forced = new AbortController();
  const steps: (() => Promise<unknown>)[] = [];
  let exitCode = 0;
  let askedAt = 0;
  let isTerminated = false;

  const end = async () => {
    requested.abort();
    await Promise.race([starting, sleep(startTimeoutMs)]);
    for (const step of steps.toReversed()) {
      await step().catch((error: unknown) => {
        log.error({ err: error }, "A part of the server did not stop cleanly");
        exitCode = 1;
      });
    }
    process.exit(exitCode);
  };
  const ask = (why: string) => {
    if (requested.signal.aborted) {
      if (Date.now() - askedAt > sameRequestMs) forced.abort();
      return;
    }
    askedAt = Date.now();
    isTerminated = why === "SIGTERM";
    log.info({ why }, "Stopping");
    void end();
  };
  const fail = (error: unknown) => {
    exitCode = 1;
    if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, "The server cannot go on");
    if (!requested.signal.aborted) void end();
  };

  // A pipe that no one reads any more is no failure of the server; to log it as one would fail again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => ask(signal));
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  watchParents(process.env["PORTAL_STOP_WITH"], () => {
    forced.abort();
    ask("what started the server ended");
  });

  const shutdown: Shutdown = {
    requested: requested.signal,
    forced: forced.signal,
    isTerminated: () => isTerminated,
    defer: (step) => steps.push(step),
    fail,
  };
  const starting = start(shutdown).catch((error: unknown) => {
    if (error !== requested.signal.reason) fail(error);
  });
}
