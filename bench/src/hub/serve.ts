/** A server process under measurement: it serves, and tells its parent what it costs. Run with --expose-gc. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What the parent asks. */
export type Question = "collect" | "measure" | "broadcast";

export interface Measure {
  readonly port: number;
  readonly connections: number;
  /** Bytes; ask to collect garbage before. */
  readonly rss: number;
  /** Microseconds of CPU since the start. */
  readonly cpu: number;
}

interface Contestant {
  readonly connections: () => number;
  readonly broadcast: () => void;
}

/** Every contestant answers /healthz on the same server, so that a busy event loop shows there. */
export function serve(start: (server: Server) => Contestant): void {
  const server = createServer();
  const { connections, broadcast } = start(server);
  const answers = { collect: () => globalThis.gc?.(), measure: () => process.send?.(measure()), broadcast };
  const measure = (): Measure => {
    const { user, system } = process.cpuUsage();
    return {
      port: (server.address() as AddressInfo).port,
      connections: connections(),
      rss: process.memoryUsage().rss,
      cpu: user + system,
    };
  };
  server.listen(0, "127.0.0.1", answers.measure);
  process.on("message", (question: Question) => answers[question]());
  process.on("disconnect", () => process.exit());
}

export const TRAFFIC = { connectedCount: 10_000, disConnectedCount: 123_456 } as const;

export const isHealth = (url: string | undefined): boolean => url === "/healthz";
