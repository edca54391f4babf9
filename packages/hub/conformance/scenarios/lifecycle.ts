import type { HubConnection } from "@microsoft/signalr";
import { failure, inTime, type Lab, matches, nextEvents, pause, same, type Scenario } from "./lab.ts";

/** What the hub says of a connection that left: null where it left in order. */
async function departure(watcher: HubConnection, connectionId: string | null): Promise<unknown> {
  return inTime(
    "the hub to notice that a client left",
    new Promise((resolve) => {
      watcher.on("Disconnected", (id: string, error: unknown) => {
        if (id === connectionId) resolve(error);
      });
    }),
  );
}

/** @throws Error where the client does not come back */
const reconnected = (connection: HubConnection): Promise<void> =>
  inTime("a reconnection", new Promise((resolve) => connection.onreconnected(() => resolve())));

const closed = (connection: HubConnection): Promise<Error | undefined> =>
  inTime("the end of a connection", new Promise((resolve) => connection.onclose(resolve)));

const post = (origin: string, path: string): Promise<unknown> => fetch(new URL(path, origin), { method: "POST" });

const unique = ({ transport }: Lab): string => `${transport}-${Date.now()}-${Math.random()}`;

export const lifecycleScenarios = {
  "negotiate-redirect": async ({ connect }) => {
    const connection = await connect({ path: "/redirect-with-token" });
    same(await connection.invoke("GetUserId"), "redirected");
  },
  "negotiate-refused": async ({ build }) => {
    matches(await failure(build({ path: "/refused" }).start()), /This connection is not allowed\./);
  },
  "fall-back": async ({ connect, transport }) => {
    const path = transport === "ServerSentEvents" ? "/testhub-blocked-sockets" : "/testhub-longpolling";
    const connection = await connect({ path, transport: "any" });
    same(await connection.invoke("GetActiveTransportName"), transport);
  },
  "skip-negotiation": async ({ connect }) => {
    const connection = await connect({ skipNegotiation: true });
    same(connection.connectionId, null);
    same(await connection.invoke("Echo", 1), 1);
  },
  "token-missing": async ({ build, connect }) => {
    matches(await failure(build({ path: "/authorizedhub" }).start()), /401/);
    await connect({ path: "/authorizedhub", token: `lan.${Date.now() + 60_000}` });
  },
  "origin-crossed": async ({ connect }) => {
    const connection = await connect({ path: "/crossed" });
    same(await connection.invoke("GetCookie", "testCookie"), "testValue");
    const origin = await connection.invoke<string>("GetHeader", "origin");
    matches(origin, /^http:\/\/127\.0\.0\.1:\d+$/);
  },

  "stop-in-order": async ({ connect }) => {
    const [watcher, leaver] = [await connect(), await connect()];
    await watcher.invoke("Watch");
    const said = departure(watcher, leaver.connectionId);
    await leaver.stop();
    same(await said, null);
  },
  "abort-is-final": async ({ connect }) => {
    const connection = await connect({ reconnect: [0, 0, 0] });
    let tried = false;
    connection.onreconnecting(() => (tried = true));
    const end = closed(connection);
    connection.invoke("Abort").catch(() => {});
    await end;
    await pause(50);
    same(tried, false);
    same(connection.state, "Disconnected");
  },
  "shutdown-reconnects": async ({ connect, origin }) => {
    const connection = await connect({ path: "/restarted", reconnect: [0, 50, 100, 200] });
    const before = connection.connectionId;
    const back = reconnected(connection);
    await post(origin, "/restart?path=/restarted");
    await back;
    same(await connection.invoke("Echo", 1), 1);
    if (connection.connectionId === before) throw new Error("The connection id is still the old one.");
  },
  "loss-reconnects": async (lab) => {
    const client = unique(lab);
    const [watcher, connection] = [
      await lab.connect(),
      await lab.connect({ path: `/testhub?client=${client}`, reconnect: [0, 50, 100, 200] }),
    ];
    await watcher.invoke("Watch");
    const before = connection.connectionId;
    const back = reconnected(connection);
    // A client that polls is missed when it polls no more; it comes back long before.
    const said = lab.transport === "LongPolling" ? undefined : departure(watcher, before);
    await post(lab.origin, `/cut?client=${client}`);
    await back;
    await said;
    same(await connection.invoke("Echo", 1), 1);
    if (connection.connectionId === before) throw new Error("The connection id is still the old one.");
  },
  "poll-repeated": async (lab) => {
    const client = unique(lab);
    const connection = await lab.connect({ path: `/testhub?client=${client}` });
    const id = connection.connectionId;
    await post(lab.origin, `/cut?client=${client}`);
    const received = nextEvents(connection, "Message");
    await connection.invoke("InvokeWithString", "not lost");
    same(await received, [["not lost"]]);
    same(connection.connectionId, id);
  },
  restartable: async ({ connect }) => {
    const connection = await connect();
    const received = nextEvents(connection, "Message", 2);
    await connection.invoke("InvokeWithString", "first");
    await connection.stop();
    await connection.start();
    await connection.invoke("InvokeWithString", "second");
    same(await received, [["first"], ["second"]]);
  },
} as const satisfies Readonly<Record<string, Scenario>>;
