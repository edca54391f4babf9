import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type HubConnection, HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defineHub } from "../define-hub.ts";
import type { Hub } from "../hub.ts";
import { createHubServer, type HubServer } from "../server.ts";
import type { Backplane, BackplaneMessage } from "./backplane.ts";
import { inProcessBackplane } from "./in-process.ts";

interface Side {
  readonly hub: Hub;
  readonly server: HubServer;
  readonly http: Server;
}

let sides: readonly [Side, Side];
let clients: HubConnection[] = [];
let published: BackplaneMessage[] = [];
/** The server that says nothing more, as if it had been killed: 0 is left, 1 is right. */
let dead: number | undefined;

/** Notes what goes over it. */
function watched(backplane: Backplane): Backplane {
  let members = 0;
  return {
    join(receive) {
      const index = members++;
      const member = backplane.join(receive);
      return {
        ...member,
        publish: (message) => {
          if (index === dead) return;
          published.push(message);
          member.publish(message);
        },
      };
    },
  };
}

beforeEach(async () => {
  const backplane = watched(inProcessBackplane());
  sides = [await serve(backplane), await serve(backplane)];
  published = [];
  dead = undefined;
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(clients.splice(0).map((client) => client.stop()));
  for (const { server, http } of sides) {
    await server.close();
    http.closeAllConnections();
    http.close();
  }
});

async function serve(backplane: Backplane): Promise<Side> {
  const hub = defineHub({
    methods: { Id: (context) => context.connectionId, Join: (context, group: string) => context.groups.add(group) },
  });
  const server = createHubServer({ hub, path: "/hub", backplane });
  const http = createServer((request, response) => server.handleRequest(request, response));
  http.on("upgrade", (request, socket, head) => server.handleUpgrade(request, socket, head));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return { hub, server, http };
}

async function connect({ http }: Side): Promise<{ client: HubConnection; id: string; received: unknown[] }> {
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/hub`;
  const client = new HubConnectionBuilder().withUrl(url).configureLogging(LogLevel.None).build();
  clients.push(client);
  const received: unknown[] = [];
  client.on("say", (value) => received.push(value));
  await client.start();
  return { client, id: await client.invoke<string>("Id"), received };
}

test("what one server sends reaches clients of both, once", async () => {
  const [left, right] = sides;
  const [near, far] = [await connect(left), await connect(right)];
  await far.client.invoke("Join", "g");
  await left.hub.groups.add(near.id, "g");
  left.hub.clients.all.send("say", "all");
  right.hub.clients.group("g").send("say", "group");
  left.hub.clients.groupExcept("g", [near.id]).send("say", "far of the group");
  left.hub.clients.clients([near.id, far.id, near.id]).send("say", "both by id");
  await expect.poll(() => far.received.map(String).toSorted()).toEqual(["all", "both by id", "far of the group", "group"]);
  await expect.poll(() => near.received.map(String).toSorted()).toEqual(["all", "both by id", "group"]);
  // What one server sends stays in order.
  expect(far.received.filter((value) => value !== "group")).toEqual(["all", "far of the group", "both by id"]);
});

test("what is for a connection of this server does not leave it", async () => {
  const [left] = sides;
  const near = await connect(left);
  left.hub.clients.client(near.id).send("say", 1);
  await left.hub.groups.add(near.id, "g");
  await expect.poll(() => near.received).toEqual([1]);
  expect(published).toEqual([]);
});

test("a client of the other server is asked, answers, fails, and is given up", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  far.client.on("double", (value: number) => 2 * value);
  far.client.on("never", () => new Promise(() => {}));
  const single = left.hub.clients.client(far.id);
  expect(await single.invoke("double", [21])).toBe(42);
  await expect(single.invoke("unknown", [])).rejects.toThrow("Client didn't provide a result.");
  const controller = new AbortController();
  const asked = single.invoke("never", [], { signal: controller.signal });
  const refused = asked.catch((error: Error) => error.message);
  controller.abort();
  expect(await refused).toContain("cancelled");
});

test("an invocation of a client that no server has is given up after 5 s", async () => {
  const [left] = sides;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const nowhere = left.hub.clients.client("nowhere").invoke("x", []);
  let outcome = "waits";
  nowhere.catch((error: Error) => (outcome = error.message));
  await pass(4_999);
  expect(outcome).toBe("waits");
  await pass(1);
  expect(outcome).toBe("The client is not connected.");
});

test("each invocation has its own 5 s, whatever else was asked before it", async () => {
  const [left] = sides;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const outcomes: number[] = [];
  for (const index of [0, 1]) {
    left.hub.clients
      .client("nowhere")
      .invoke("x", [])
      .catch(() => outcomes.push(index));
    await pass(3_000);
  }
  expect(outcomes).toEqual([0]);
  await pass(1_999);
  expect(outcomes).toEqual([0]);
  await pass(1);
  expect(outcomes).toEqual([0, 1]);
});

test("an invocation waits as long as its client takes, and is given up 5 to 10 s after the client's server fell silent", async () => {
  const [left, right] = sides;
  const far = await connect(right);
  far.client.on("never", () => new Promise(() => {}));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const asked = left.hub.clients.client(far.id).invoke("never", []);
  let outcome = "waits";
  asked.catch((error: Error) => (outcome = error.message));
  for (let round = 0; round < 12; round++) await pass(2_500);
  expect(outcome).toBe("waits");
  dead = 1;
  await pass(4_999);
  expect(outcome).toBe("waits");
  await pass(5_001);
  expect(outcome).toBe("The client is not connected.");
});

/** Lets fake time pass, and what was published meanwhile arrive. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setImmediate(resolve));
}
