import { randomUUID } from "node:crypto";
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyBaseLogger } from "fastify";

/** Of what Node's parser gives up, where it is not 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Codes of the parser and of its time limits; others are of connections that broke. */
const isOfRequest = (code: string): boolean => code.startsWith("HPE_") || code.startsWith("ERR_HTTP_");

/** Answers what Node cannot read as a request, and closes its connection. Fastify never sees it: no hook runs. */
export const refuseUnreadable =
  (log: FastifyBaseLogger) =>
  ({ code = "" }: Partial<ConnectionError>, socket: Socket): void => {
    if (socket.destroyed) return;
    if (isOfRequest(code)) {
      const [reqId, status] = [randomUUID(), statuses[code] ?? 400];
      // Nothing of what was sent: it may hold anything.
      log.info({ reqId, status, reason: code }, "refused, not a request that can be read");
      if (mayWrite(socket)) socket.write(answer(status, reqId));
    }
    socket.destroy();
  };

/** Node's own field, which it looks at in the same way. */
interface AnsweredSocket extends Socket {
  readonly _httpMessage: ServerResponse | null | undefined;
}

/** Not where the answer to an earlier request is under way: it would be taken to go on. */
const mayWrite = (socket: Socket): boolean => socket.writable && (socket as AnsweredSocket)._httpMessage?.headersSent !== true;

function answer(status: number, id: string): string {
  const text = `${STATUS_CODES[status]}\n`;
  const headers = [
    "Connection: close",
    "Cache-Control: no-store",
    `Content-Length: ${text.length}`,
    "Content-Security-Policy: default-src 'none'",
    "Content-Type: text/plain",
    "X-Content-Type-Options: nosniff",
    `X-Request-Id: ${id}`,
  ];
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("\r\n")}\r\n\r\n${text}`;
}
