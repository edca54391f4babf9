/** A service that is notified of what is published: a real server on this machine. */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Call {
  readonly path: string;
  readonly type: string | undefined;
  readonly body: string;
}

export interface Hub {
  readonly origin: string;
  /** What came, in order. */
  readonly calls: Call[];
  /** How it answers from now on. */
  answer: RequestListener;
  close(): Promise<void>;
}

export const accepts: RequestListener = (_request, response) => response.writeHead(202).end();
export const refuses =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end();

export async function startHub(): Promise<Hub> {
  const calls: Call[] = [];
  const self: Pick<Hub, "answer"> = { answer: accepts };
  const take: RequestListener = (request, response) =>
    void text(request).then((body) => {
      calls.push({ path: request.url ?? "", type: request.headers["content-type"], body });
      self.answer(request, response);
    });
  const server = createServer(take);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(self, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
