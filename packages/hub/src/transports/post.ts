import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connection } from "../connection.ts";
import { MessageTooLarge } from "../protocol/messages.ts";
import { answer, readBody } from "../request.ts";

/** Takes what a client of server-sent events or long polling sends. One POST at a time: their order is the order of the messages. */
export async function receivePost(connection: Connection, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { transport, settings } = connection;
  if (!transport) return answer(response, 409, "The connection has no transport yet.");
  if (transport.name === "WebSockets") return answer(response, 400, "This connection speaks over its WebSocket.");
  if (connection.postInProgress) return answer(response, 409, "Another POST of this connection is under way.");
  connection.postInProgress = true;
  try {
    const body = await readBody(request, settings.limits.receiveBufferBytes);
    if (body === "gone") return;
    if (connection.closed) return answer(response, 404, "No such connection.");
    if (body === "oversize") {
      connection.closeForProtocolError(new MessageTooLarge("A POST is too long."));
      response.setHeader("Connection", "close");
      return answer(response, 413, "Too long.");
    }
    const error = connection.receive(body);
    if (error) return answer(response, error instanceof MessageTooLarge ? 413 : 400, "The messages could not be read.");
    await connection.paused;
    answer(response, 200);
  } finally {
    connection.postInProgress = false;
  }
}
