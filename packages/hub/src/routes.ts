import type { IncomingMessage, ServerResponse } from "node:http";
import { authorize, authenticate } from "./access.ts";
import type { Connection } from "./connection.ts";
import type { HubRuntime } from "./runtime.ts";
import { negotiate } from "./negotiate.ts";
import { allowOrigin, answerPreflight, originAllowed } from "./origin.ts";
import { answer, hubRequest, serializeHeaders } from "./request.ts";
import { LongPolling } from "./transports/long-polling.ts";
import { receivePost } from "./transports/post.ts";
import { ServerSentEvents } from "./transports/server-sent-events.ts";

/** Answers every request of the hub that is no WebSocket's. */
export async function answerRequest(
  runtime: HubRuntime,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
  negotiates: boolean,
): Promise<void> {
  const { settings, store } = runtime;
  if (!originAllowed(request, settings)) return answer(response, 403, "Pages of this origin may not connect.");
  allowOrigin(request, response, settings);
  if (request.method === "OPTIONS") return answerPreflight(request, response);
  const hub = hubRequest(request, query, settings);
  const user = await authenticate(hub, settings);
  if (typeof user === "number") {
    if (user === 401) response.setHeader("WWW-Authenticate", "Bearer");
    return answer(response, user);
  }
  if (negotiates) {
    if (request.method === "POST") return negotiate(runtime, hub, query, user, response);
    return notAllowed(response, "POST");
  }
  const token = query.get("id");
  if (token === null) return answer(response, 400, "The id of the connection is missing.");
  const connection = store.find(token);
  if (!connection) return answer(response, 404, "No such connection.");
  if (!authorize(connection, user)) return answer(response, 403);
  if (request.method === "POST") return receivePost(connection, request, response);
  if (request.method === "DELETE") return remove(connection, response);
  if (request.method !== "GET") return notAllowed(response, "GET, POST, DELETE");
  const transport = /\btext\/event-stream\b/.test(request.headers.accept ?? "") ? "ServerSentEvents" : "LongPolling";
  if (!settings.transports.has(transport)) return answer(response, 404, `${transport} is switched off here.`);
  return transport === "LongPolling" ? poll(connection, request, response) : streamEvents(connection, request, response);
}

function notAllowed(response: ServerResponse, allowed: string): void {
  response.setHeader("Allow", allowed);
  answer(response, 405);
}

function streamEvents(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
  const { state, transport } = connection;
  if (transport?.name === "ServerSentEvents") return answer(response, 409, "The connection has its event stream.");
  if (state !== "negotiated") return answer(response, 400, `The connection speaks over ${transport?.name}.`);
  connection.attach(new ServerSentEvents(connection, response), serializeHeaders(request));
}

function poll(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
  const { state, transport } = connection;
  if (transport instanceof LongPolling) return transport.poll(response);
  if (state !== "negotiated")
    return answer(response, transport?.name === "WebSockets" ? 409 : 400, `The connection speaks over ${transport?.name}.`);
  connection.attach(new LongPolling(connection), serializeHeaders(request));
  // The first poll only opens the connection: the client sends its handshake when it is answered.
  answer(response, 200);
}

/** The client leaves: long polling has no socket whose end would show it. */
function remove(connection: Connection, response: ServerResponse): void {
  const { transport } = connection;
  if (!(transport instanceof LongPolling)) return answer(response, 400, "Only long polling ends by DELETE.");
  connection.transportClosed(undefined);
  transport.terminate();
  answer(response, 202);
}
