/** A client that speaks the hub's JSON protocol over a bare WebSocket. */

export interface TrafficEvent {
  readonly connectedCount: number;
  readonly disConnectedCount: number;
}

/** Without `type`: the answer to the handshake. */
interface Message {
  readonly type?: number;
  readonly target?: string;
  readonly arguments?: readonly unknown[];
  readonly allowReconnect?: boolean;
}

export interface HubClient {
  /** The last `traffic` that arrived. */
  readonly traffic: TrafficEvent | undefined;
  /** All of them, each with its arguments. */
  readonly received: readonly (readonly unknown[])[];
  /** Every message as it arrived. */
  readonly frames: readonly string[];
  /** The close message, where the server sent one. */
  readonly closeMessage: Message | undefined;
  /** Resolves when the socket is closed, by either side. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

const END = "\u001e";
const INVOCATION = 1;
const CLOSE = 7;

/** @param server "http://localhost:3000". Negotiates, connects, shakes hands; rejects where one of them fails. */
export async function connectToHub(server: string): Promise<HubClient> {
  const answer = await fetch(`${server}/api/apphub/negotiate?negotiateVersion=1`, { method: "POST" });
  if (!answer.ok) throw new Error(`Negotiation was answered with ${answer.status}: ${await answer.text()}`);
  const { connectionToken } = (await answer.json()) as { connectionToken: string };
  const socket = new WebSocket(`${server.replace(/^http/, "ws")}/api/apphub?id=${encodeURIComponent(connectionToken)}`);
  const received: (readonly unknown[])[] = [];
  const all: string[] = [];
  let closeMessage: Message | undefined;
  let rest = "";

  const closed = new Promise<void>((resolve) => socket.addEventListener("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("The WebSocket was refused.")));
    socket.addEventListener("close", () => reject(new Error("The WebSocket was closed before the handshake.")));
    socket.addEventListener("open", () => socket.send(`{"protocol":"json","version":1}${END}`));
    socket.addEventListener("message", ({ data }) => {
      const frames = (rest + String(data)).split(END);
      rest = frames.pop() ?? "";
      all.push(...frames);
      for (const frame of frames) {
        const message = JSON.parse(frame) as Message;
        if (message.type === undefined) resolve();
        if (message.type === CLOSE) closeMessage = message;
        if (message.type === INVOCATION && message.target === "traffic") received.push(message.arguments ?? []);
      }
    });
  });

  return {
    get traffic() {
      return received.at(-1)?.[0] as TrafficEvent | undefined;
    },
    received,
    frames: all,
    get closeMessage() {
      return closeMessage;
    },
    closed,
    close: () => {
      socket.close();
      return closed;
    },
  };
}
