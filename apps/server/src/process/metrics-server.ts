import { once } from "node:events";
import { createServer } from "node:http";
import { StartupError } from "../config/startup-error.ts";
import type { Metrics } from "../services/metrics.ts";

export interface MetricsServer {
  close(): Promise<void>;
}

/**
 * Gives what the process measures of itself, on a port of its own.
 * @throws StartupError where the port cannot be had
 */
export async function startMetricsServer(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    void metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
    return undefined;
  });
  try {
    server.listen({ host, port });
    await once(server, "listening");
  } catch (cause) {
    throw new StartupError(
      `METRICS_PORT ${port} on ${host} cannot be had (${(cause as NodeJS.ErrnoException).code}): choose another port.`,
      {
        cause,
      },
    );
  }
  return {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
