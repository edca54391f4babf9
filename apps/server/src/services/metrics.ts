import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { measureRendererThreads, type RendererThreadsState } from "./renderer-metrics.ts";

/** Seconds: a cached page takes less than the first, a visitor's patience ends with the last. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Where the body of an answer comes from; `none`: it is never cached. */
export type CacheState = "hit" | "miss" | "stale" | "none";

/** Of a route as it was declared (`/api/mediafile/*`), so that addresses make no series of their own. */
export interface AnswerLabels {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly cache: CacheState;
}

/** Tasks of a bounded queue. */
export interface QueueState {
  readonly running: number;
  readonly waiting: number;
  /** Since the process started. */
  readonly refused: number;
  /** The same of tasks for which no one waited any more; of queues that drop them. */
  readonly dropped?: number;
}

/** Of a queue of jobs in the database: the same in all processes. */
export interface JobCounts {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** Of a service that is notified of what is published: the same in all processes. */
export interface AnnouncementCount {
  readonly target: string;
  readonly waiting: number;
}

/** As `pg.Pool` counts its sessions. */
export interface PoolState {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** What a process measures of itself. Names follow Prometheus' conventions: base units, `_total` for counters. */
export interface Metrics {
  readonly contentType: string;
  /** In Prometheus' text format. */
  read(): Promise<string>;
  answered(labels: AnswerLabels, seconds: number): void;
  /** A page was drawn: from its model to the document. */
  drawn(seconds: number): void;
  /** A connection was closed that had too many requests open. */
  pipelined(): void;
  watchQueue(queue: string, state: QueueState): void;
  watchPool(pool: string, state: PoolState): void;
  /** Counted where the metrics are read; while the database is away, there are none. */
  watchJobs(counts: () => Promise<readonly JobCounts[]>): void;
  /** As jobs. */
  watchAnnouncements(counts: () => Promise<readonly AnnouncementCount[]>): void;
  watchRendererThreads(state: RendererThreadsState): void;
  /** Real-time connections that this process holds. */
  watchHub(connections: () => number): void;
}

/** One for each process; event loop, memory, garbage collection and CPU are measured from now on. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: "portal_http_request_duration_seconds",
    help: "From a request's arrival to the end of its answer.",
    labelNames: ["route", "method", "status", "cache"] as const,
    buckets: SECONDS,
    registers,
  });
  const drawings = new Histogram({
    name: "portal_page_drawing_duration_seconds",
    help: "Drawing a page's document from its model.",
    buckets: SECONDS,
    registers,
  });
  const pipelined = new Counter({
    name: "portal_http_pipelining_closed_total",
    help: "Connections that were closed since they sent many requests without waiting for answers.",
    registers,
  });
  const queues = new Map<string, QueueState>();
  new Gauge({
    name: "portal_queue_tasks",
    help: "Tasks of a bounded queue.",
    labelNames: ["queue", "state"] as const,
    registers,
    collect() {
      for (const [queue, { running, waiting }] of queues) {
        this.set({ queue, state: "running" }, running);
        this.set({ queue, state: "waiting" }, waiting);
      }
    },
  });
  new Counter({
    name: "portal_queue_refused_total",
    help: "Tasks that a full queue refused.",
    labelNames: ["queue"] as const,
    registers,
    collect() {
      this.reset();
      for (const [queue, { refused }] of queues) this.inc({ queue }, refused);
    },
  });
  new Counter({
    name: "portal_queue_dropped_total",
    help: "Tasks that a queue dropped before they started, since no one waited any more.",
    labelNames: ["queue"] as const,
    registers,
    collect() {
      this.reset();
      for (const [queue, { dropped }] of queues) if (dropped !== undefined) this.inc({ queue }, dropped);
    },
  });
  const pools = new Map<string, PoolState>();
  new Gauge({
    name: "portal_database_sessions",
    help: "Sessions of a pool, and queries that wait for one.",
    labelNames: ["pool", "state"] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: "busy" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    answered: ({ route, method, status, cache }, seconds) => answers.observe({ route, method, status, cache }, seconds),
    drawn: (seconds) => drawings.observe(seconds),
    pipelined: () => pipelined.inc(),
    watchQueue: (queue, state) => void queues.set(queue, state),
    watchPool: (pool, state) => void pools.set(pool, state),
    watchJobs: (counts) =>
      void new Gauge({
        name: "portal_jobs",
        help: "Jobs of a queue in the database, of all processes.",
        labelNames: ["queue", "state"] as const,
        registers,
        async collect() {
          this.reset();
          for (const { queue, ...states } of await counts().catch(() => []))
            for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
        },
      }),
    watchAnnouncements: (counts) =>
      void new Gauge({
        name: "portal_announcements_waiting",
        help: "Pages and feeds that a service is to be notified of, of all processes.",
        labelNames: ["target"] as const,
        registers,
        async collect() {
          this.reset();
          for (const { target, waiting } of await counts().catch(() => [])) this.set({ target }, waiting);
        },
      }),
    watchRendererThreads: (state) => measureRendererThreads(registers, state),
    watchHub: (connections) =>
      void new Gauge({
        name: "portal_hub_connections",
        help: "Real-time connections of this process.",
        registers,
        collect() {
          this.set(connections());
        },
      }),
  };
}
