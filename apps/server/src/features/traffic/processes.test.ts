import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { connectToHub, type HubClient, type TrafficEvent } from "../../testing/hub-client.ts";

const LEASE = 2_000;
const program = join(import.meta.dirname, "../../testing/hub-process.ts");

interface Server {
  readonly address: string;
  readonly child: ChildProcess;
}

let database: TestDatabase;
const children: ChildProcess[] = [];
const clients: HubClient[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  const ended = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map((child) => once(child, "exit"));
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await Promise.all([...ended, ...clients.splice(0).map(({ closed }) => closed)]);
  await database.close();
});

async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, ["--conditions=@portal/source", program], {
    env: {
      ...process.env,
      DATABASE_URL: database.connectionString,
      LEASE_MS: String(LEASE),
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, address: line.toString().trim() };
}

async function connect({ address }: Server, count: number): Promise<HubClient[]> {
  const made = await Promise.all(Array.from({ length: count }, () => connectToHub(address)));
  clients.push(...made);
  return made;
}

const counts = (connectedCount: number, disConnectedCount: number): TrafficEvent => ({ connectedCount, disConnectedCount });

/** What clients received last, each different thing once. */
const lastReceived = (who: readonly HubClient[]) => () => [
  ...new Map(who.map(({ traffic }) => [JSON.stringify(traffic), traffic])).values(),
];

/** What a change takes that is sent at once, on a busy machine. */
const SOON = { timeout: 60_000, interval: 20 };
const TWO_LEASES = { timeout: 2 * LEASE, interval: 20 };

describe("three processes on one database", () => {
  test("send every client the sum; a killed one is out within two lease periods, its connections counted as ended", async () => {
    const [one, two, three] = await Promise.all([startServer(), startServer(), startServer()]);
    const [first, second, third] = await Promise.all([connect(one, 3), connect(two, 2), connect(three, 4)]);
    await expect.poll(lastReceived([...first, ...second, ...third]), SOON).toEqual([counts(9, 0)]);

    await second[0]?.close();
    await expect.poll(lastReceived([...first, ...third]), SOON).toEqual([counts(8, 1)]);

    await connect(three, 1);
    await expect.poll(lastReceived([...first, ...third]), SOON).toEqual([counts(9, 1)]);
    three.child.kill("SIGKILL");
    await expect.poll(lastReceived(first), TWO_LEASES).toEqual([counts(4, 6)]);
    const [late] = await connect(two, 1);
    await expect.poll(() => late?.received[0], SOON).toEqual([counts(5, 6)]); // the first event counts the new connection
    await expect.poll(lastReceived(first), SOON).toEqual([counts(5, 6)]);
  });

  test("publish the counts nowhere but in the database: none holds a session for a backplane of the hub", { tags: "verify" }, async () => {
    const [one, two] = await Promise.all([startServer(), startServer()]);
    await Promise.all([connect(one, 1), connect(two, 1)]);
    await expect.poll(lastReceived(clients), SOON).toEqual([counts(2, 0)]);
    const listening = async (): Promise<readonly string[]> => {
      const { rows } = await database.pool.query<{ name: string }>(
        "select application_name as name from pg_stat_activity where datname = current_database() and query ~* '^(listen|select pg_notify)'",
      );
      return rows.map(({ name }) => name);
    };
    // Each listens to changes of content, and to who is at which record.
    await expect.poll(listening, SOON).toEqual(["portal", "portal", "portal", "portal"]);
  });

  test("that was stopped and goes on counts its connections again, and none of them as ended twice", { tags: "verify" }, async () => {
    const [one, two] = await Promise.all([startServer(), startServer()]);
    const [first, second] = await Promise.all([connect(one, 2), connect(two, 3)]);
    await expect.poll(lastReceived([...first, ...second]), SOON).toEqual([counts(5, 0)]);

    two.child.kill("SIGSTOP");
    await expect.poll(lastReceived(first), TWO_LEASES).toEqual([counts(2, 3)]);
    two.child.kill("SIGCONT");
    await expect.poll(lastReceived([...first, ...second]), SOON).toEqual([counts(5, 3)]);

    await second[0]?.close();
    await expect.poll(lastReceived([...first, ...second.slice(1)]), SOON).toEqual([counts(4, 3)]);
    const late = await connect(two, 1);
    await expect.poll(lastReceived(first), SOON).toEqual([counts(5, 3)]);
    await late[0]?.close();
    await expect.poll(lastReceived(first), SOON).toEqual([counts(4, 4)]);

    // A second time: what counted as ended before does not again.
    await connect(two, 1);
    await expect.poll(lastReceived(first), SOON).toEqual([counts(5, 4)]);
    two.child.kill("SIGSTOP");
    await expect.poll(lastReceived(first), TWO_LEASES).toEqual([counts(2, 5)]);
    two.child.kill("SIGCONT");
    await expect.poll(lastReceived(first), SOON).toEqual([counts(5, 5)]);
  });
});

test("a server that is asked to stop asks its clients to reconnect, counts them as ended, and ends in order", async () => {
  const [one, two] = await Promise.all([startServer(), startServer()]);
  const [first, second] = await Promise.all([connect(one, 2), connect(two, 3)]);
  await expect.poll(lastReceived([...first, ...second]), SOON).toEqual([counts(5, 0)]);

  const ended = once(two.child, "exit");
  two.child.kill("SIGTERM");
  await Promise.all(second.map(({ closed }) => closed));
  expect(second.map(({ closeMessage }) => closeMessage)).toEqual(second.map(() => ({ type: 7, allowReconnect: true })));
  expect(await ended).toEqual([0, null]);
  await expect.poll(lastReceived(first), SOON).toEqual([counts(2, 3)]);
  expect((await fetch(`${one.address}/readyz`)).status).toBe(200);
});

test("clients get at most four counts a second, of however many processes", async () => {
  const [one, two] = await Promise.all([startServer(), startServer()]);
  const [listener] = await connect(one, 1);
  await expect.poll(lastReceived(clients), SOON).toEqual([counts(1, 0)]);
  const before = listener?.received.length ?? 0;
  const begun = performance.now();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([connect(one, 2), connect(two, 2)]);
    await sleep(50);
  }
  const seconds = (performance.now() - begun) / 1_000;
  expect((listener?.received.length ?? 0) - before).toBeGreaterThan(1);
  expect((listener?.received.length ?? 0) - before).toBeLessThanOrEqual(Math.ceil(seconds * 4) + 1);
  await expect.poll(lastReceived(clients), SOON).toEqual([counts(41, 0)]);
});
