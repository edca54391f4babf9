/** Many idle clients in a process of their own: they connect, stay, answer pings, and count what they hear. */
import { WebSocket } from "ws";

/** What a client says when it opens, and how it knows what it hears. */
interface Dialect {
  readonly address: (port: number) => string;
  readonly hello: string;
  readonly isReady: (text: string) => boolean;
  readonly answer: (text: string) => string | undefined;
}

const RECORD_END = "\u001e";
const dialects: Readonly<Record<string, Dialect>> = {
  ours: {
    address: (port) => `ws://127.0.0.1:${port}/hub`,
    hello: `{"protocol":"json","version":1}${RECORD_END}`,
    isReady: (text) => text.startsWith("{}"),
    answer: () => undefined,
  },
  "socket.io": {
    address: (port) => `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    hello: "40",
    isReady: (text) => text.startsWith("40"),
    answer: (text) => (text === "2" ? "3" : undefined),
  },
};

const AT_ONCE = 50;
const PING_MS = 15_000;

async function main([name = "", port = "", count = ""]: readonly string[]): Promise<void> {
  const dialect = dialects[name];
  if (!dialect) throw new Error(`No client speaks "${name}".`);
  let heard = 0;
  const sockets: WebSocket[] = [];
  const open = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(dialect.address(Number(port)), { perMessageDeflate: false });
      sockets.push(socket);
      socket.on("open", () => socket.send(dialect.hello));
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("The server closed a connection.")));
      socket.on("message", (data) => {
        const text = (data as Buffer).toString();
        if (text.includes("traffic")) heard += 1;
        if (dialect.isReady(text)) resolve();
        const answer = dialect.answer(text);
        if (answer) socket.send(answer);
      });
    });
  for (let opened = 0; opened < Number(count); opened += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open));
  // Ours would end a client that says nothing for 30 s.
  if (name === "ours") setInterval(() => sockets.forEach((socket) => socket.send(`{"type":6}${RECORD_END}`)), PING_MS);
  process.on("message", () => process.send?.(heard));
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}

void main(process.argv.slice(2));
