/** `npm run hub:test-server` twice on one database, as other suites use it. Here, since the database for tests is. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type HubConnection, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";

const program = join(import.meta.dirname, "../../../../../packages/hub/src/testing/test-server.ts");

let database: TestDatabase;
const servers: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
});
afterAll(async () => {
  const ended = servers.map((server) => once(server, "exit"));
  for (const server of servers) server.kill("SIGTERM");
  expect(await Promise.all(ended)).toEqual(servers.map(() => [0, null]));
  await database.close();
});

/** Starts a test server. @returns its address, as it prints it */
async function start(): Promise<string> {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATABASE_URL: database.connectionString };
  const child = spawn(process.execPath, ["--conditions=@portal/source", program], { env, stdio: ["ignore", "pipe", "inherit"] });
  servers.push(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return /http:\/\/[\d.]+:\d+/.exec(line.toString())?.[0] ?? "";
}

async function connect(origin: string): Promise<{ connection: HubConnection; received: unknown[] }> {
  const connection = new HubConnectionBuilder().withUrl(`${origin}/testhub`).configureLogging(LogLevel.None).build();
  const received: unknown[] = [];
  connection.on("say", (value) => received.push(value));
  await connection.start();
  return { connection, received };
}

test("what one sends reaches the clients of the other", async () => {
  const [near, far] = [await connect(await start()), await connect(await start())];
  await far.connection.invoke("JoinGroup", "news");
  await expect
    .poll(async () => {
      await near.connection.invoke("SendToGroup", "news", "say", "headline");
      return far.received.at(-1);
    })
    .toBe("headline");
  expect(near.received).toEqual([]);
  await Promise.all([near, far].map(({ connection }) => connection.stop()));
});
