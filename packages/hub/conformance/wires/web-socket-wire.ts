import { once } from "node:events";
import { type RawData, WebSocket } from "ws";
import { Inbox } from "./inbox.ts";
import type { TransportWire } from "./transport-wire.ts";

export async function openWebSocket(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<TransportWire & { socket: WebSocket }> {
  const inbox = new Inbox();
  const socket = new WebSocket(url.replace("http", "ws"), { headers, perMessageDeflate: false });
  socket.on("message", (data: RawData) => inbox.push((data as Buffer).toString()));
  socket.on("close", (code) => inbox.finish({ code: code === 1006 ? 0 : code }));
  socket.on("error", () => inbox.finish({ code: 0 }));
  await once(socket, "open");
  return {
    inbox,
    socket,
    send: (bytes) => new Promise((resolve) => socket.send(bytes, { binary: false }, () => resolve(0))),
    sendPieces: async (pieces) => {
      for (const [index, piece] of pieces.entries()) socket.send(piece, { binary: false, fin: index === pieces.length - 1 });
    },
    stopReading: () => socket.pause(),
    cut: () => socket.terminate(),
  };
}

/** HTTP status that refuses a WebSocket; 101 where it is accepted, and then closed. */
export async function upgradeStatus(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const socket = new WebSocket(url.replace("http", "ws"), { headers });
  return new Promise((resolve, reject) => {
    socket.on("open", () => {
      socket.terminate();
      resolve(101);
    });
    socket.on("unexpected-response", (request, { statusCode }) => {
      request.destroy();
      resolve(statusCode ?? 0);
    });
    socket.on("error", reject);
  });
}
