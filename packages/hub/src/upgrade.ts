import type { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { authorize, authenticate } from "./access.ts";
import type { HubRuntime } from "./runtime.ts";
import { openConnection } from "./negotiate.ts";
import { originAllowed } from "./origin.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";
import { hubRequest, serializeHeaders } from "./request.ts";
import { acceptWebSocket, type HubSocketServer } from "./transports/websocket.ts";

/** Answers a WebSocket request: with the socket of its connection, or of a new one where it brings no id. */
export async function upgrade(
  runtime: HubRuntime,
  server: HubSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  query: URLSearchParams,
): Promise<void> {
  const { settings, store } = runtime;
  // Until ws has the socket, no one else handles its errors.
  socket.on("error", ignore);
  const refuse = (status: number): void => refuseUpgrade(socket, status, settings.onRefusedUpgrade(request, status));
  if (!originAllowed(request, settings)) return refuse(403);
  const hub = hubRequest(request, query, settings);
  const user = await authenticate(hub, settings);
  if (typeof user === "number") return refuse(user);
  if (!settings.transports.has("WebSockets")) return refuse(404);
  const token = query.get("id");
  const connection = token === null ? openConnection(runtime, hub.address, user, undefined) : store.find(token);
  if (!connection) return refuse(token === null ? 429 : 404);
  if (!authorize(connection, user)) return refuse(403);
  if (connection.state !== "negotiated") return refuse(409);
  socket.off("error", ignore);
  acceptWebSocket(server, request, socket, head, (transport) => {
    connection.attach(transport, serializeHeaders(request));
    return connection;
  });
  // ws refused the request; a connection that was made for it has no use.
  if (!connection.transport && token === null) connection.transportClosed(undefined);
}

function ignore(): void {}
