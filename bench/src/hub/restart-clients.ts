/** Many clients in a process of their own, which come back as specification §9 says. Arguments: address of the server, how many. */
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";

/** To the parent: how many are connected; when each came back, in milliseconds after all were lost. */
export interface Progress {
  readonly connected: number;
  readonly lost: number;
  readonly backAt: readonly number[];
}

/** spec §9: a lost connection is tried again after a random delay up to 10 s, for as long as it takes. */
const RECONNECT_MS = 10_000;
const AT_ONCE = 50;
const PING_MS = 15_000;
const END = "\u001e";

const [server = "", count = "0"] = process.argv.slice(2);
let connected = 0;
let lost = 0;
let firstLoss: number | undefined;
const backAt: number[] = [];

/** Resolves when the handshake is answered; `onLost` is called when it ends after that. */
async function connect(onLost: () => void): Promise<void> {
  const answer = await fetch(`${server}/api/apphub/negotiate?negotiateVersion=1`, { method: "POST" });
  if (!answer.ok) throw new Error(`Negotiation was answered with ${answer.status}.`);
  const { connectionToken } = (await answer.json()) as { connectionToken: string };
  const socket = new WebSocket(`${server.replace(/^http/, "ws")}/api/apphub?id=${connectionToken}`, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    let open = false;
    let pings: NodeJS.Timeout | undefined;
    socket.on("open", () => socket.send(`{"protocol":"json","version":1}${END}`));
    socket.once("message", () => {
      open = true;
      pings = setInterval(() => socket.send(`{"type":6}${END}`), PING_MS);
      resolve();
    });
    socket.on("error", reject);
    socket.on("close", () => {
      clearInterval(pings);
      if (open) onLost();
      else reject(new Error("Closed before the handshake."));
    });
  });
  connected += 1;
}

async function comeBack(): Promise<void> {
  connected -= 1;
  lost += 1;
  firstLoss ??= performance.now();
  for (;;) {
    await sleep(Math.random() * RECONNECT_MS);
    try {
      await connect(() => void comeBack());
      backAt.push(performance.now() - firstLoss);
      return;
    } catch {
      // Not there yet.
    }
  }
}

async function main(): Promise<void> {
  for (let made = 0; made < Number(count); made += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - made) }, () => connect(() => void comeBack())));
  }
  setInterval(() => process.send?.({ connected, lost, backAt } satisfies Progress), 200);
}

process.on("disconnect", () => process.exit());
void main();
