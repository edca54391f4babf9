/** The end of a process of the portal, as its clients see it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

/** Seconds between SIGTERM and the end of the server's sockets, at first and at most. */
const DELAY = 4;
const LONGEST_DELAY = 64;
/** Milliseconds that a balancer may take to ask /readyz again. */
const ASKS_MS = 1000;
/** Requests without an answer beyond which no more are sent: a busy machine is not to be flooded. */
const MOST_OPEN = 100;
let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));
afterAll(() => database.close());

async function start(delaySeconds: number) {
  const child = spawn(process.execPath, ["--conditions=@portal/source", join(import.meta.dirname, "../testing/hub-process.ts")], {
    env: {
      ...process.env,
      DATABASE_URL: database.connectionString,
      HOST: "127.0.0.1",
      PORT: "0",
      LEASE_MS: "10000",
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY: String(delaySeconds),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  return { child, address: line.toString().trim(), ended: once(child, "close") as Promise<[code: number | null]> };
}

/** A client without keep-alive: each request has a connection of its own. @returns its status, or the error's code */
const ask = (url: string): Promise<number | string> =>
  new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", (error) => resolve(error.message));
    });
    request.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

/** Sends requests before and after SIGTERM, until /readyz has been 503 for a while. @returns their answers; `seconds` from SIGTERM until the last one */
async function askWhileEnding({ child, address }: Awaited<ReturnType<typeof start>>) {
  const answers: Promise<number | string>[] = [];
  let open = 0;
  const count = async (path: string): Promise<number | string> => {
    open += 1;
    const answer = await ask(address + path);
    open -= 1;
    return answer;
  };
  const send = () => void answers.push(count("/"), count("/api/public-ip"));
  const timer = setInterval(() => open < MOST_OPEN && send(), 5);
  await sleep(300);
  child.kill("SIGTERM");
  const since = performance.now();
  const before = answers.length;
  for (let sent = 0; sent < 50; sent += 1) send();
  await expect.poll(() => ask(`${address}/readyz`)).toBe(503);
  await sleep(ASKS_MS);
  clearInterval(timer);
  const statuses = await Promise.all(answers);
  return { statuses, sentAfter: statuses.length - before, seconds: (performance.now() - since) / 1000 };
}

test("SIGTERM under clients without keep-alive: /readyz is 503 at once, and not one request is dropped while a balancer still sends them", async () => {
  // A machine on which the requests take longer than the delay says nothing: it is asked again with a longer one.
  for (let delay = DELAY; ; delay *= 4) {
    const server = await start(delay);
    const { statuses, sentAfter, seconds } = await askWhileEnding(server);
    if (seconds > delay && delay < LONGEST_DELAY) continue;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(sentAfter).toBeGreaterThan(100);
    expect((await server.ended)[0]).toBe(0);
    expect(await ask(`${server.address}/`)).toBe("ECONNREFUSED");
    return;
  }
});

test("SIGTERM: a connection that is kept alive is closed with its next answer", async () => {
  const { child, address, ended } = await start(1);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connectionOf = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get(`${address}/`, { agent }, (response) => response.resume().on("end", () => resolve(response.headers.connection))).on(
        "error",
        reject,
      );
    });
  expect(await connectionOf()).toBe("keep-alive");
  child.kill("SIGTERM");
  await expect.poll(() => ask(`${address}/readyz`)).toBe(503);
  expect(await connectionOf()).toBe("close");
  agent.destroy();
  expect((await ended)[0]).toBe(0);
});

test("requests that come on connections accepted before the end are answered, all of them", async () => {
  const { child, address, ended } = await start(0);
  const port = Number(new URL(address).port);
  const sockets: Socket[] = Array.from({ length: 35 }, () => connect(port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  await ask(`${address}/healthz`); // the process has accepted what came before
  child.kill("SIGTERM");
  await expect.poll(() => ask(`${address}/healthz`)).toBe("ECONNREFUSED");
  const answers = sockets.map((socket) => text(socket).catch((error: Error) => error.message));
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: portal.example\r\n\r\n");
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(0, "HTTP/1.1 200".length));
  expect(statuses).toEqual(Array(35).fill("HTTP/1.1 200"));
  expect((await ended)[0]).toBe(0);
});

test("Ctrl-C in a terminal ends at once: no one stands in front of it", async () => {
  const { child, ended } = await start(30);
  const since = performance.now();
  child.kill("SIGINT");
  expect((await ended)[0]).toBe(0);
  expect(performance.now() - since).toBeLessThan(30_000);
});
