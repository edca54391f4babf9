import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface FeedServer {
  /** As in URL.host. */
  readonly host: string;
  readonly origin: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Answers by path; anything else is 404. */
  answers: Record<string, RequestListener>;
  close(): Promise<void>;
}

/** A web server of a stranger, on loopback. */
export async function startFeedServer(): Promise<FeedServer> {
  const asked: string[] = [];
  const self: Pick<FeedServer, "answers"> = { answers: {} };
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const answer = self.answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(self, {
    host,
    origin: `http://${host}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

export const answerXml =
  (xml: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { "content-type": "application/rss+xml; charset=utf-8", ...headers }).end(xml);

export const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

export const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Kênh</title>${items}</channel></rss>`;
