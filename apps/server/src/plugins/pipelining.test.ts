/** Requests as bytes on a socket: no client of Node's sends one before the last is answered. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createContentCache } from "../pages/cache/content-cache.ts";
import { createMetrics } from "../services/metrics.ts";
import { buildTestApp, echoPortal } from "../testing/test-app.ts";

/** Pages below /giu are never made. */
async function open() {
  const asked: string[] = [];
  const metrics = createMetrics();
  const app = await buildTestApp({
    metrics,
    cache: createContentCache({ megabytes: 8, now: Date.now, isReceiving: () => true }),
    portal: {
      ...echoPortal,
      load: async (path, options) => {
        asked.push(path);
        if (path.startsWith("/giu")) await new Promise(() => undefined);
        return echoPortal.load(path, options);
      },
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as { port: number };
  const connection = async (): Promise<{ readonly socket: Socket; readonly received: () => string }> => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let text = "";
    socket.setEncoding("latin1").on("data", (part: string) => (text += part));
    // Cut off with bytes that were not read.
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return { socket, received: () => text };
  };
  const value = async (name: string): Promise<number> => {
    const lines = (await metrics.read()).split("\n").filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  };
  return { asked, connection, value };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n`;
const answers = (text: string): number => text.split("HTTP/1.1 200").length - 1;
const closed = (socket: Socket): Promise<unknown> =>
  socket.destroyed ? Promise.resolve() : new Promise((end) => socket.once("close", end));

it("a connection that sends a thousand requests in one piece is closed, and few of them are answered", async () => {
  const { connection, value } = await open();
  const first = await connection();
  first.socket.write(get("/xong"));
  await expect.poll(first.received).toContain("</html>");
  const many = await connection();
  many.socket.write(get("/xong").repeat(1_000));
  await closed(many.socket);
  expect(await value("portal_http_pipelining_closed_total")).toBe(1);
  expect(await value("portal_http_request_duration_seconds_count")).toBeLessThan(20);
});

it("a connection that sends on and on while nothing is answered is closed", async () => {
  const { asked, connection, value } = await open();
  const { socket } = await connection();
  for (let index = 0; index < 17; index += 1) {
    socket.write(get(`/giu/${index}`));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closed(socket);
  expect(asked.length).toBeLessThan(17);
  expect(await value("portal_http_pipelining_closed_total")).toBe(1);
});

it("sixteen requests in one piece are answered in their order, and any number one after the other", async () => {
  const { connection, value } = await open();
  const { socket, received } = await connection();
  for (let round = 1; round <= 20; round += 1) {
    socket.write(Array.from({ length: 16 }, (_, index) => get(`/trang-${round}-${index}`)).join(""));
    await expect.poll(() => answers(received())).toBe(16 * round);
  }
  const titles = [...received().matchAll(/<title>\/trang-(\d+)-(\d+)</g)].map(
    ([, round, index]) => 16 * (Number(round) - 1) + Number(index),
  );
  expect(titles).toEqual(Array.from({ length: 320 }, (_, index) => index));
  expect(await value("portal_http_pipelining_closed_total")).toBe(0);
});
