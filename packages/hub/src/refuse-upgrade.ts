import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Answers an upgrade with an HTTP status instead. */
export function refuseUpgrade(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
  socket.on("error", ignore);
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`, () => socket.destroy());
}

function ignore(): void {}
