/** A page that is kept, and a 304 of it, beside a bare Fastify with the same bytes and Next's kept pages. */
import { type Load, repeat, startLoad } from "../load/load.ts";
import type { Line } from "../report.ts";
import { type Entrant, pair } from "../server/paired.ts";
import { type MeasuredServer, withContent } from "../server/portal.ts";
import { DEMONSTRATION, pages, withPeers } from "./pages.ts";

const MAX_OF_FASTIFY = 1.5;
const MIN_OF_NEXT = 6;
/** A round: V8 has compiled all of both servers for speed only after some ten thousand. */
const REQUESTS = 10_000;
const CONNECTIONS = 4;
/** Until the body is compressed at its best: that follows a second request. */
const WARM_UP = 50;

/** @param root the checkout */
export function cachedLines(root: string): Promise<Line[]> {
  return withContent(root, { articles: DEMONSTRATION }, (portal) =>
    withPeers(root, portal.origin, async ({ fastify, next }) => {
      const load = await startLoad(root);
      try {
        await repeat(load, portal.origin, { paths: [pages.home], requests: WARM_UP });
        const etag = (await fetch(portal.origin + pages.home, { headers: { "accept-encoding": "br" } })).headers.get("etag") ?? "";
        const costs = await pair([
          entrant(load, "hit", portal, { path: pages.home, connections: CONNECTIONS }),
          entrant(load, "304", portal, { path: pages.home, headers: { "if-none-match": etag }, status: 304, connections: CONNECTIONS }),
          entrant(load, "fastify", fastify, { path: "/", connections: CONNECTIONS }),
          entrant(load, "next", next, { path: "/isr/home", requests: REQUESTS / 4, connections: CONNECTIONS }),
        ]);
        const ofFastify = costs.ratio("hit", "fastify");
        const ofNext = costs.ratio("next", "hit");
        const notModified = costs.ratio("304", "hit");
        return [
          {
            what: "cached home, br: CPU (beside: bare Fastify, the same bytes)",
            ours: ms(costs.cost("hit")),
            beside: ms(costs.cost("fastify")),
          },
          {
            what: "  times bare Fastify",
            ours: ofFastify.toFixed(2),
            goal: `≤ ${MAX_OF_FASTIFY}`,
            met: ofFastify <= MAX_OF_FASTIFY,
          },
          {
            what: "  Next 16 ISR costs times as much (beside: Next)",
            ours: ofNext.toFixed(1),
            beside: ms(costs.cost("next")),
            goal: `≥ ${MIN_OF_NEXT}`,
            met: ofNext >= MIN_OF_NEXT,
          },
          {
            what: "304 of it (beside: the hit)",
            ours: ms(costs.cost("304")),
            beside: ms(costs.cost("hit")),
            goal: "≤ a hit",
            met: notModified <= 1,
          },
        ];
      } finally {
        load.end();
      }
    }),
  );
}

interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly status?: number;
  readonly requests?: number;
  readonly connections?: number;
}

/** One path of one server. */
export const entrant = (load: Load, name: string, server: MeasuredServer, asked: Asked): Entrant => ({
  name,
  requests: asked.requests ?? REQUESTS,
  cpu: server.cpu,
  run: (requests) => repeat(load, server.origin, { ...asked, paths: [asked.path], requests }),
});

export const ms = (milliseconds: number): string =>
  milliseconds < 1 ? `${(milliseconds * 1000).toFixed(0)} µs` : `${milliseconds.toFixed(1)} ms`;
