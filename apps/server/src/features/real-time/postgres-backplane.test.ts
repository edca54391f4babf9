import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { HubConnectionBuilder, type HubConnection, LogLevel } from "@microsoft/signalr";
import { createHubServer, defineHub, type Hub, type HubServer } from "@portal/hub";
import { postgresBackplane } from "@portal/hub/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { openGate, type Gate } from "../../testing/gate.ts";

/** What is said during an outage is held back for 6 s when the session stands again. */
const AFTER_HOLD = { timeout: 60_000 };

/** Two hub servers that know of each other through PostgreSQL alone. Here, since the database for tests is. */
let database: TestDatabase;
let sides: readonly [Side, Side];
let clients: HubConnection[] = [];

interface Side {
  /** Its way to the database. */
  readonly gate: Gate;
  readonly warnings: string[];
  readonly hub: Hub;
  readonly server: HubServer;
  readonly http: Server;
}

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(() => database.close());

beforeEach(async () => {
  sides = [await serve("left"), await serve("right")];
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.stop()));
  clients = [];
  for (const { server, http, gate } of sides) {
    await server.close();
    gate.shut();
    http.closeAllConnections();
    http.close();
  }
});

async function serve(name: string): Promise<Side> {
  const hub = defineHub({
    methods: { Join: (context, group: string) => context.groups.add(group), Id: (context) => context.connectionId },
  });
  const gate = await openGate(database.connectionString);
  const warnings: string[] = [];
  const log = { debug: () => {}, error: () => {}, warn: (_: object, text: string) => void warnings.push(text) };
  const server = createHubServer({
    hub,
    path: "/hub",
    authenticate: ({ token }) => (token === undefined ? undefined : { id: token, expiresAt: undefined, claims: {} }),
    backplane: postgresBackplane({ connection: { ...gate.connection, application_name: name }, log }),
  });
  const http = createServer((request, response) => server.handleRequest(request, response));
  http.on("upgrade", (request, socket, head) => server.handleUpgrade(request, socket, head));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  await server.ready;
  return { gate, warnings, hub, server, http };
}

