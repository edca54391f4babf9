import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startMetricsServer } from "../process/metrics-server.ts";
import { boundedQueue } from "../services/bounded-queue.ts";
import { createMetrics } from "../services/metrics.ts";
import { buildTestApp, testConfig } from "../testing/test-app.ts";

const TOKEN = "a-token-of-the-operators";

it("counts answers by route, method, status and cache state, however many addresses a route has", async () => {
  const metrics = createMetrics();
  const app = await buildTestApp({ metrics });
  for (const url of ["/mot", "/hai?a=b", "/api/khong-co"]) await app.inject(url);
  const text = await metrics.read();
  expect(text).toContain('portal_http_request_duration_seconds_count{route="/*",method="GET",status="200",cache="miss"} 2');
  expect(text).toContain('portal_http_request_duration_seconds_count{route="/api/*",method="GET",status="404",cache="none"} 1');
  expect(text).not.toMatch(/hai|khong-co/);
  expect(text).toContain("portal_page_drawing_duration_seconds_count 2");
});

it("shows queues, database sessions, hub, event loop and memory as they are when it is read", async () => {
  const metrics = createMetrics();
  const queue = boundedQueue(1, 1);
  metrics.watchQueue("drawings", queue);
  metrics.watchPool("pages", { totalCount: 5, idleCount: 3, waitingCount: 1 });
  metrics.watchHub(() => 7);
  metrics.watchQueue("pages", { running: 0, waiting: 0, refused: 0, dropped: 3 });
  metrics.watchRendererThreads({ threads: 2, lost: () => 1, parts: () => ({ hits: 9, misses: 4, whole: 3, bytes: 2048 }) });
  const { promise, resolve } = Promise.withResolvers<void>();
  const tasks = [queue.run(() => promise), queue.run(() => promise)];
  await expect(queue.run(() => promise)).rejects.toThrow("Too many");
  await Promise.resolve();
  const text = await metrics.read();
  for (const line of [
    'portal_queue_tasks{queue="drawings",state="running"} 1',
    'portal_queue_tasks{queue="drawings",state="waiting"} 1',
    'portal_queue_refused_total{queue="drawings"} 1',
    'portal_database_sessions{pool="pages",state="busy"} 2',
    'portal_database_sessions{pool="pages",state="waiting"} 1',
    "portal_hub_connections 7",
    'portal_queue_dropped_total{queue="pages"} 3',
    "portal_renderer_threads 2",
    "portal_renderer_threads_lost_total 1",
    'portal_page_parts_total{cache="hit"} 9',
    'portal_page_parts_total{cache="miss"} 4',
    "portal_pages_drawn_whole_total 3",
    "portal_page_parts_bytes 2048",
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  resolve();
  await Promise.all(tasks);
  expect(await metrics.read()).toContain('portal_queue_tasks{queue="drawings",state="running"} 0');
});

it("gives what was measured to who holds the token, and to no one else", async () => {
  const app = await buildTestApp({ config: { ...testConfig, metricsToken: TOKEN } });
  const read = (authorization?: string) => app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } });
  expect((await read()).statusCode).toBe(401);
  expect((await read("Bearer another-token-of-theirs")).statusCode).toBe(401);
  const answer = await read(`Bearer ${TOKEN}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": expect.stringContaining("text/plain; version=0.0.4"),
    "cache-control": "no-store",
  });
  expect(answer.body).toContain("portal_http_request_duration_seconds");
});

it("without a token the address is a page like any other", async () => {
  const app = await buildTestApp({});
  expect((await app.inject({ url: "/metrics", headers: { authorization: "Bearer undefined" } })).headers["content-type"]).toContain(
    "text/html",
  );
});

it("has a port of its own where one is configured, with nothing else on it", async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  await expect(startMetricsServer(createMetrics(), { host: "127.0.0.1", port })).rejects.toThrow(
    `METRICS_PORT ${port} on 127.0.0.1 cannot be had`,
  );
  probe.close();
  await once(probe, "close");
  const server = await startMetricsServer(createMetrics(), { host: "127.0.0.1", port });
  onTestFinished(() => server.close());
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain("process_cpu_seconds_total");
  for (const [path, method] of [
    ["/", "GET"],
    ["/healthz", "GET"],
    ["/metrics", "POST"],
  ] as const)
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404);
});
