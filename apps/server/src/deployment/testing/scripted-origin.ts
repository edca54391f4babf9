import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the next answers to an address are. */
export interface Script {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** They are sent when this is resolved. */
  readonly after?: Promise<unknown>;
  /** The connection ends without an answer. */
  readonly fails?: boolean;
}

/** Stands where the portal does, for what a portal says only at certain hours or when it is in trouble. Bodies count the answers. */
export interface ScriptedOrigin {
  readonly port: number;
  /** @param path - without its query */
  script(path: string, script: Script): void;
  /** Requests for an address, as they came. */
  asked(path: string): readonly IncomingMessage[];
  close(): Promise<void>;
}

export async function startScriptedOrigin(): Promise<ScriptedOrigin> {
  const scripts = new Map<string, Script>();
  const seen: IncomingMessage[] = [];
  const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?")[0] ?? "/";
  const asked = (path: string): readonly IncomingMessage[] => seen.filter((one) => pathOf(one) === path);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    seen.push(request);
    const path = pathOf(request);
    const { status = 200, headers = {}, after, fails = false } = scripts.get(path) ?? {};
    const count = asked(path).length;
    request.resume();
    await after;
    if (fails) return void request.socket.destroy();
    if (headers["etag"] !== undefined && request.headers["if-none-match"] === headers["etag"])
      return void response.writeHead(304, headers).end();
    return void response.writeHead(status, headers).end(`answer ${count}`);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    script: (path, script) => void scripts.set(path, script),
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
