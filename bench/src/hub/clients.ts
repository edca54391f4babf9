/** Many idle clients in a process of their own: they connect, stay, answer pings, and count what they receive. */
import { WebSocket } from "ws";

/** What a client sends when it opens, and how it reads what it receives. */
interface Protocol {
  readonly address: (port: number) => string;
  readonly opening: string;
  readonly isReady: (text: string) => boolean;
  readonly pong: (text: string) => string | undefined;
}

const RECORD_END = "\u001e";
const protocols: Readonly<Record<string, Protocol>> = {
  ours: {
    address: (port) => `ws://127.0.0.1:${port}/hub`,
    opening: `{"protocol":"json","version":1}${RECORD_END}`,
    isReady: (text) => text.startsWith("{}"),
    pong: () => undefined,
  },
  "socket.io": {
    address: (port) => `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    opening: "40",
    isReady: (text) => text.startsWith("40"),
    pong: (text) => (text === "2" ? "3" : undefined),
  },
};

const AT_ONCE = 50;
const PING_MS = 15_000;

async function main([name = "", port = "", count = ""]: readonly string[]): Promise<void> {
  const protocol = protocols[name];
  if (!protocol) throw new Error(`No client speaks "${name}".`);
  let received = 0;
  const sockets: WebSocket[] = [];
  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(protocol.address(Number(port)), { perMessageDeflate: false });
      sockets.push(socket);
      socket.on("open", () => socket.send(protocol.opening));
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("The server closed a connection.")));
      socket.on("message", (data) => {
        const text = (data as Buffer).toString();
        if (text.includes("traffic")) received += 1;
        if (protocol.isReady(text)) resolve();
        const pong = protocol.pong(text);
        if (pong) socket.send(pong);
      });
    });
  for (let opened = 0; opened < Number(count); opened += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open));
  // Ours would end a client that sends nothing for 30 s.
  if (name === "ours") setInterval(() => sockets.forEach((socket) => socket.send(`{"type":6}${RECORD_END}`)), PING_MS);
  process.on("message", () => process.send?.(received));
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}

void main(process.argv.slice(2));
