import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** Every visitor's address, as the processes are told it: one of documentation, so that a log that holds it holds a visitor's. */
export const VISITOR = "198.51.100.77";

/** Which process holds somebody's real-time connections, those of visitors and of staff (docs/operations.md, Real time). */
const STICKY = "e2e-process";
const HUB = /^\/api\/(?:apphub|admin\/hub)(?:[/?]|$)/;
/** Bytes of a body that are kept for whoever looks on. */
const KEPT = 1024 * 1024;
/** Milliseconds: longer than a test, whose client would else send on a connection that is closed just then. */
const KEEP_ALIVE = 600_000;

/** A request and its answer, once both have passed. Bodies are cut at 1 MB. */
export interface Exchange {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly sent: Buffer;
  readonly answerHeaders: IncomingHttpHeaders;
  readonly answer: Buffer;
}

export interface Balancer {
  readonly port: number;
  /** Ports of the processes; before they are given, and where one is away, the answer is 503. */
  use(ports: readonly number[]): void;
  close(): Promise<void>;
}

/**
 * One address for several processes, as a proxy gives it: each request goes to the next process, so that nothing may live in one of them.
 * Built files have turns of their own: a page and the form that it sends would else often meet the same process again.
 * @param port - 0: a free one
 */
export async function startBalancer(port: number, onPassed: (exchange: Exchange) => void): Promise<Balancer> {
  let ports: readonly number[] = [];
  const turns = { files: 0, calls: 0, connections: 0 };
  const upgraded = new Set<Socket>();

  const choose = (request: IncomingMessage): number => {
    const url = request.url ?? "/";
    if (!HUB.test(url)) return turns[url.startsWith("/assets/") ? "files" : "calls"]++ % ports.length;
    const known = new RegExp(`${STICKY}=(\\d+)`).exec(request.headers.cookie ?? "")?.[1];
    return known === undefined && url.includes("/negotiate") ? turns.connections++ % ports.length : Number(known ?? 0);
  };

  const server = createServer((request, response) => {
    const index = choose(request);
    const target = ports[index];
    if (target === undefined) return void response.writeHead(503).end();
    const url = new URL(request.url ?? "/", "http://portal");
    const sent = keep(request);
    const onward = send({
      host: "127.0.0.1",
      port: target,
      method: request.method,
      path: request.url,
      headers: forwarded(request),
      agent: false,
    });
    onward.on("response", (answer) => {
      const { connection: _, "keep-alive": __, ...headers } = answer.headers;
      const kept = keep(answer);
      answer.on("end", () => onPassed({ url, headers: request.headers, sent: sent(), answerHeaders: headers, answer: kept() }));
      answer.on("error", () => response.destroy());
      if (HUB.test(url.pathname) && url.pathname.endsWith("/negotiate")) stick(headers, index);
      response.writeHead(answer.statusCode ?? 502, { ...headers, "x-process": String(index) });
      response.flushHeaders();
      answer.pipe(response);
    });
    onward.on("error", () => refuse(response));
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });

  server.keepAliveTimeout = KEEP_ALIVE;

  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const peer = connect(ports[choose(request)] ?? 0, "127.0.0.1");
    const lines = Object.entries(forwarded(request)).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    peer.write(`GET ${request.url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    peer.write(head);
    socket.pipe(peer).pipe(socket);
    for (const [one, other] of [
      [socket, peer],
      [peer, socket],
    ] as const) {
      upgraded.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => (upgraded.delete(one), other.destroy()));
    }
  });

  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    use: (given) => (ports = given),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}

/** As docs/operations.md sets them; what a visitor claims stands before what is known. */
function forwarded({ headers }: IncomingMessage): IncomingHttpHeaders {
  const claimed = headers["x-forwarded-for"];
  return {
    ...headers,
    "x-forwarded-for": claimed === undefined ? VISITOR : `${String(claimed)}, ${VISITOR}`,
    "x-forwarded-host": headers.host,
    "x-forwarded-proto": "http",
  };
}

function stick(headers: IncomingHttpHeaders, index: number): void {
  headers["set-cookie"] = [...(headers["set-cookie"] ?? []), `${STICKY}=${index}; Path=/api; HttpOnly; SameSite=Lax`];
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503).end();
}

/** Looks on while a body flows. */
function keep(stream: IncomingMessage): () => Buffer {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    if (bytes < KEPT) chunks.push(chunk);
    bytes += chunk.length;
  });
  return () => Buffer.concat(chunks);
}
