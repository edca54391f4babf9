import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HubConnectionBuilder, type HubConnection, LogLevel } from "@microsoft/signalr";
import { createHubServer, defineHub, type Hub, type HubServer } from "@portal/hub";
import { postgresBackplane } from "@portal/hub/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";

/** Two hub servers that know of each other through PostgreSQL alone. Here, since the database for tests is. */
let database: TestDatabase;
let sides: readonly [Side, Side];
let clients: HubConnection[] = [];

interface Side {
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
  for (const { server, http } of sides) {
    await server.close();
    http.closeAllConnections();
    http.close();
  }
});

async function serve(name: string): Promise<Side> {
  const hub = defineHub({
    methods: { Join: (context, group: string) => context.groups.add(group), Id: (context) => context.connectionId },
  });
  const server = createHubServer({
    hub,
    path: "/hub",
    authenticate: ({ token }) => (token === undefined ? undefined : { id: token, expiresAt: undefined, claims: {} }),
    backplane: postgresBackplane({ connection: { connectionString: database.connectionString, application_name: name } }),
  });
  const http = createServer((request, response) => server.handleRequest(request, response));
  http.on("upgrade", (request, socket, head) => server.handleUpgrade(request, socket, head));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  await server.ready;
  return { hub, server, http };
}

async function connect(side: Side, user?: string): Promise<{ client: HubConnection; heard: unknown[]; id: string }> {
  const { port } = side.http.address() as AddressInfo;
  const client = new HubConnectionBuilder()
    .withUrl(`http://127.0.0.1:${port}/hub`, user === undefined ? {} : { accessTokenFactory: () => user })
    .configureLogging(LogLevel.None)
    .build();
  clients.push(client);
  const heard: unknown[] = [];
  client.on("say", (value) => heard.push(value));
  await client.start();
  return { client, heard, id: await client.invoke<string>("Id") };
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
  await expect.poll(() => far.heard).toEqual(["all", "client", "user", "group", "last"]);
  await expect.poll(() => near.heard).toEqual(["all", "not far", "last"]);
});

test("a message of many notifications, in any script, arrives whole and in order", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  const long = "Đường sắt – tiền tệ – 😀 \u0000 \ud800 ".repeat(3000);
  left.hub.clients.all.send("say", long);
  for (let index = 0; index < 500; index++) left.hub.clients.all.send("say", index);
  await expect.poll(() => far.heard.length).toBe(501);
  expect(far.heard).toEqual([long, ...Array.from({ length: 500 }, (_, index) => index)]);
});

test("a client of the other process joins and leaves a group", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await left.hub.groups.add(far.id, "tin");
  right.hub.clients.group("tin").send("say", 1);
  await left.hub.groups.remove(far.id, "tin");
  right.hub.clients.group("tin").send("say", 2);
  right.hub.clients.all.send("say", 3);
  await expect.poll(() => far.heard).toEqual([1, 3]);
});

test("a client of the other process is asked for a result, and its error comes back", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  far.client.on("double", (value: number) => {
    if (value < 0) throw new Error("too small");
    return 2 * value;
  });
  expect(await left.hub.clients.client(far.id).invoke("double", [21])).toBe(42);
  await expect(left.hub.clients.client(far.id).invoke("double", [-1])).rejects.toThrow("too small");
});

test("a question ends when its asker gives up, and when the process that has the client closes", async () => {
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

test("what a process says while it has no session arrives once when it has one again", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await cut("left");
  for (let index = 0; index < 50; index++) left.hub.clients.all.send("say", index);
  await expect.poll(() => far.heard, { timeout: 10_000 }).toHaveLength(50);
  expect(far.heard).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test("a process whose session broke hears again what is said once it listens", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  await cut("right");
  await expect.poll(() => listeners(), { timeout: 10_000 }).toBe(2);
  left.hub.clients.all.send("say", "after");
  await expect.poll(() => far.heard, { timeout: 10_000 }).toEqual(["after"]);
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
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('left', 'right') AND state = 'idle'",
  );
  return rows[0]?.count ?? 0;
}