async function connect(side: Side, user?: string): Promise<{ client: HubConnection; received: unknown[]; id: string }> {
  const { port } = side.http.address() as AddressInfo;
  const client = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${port}/hub`, user === undefined ? {} : { accessTokenFactory: () => user })
    .configureLogging(LogLevel.None)
    .build();
  clients.push(client);
  const received: unknown[] = [];
  client.on("say", (value) => received.push(value));
  await client.start();
  return { client, received, id: await client.invoke<string>("Id") };
}

test("what one process sends reaches the clients of the other: all, all but some, one, a user, a group", async () => {
  const [left, right] = sides;
  const near = await connect(left);
  const far = await connect(right, "lan");
  await far.client.invoke("Join", "tin");
  const { clients } = left.hub;
  clients.all.send("say", "all");
  clients.allExcept([far.id]).send("say", "not far");
  clients.client(far.id).send("say", "client");
  clients.user("lan").send("say", "user");
  clients.group("tin").send("say", "group");
  clients.groupExcept("tin", [far.id]).send("say", "nobody");
  clients.all.send("say", "last");
  await expect.poll(() => far.received).toEqual(["all", "client", "user", "group", "last"]);
  await expect.poll(() => near.received).toEqual(["all", "not far", "last"]);
});

test("a message of many notifications, in any script, arrives whole and in order", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  const long = "Đường sắt – tiền tệ – 😀 \u0000 \ud800 ".repeat(3000);
  left.hub.clients.all.send("say", long);
  for (let index = 0; index < 500; index++) left.hub.clients.all.send("say", index);
  await expect.poll(() => far.received.length).toBe(501);
  expect(far.received).toEqual([long, ...Array.from({ length: 500 }, (_, index) => index)]);
});

test("a client of the other process joins and leaves a group", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await left.hub.groups.add(far.id, "tin");
  right.hub.clients.group("tin").send("say", 1);
  await left.hub.groups.remove(far.id, "tin");
  right.hub.clients.group("tin").send("say", 2);
  right.hub.clients.all.send("say", 3);
  await expect.poll(() => far.received).toEqual([1, 3]);
});

test("a client of the other process is invoked for a result, and its error comes back", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  far.client.on("double", (value: number) => {
    if (value < 0) throw new Error("too small");
    return 2 * value;
  });
  expect(await left.hub.clients.client(far.id).invoke("double", [21])).toBe(42);
  await expect(left.hub.clients.client(far.id).invoke("double", [-1])).rejects.toThrow("too small");
});

test("an invocation of a client ends when its caller gives up, and when the process that has the client closes", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  let asks = 0;
  far.client.on("never", () => {
    asks++;
    return new Promise(() => {});
  });
  await expect(left.hub.clients.client(far.id).invoke("never", [], { signal: AbortSignal.timeout(50) })).rejects.toThrow("cancelled");
  const asked = left.hub.clients.client(far.id).invoke("never", []);
  const refused = asked.catch((error: Error) => error.message);
  await expect.poll(() => asks).toBe(2);
  await right.server.close();
  expect(await refused).toContain("gone");
});

test("what a process publishes while it has no session arrives once when it has one again", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await cut("left");
  for (let index = 0; index < 50; index++) left.hub.clients.all.send("say", index);
  await expect.poll(() => far.received, AFTER_HOLD).toHaveLength(50);
  expect(far.received).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test("what a process publishes while the database is away reaches those too that listen again seconds later, in order", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  for (const { gate } of sides) gate.shut();
  for (let index = 0; index < 20; index++) left.hub.clients.all.send("say", index);
  await sleep(300);
  await left.gate.open();
  await expect.poll(() => listeners()).toBe(1);
  left.hub.clients.all.send("say", "published when only the sender had its session again");
  await sleep(3_000);
  await right.gate.open();
  await expect.poll(() => listeners()).toBe(2);
  await expect.poll(() => far.received, AFTER_HOLD).toHaveLength(21);
  expect(far.received).toEqual([
    ...Array.from({ length: 20 }, (_, index) => index),
    "published when only the sender had its session again",
  ]);
});

test(
  "of more than 8 MB that wait for the database the excess is dropped, and what came before it arrives",
  { tags: "verify" },
  async () => {
    const [left, right] = sides;
    const far = await connect(right);
    left.gate.shut();
    await expect.poll(() => listeners()).toBe(1);
    const filling = "x".repeat(1_000_000);
    for (let index = 0; index < 10; index++) left.hub.clients.all.send("say", index + filling);
    left.hub.clients.all.send("say", "fits again");
    expect(left.warnings.filter((text) => text.includes("drops"))).toHaveLength(1);
    await left.gate.open();
    await expect.poll(() => far.received.length, AFTER_HOLD).toBe(9);
    expect(far.received.map((text) => String(text).slice(0, 10).replace(/x+$/, ""))).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "fits again",
    ]);
    // The queue is empty again, and nothing is held back any more.
    left.hub.clients.all.send("say", 9 + filling);
    await expect.poll(() => far.received.length).toBe(10);
  },
);

test("a process that closes while it holds messages back publishes them before it leaves", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await cut("left");
  left.hub.clients.all.send("say", "last words");
  await expect.poll(() => listeners()).toBe(2);
  expect(far.received).toEqual([]);
  await left.server.close();
  await expect.poll(() => far.received).toEqual(["last words"]);
});

test("a process that closes while it still connects publishes what waits before it leaves", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await cut("left");
  left.hub.clients.all.send("say", "last words");
  await left.server.close();
  await expect.poll(() => far.received).toEqual(["last words"]);
});

test("a process whose session broke receives again what is published once it listens", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await cut("right");
  await expect.poll(() => listeners()).toBe(2);
  left.hub.clients.all.send("say", "after");
  await expect.poll(() => far.received).toEqual(["after"]);
});

async function cut(name: string): Promise<void> {
  const { rows } = await database.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
    [name],
  );
  expect(rows).toHaveLength(1);
  await expect.poll(() => listeners()).toBeLessThan(2);
}

/** Sessions of both sides that have said LISTEN. */
async function listeners(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('left', 'right') AND state = 'idle' AND query <> ''",
  );
  return rows[0]?.count ?? 0;
}
