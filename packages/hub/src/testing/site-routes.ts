import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Hub } from "../hub.ts";
import { allowOrigin, answerPreflight } from "../origin.ts";
import { answer } from "../request.ts";
import { testToken } from "./test-user.ts";

/** Milliseconds for which a token of `/generateJwtToken` is good. */
const TOKEN = 5_000;

export interface SiteRoutesOptions {
  readonly allowedOrigins: readonly string[];
  /** Whose clients are asked by `/clientresult/{id}`. */
  readonly hub: () => Hub;
  readonly cut: (client: string) => number;
  readonly restart: (path: string) => Promise<void>;
}

type Route = (options: SiteRoutesOptions, url: URL, response: ServerResponse) => void | Promise<void>;

/** By the first part of their path. */
const routes: Readonly<Record<string, Route>> = {
  generateJwtToken: (_, __, response) => answer(response, 200, testToken("testuser", Date.now() + TOKEN)),
  "bad-negotiate": (_, __, response) => answer(response, 400, "Some response from server"),
  echoredirect: (_, { pathname, search }, response) => {
    // 307: the method stays.
    response.writeHead(307, { location: pathname.replace("/echoredirect", "/echo") + search }).end();
  },
  clientresult: async ({ hub }, { pathname }, response) => {
    const id = decodeURIComponent(pathname.split("/")[2] ?? "");
    const result = hub().clients.client(id).invoke("Result", []);
    answer(response, 200, await result.then(String, (error: Error) => error.message));
  },
  cut: ({ cut }, { searchParams }, response) => answer(response, 200, String(cut(searchParams.get("client") ?? ""))),
  restart: async ({ restart }, { searchParams }, response) => {
    await restart(searchParams.get("path") ?? "").finally(() => answer(response, 200));
  },
  // The library as web workers load it, with importScripts.
  lib: async (_, { pathname }, response) => {
    const name = /^\/lib\/signalr-webworker\/(signalr(?:\.min)?\.js)$/.exec(pathname)?.[1];
    if (name === undefined) return answer(response, 404);
    const file = createRequire(import.meta.url).resolve(`@microsoft/signalr/dist/webworker/${name}`);
    response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" }).end(await readFile(file));
  },
};

/** What a test site answers beside its hubs. @returns false for what is not its own */
export function answerSiteRoute(options: SiteRoutesOptions, request: IncomingMessage, response: ServerResponse): boolean {
  const url = new URL(request.url ?? "/", "http://site");
  const name = url.pathname.split("/")[1] ?? "";
  const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
  if (!route) return false;
  allowOrigin(request, response, { allowedOrigins: new Set(options.allowedOrigins) });
  if (request.method === "OPTIONS") answerPreflight(request, response);
  else Promise.resolve(route(options, url, response)).catch((error: unknown) => answer(response, 500, String(error)));
  return true;
}
