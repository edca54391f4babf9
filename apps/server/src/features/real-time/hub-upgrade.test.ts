/** What is not a WebSocket of the hub is answered as if it had no Upgrade header. Written to the socket: clients choose headers by themselves. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing/test-app.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildTestApp({});
  await app.listen({ host: "127.0.0.1", port: 0 });
});

/** What is answered until the connection ends, or says nothing more. Each request is sent once the one before it is answered. */
async function ask(...requests: readonly (readonly string[])[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let answers = "";
  socket.on("data", (chunk) => (answers += chunk.toString())).setTimeout(1000, () => socket.destroy());
  const closed = once(socket, "close");
  for (const lines of requests) {
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    await Promise.race([once(socket, "data"), closed]);
  }
  await closed;
  return answers;
}

const h2c = ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA"];
const webSocket = (key = "dGhlIHNhbXBsZSBub25jZQ==") => [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${key}`,
];
const last = ["GET /healthz HTTP/1.1", "Host: portal.example", "Connection: close"];

describe("an Upgrade header", () => {
  test.each([
    ["of curl --http2, on a page", "/btc", h2c],
    ["of curl --http2, on a call", "/api/public-ip", h2c],
    ["of a WebSocket, on a page", "/btc", webSocket()],
    ["of a protocol that does not exist, on a page", "/btc", ["Connection: Upgrade", "Upgrade: nonsense/9"]],
  ])("%s is ignored: the request is answered, and the connection goes on", async (_, path, headers) => {
    const answers = await ask([`GET ${path} HTTP/1.1`, "Host: portal.example", ...headers], last);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    expect(answers).toContain('{"status":"ok","reasons":[]}');
  });

  test("of curl --http2 on the hub's path is ignored too", async () => {
    const answers = await ask(["POST /api/apphub/negotiate HTTP/1.1", "Host: portal.example", "Content-Length: 0", ...h2c], last);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
    expect(answers).toContain("connectionId");
  });

  test.each(["/api/apphub", "/api/apphub/", "/api/apphub?x=1"])("of a WebSocket on the hub's path %s opens one", async (path) => {
    expect(await ask([`GET ${path} HTTP/1.1`, "Host: portal.example", ...webSocket()])).toMatch(/^HTTP\/1\.1 101 /);
  });
});

describe("two Host headers", () => {
  const two = ["Host: portal.example", "host: another.example"];

  test.each([
    ["/btc", []],
    ["/api/public-ip", []],
    ["/api/apphub", webSocket()],
  ])("are refused on %s, and the connection ends", async (path, headers) => {
    const answer = await ask([`GET ${path} HTTP/1.1`, ...two, ...headers], last);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
    expect(answer).toContain("two Host headers");
    // As every answer has.
    for (const header of ["x-request-id: ", "content-security-policy: ", "x-content-type-options: nosniff", "permissions-policy: "])
      expect(answer.split("\r\n\r\n")[0]).toContain(`\r\n${header}`);
  });

  test("control: one is not", async () => {
    expect(await ask(last)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("a request without a Host header", () => {
  test.each([
    ["/btc", []],
    ["/api/apphub", webSocket()],
  ])("is refused on %s, with all that every answer has", async (path, headers) => {
    const answer = await ask([`GET ${path} HTTP/1.1`, ...headers], last);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
    for (const header of ["x-request-id: ", "content-security-policy: "]) expect(answer).toContain(`\r\n${header}`);
  });

  test("is answered where it is of HTTP/1.0, which knows none", async () => {
    expect(await ask(["GET /healthz HTTP/1.0"])).toMatch(/^HTTP\/1\.1 200 /);
  });
});
