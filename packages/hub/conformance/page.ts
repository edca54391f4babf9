/** A page of Chromium that runs scenarios with the browser build of @microsoft/signalr. */
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";

/** Serves the page, the client's own browser build, and the scenarios. */
export async function scenarioPage(): Promise<RequestListener> {
  const client = await readFile(createRequire(import.meta.url).resolve("@microsoft/signalr/dist/browser/signalr.js"));
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "scenarios/in-page.ts")],
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  const files = new Map<string, readonly [type: string, body: Uint8Array | string]>([
    ["/", ["text/html", "<!doctype html><title>Hub</title><script src=/signalr.js></script><script src=/scenarios.js></script>"]],
    ["/signalr.js", ["text/javascript", client]],
    ["/scenarios.js", ["text/javascript", outputFiles[0]?.contents ?? ""]],
  ]);
  return (request, response) => {
    const [type, body] = files.get(request.url ?? "") ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
  };
}
