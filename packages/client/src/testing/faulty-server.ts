/** An HTTP server on loopback that fails in every way that specification §8 knows of. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with one request. */
export type Behaviour =
  | {
      readonly does: "answer";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array;
    }
  /** Ends the connection by RST before a single byte. */
  | { readonly does: "reset" }
  /** Promises more bytes than it sends, then ends the connection. */
  | { readonly does: "break off"; readonly body: string; readonly type: string }
  /** Head and first bytes at once, then one byte at a time for ever. */
  | { readonly does: "never end"; readonly body: string; readonly type: string }
  /** Takes the request and says nothing at all. */
  | { readonly does: "say nothing" };

export interface SeenRequest {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Whether the client left before the answer was whole. */
  left: boolean;
}

export interface FaultyServer {
  /** "http://127.0.0.1:PORT/api/" */
  readonly base: string;
  readonly requests: readonly SeenRequest[];
  /** What to do with the next requests, one after the other; the last one is done for ever. */
  behave(...behaviours: readonly [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

export const answer = (status: number, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Behaviour => ({
  does: "answer",
  status,
  body,
  headers,
});

export const json = (body: unknown, status = 200): Behaviour =>
  answer(status, JSON.stringify(body), { "content-type": "application/json" });

export async function startFaultyServer(): Promise<FaultyServer> {
  let behaviours: Behaviour[] = [];
  let requests: SeenRequest[] = [];
  const drips = new Set<NodeJS.Timeout>();

  const act = (behaviour: Behaviour, response: ServerResponse): void => {
    switch (behaviour.does) {
      case "answer":
        response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
        return;
      case "reset":
        response.socket?.resetAndDestroy();
        return;
      case "break off":
        response.writeHead(200, { "content-type": behaviour.type, "content-length": String(behaviour.body.length + 100) });
        response.write(behaviour.body, () => response.socket?.end());
        return;
      case "never end": {
        response.writeHead(200, { "content-type": behaviour.type });
        response.write(behaviour.body);
        const drip = realInterval(() => response.write(" "), 20);
        drips.add(drip);
        response.once("close", () => realClear(drip));
        return;
      }
      case "say nothing":
        return;
    }
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const seen: SeenRequest = { method, url, headers, body: Buffer.concat(chunks).toString("utf8"), left: false };
      requests.push(seen);
      response.once("close", () => {
        seen.left = !response.writableFinished;
      });
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      act(behaviour ?? answer(500, "The test told the faulty server nothing: call behave() first."), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    get requests() {
      return requests;
    },
    behave(...next) {
      behaviours = [...next];
      requests = [];
    },
    close() {
      for (const drip of drips) realClear(drip);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

// Kept from before a test fakes them: the server's time is real.
const { setInterval: realInterval, clearInterval: realClear } = globalThis;
