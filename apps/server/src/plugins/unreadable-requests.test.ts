/** What Node refuses before Fastify sees it. Written to the socket: no client sends it. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildTestApp } from "../testing/test-app.ts";
import { refuseUnreadable } from "./unreadable-requests.ts";

const ask = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, "Host: portal.example", ...headers, "", ""].join("\r\n");
const get = (...headers: readonly string[]): string => ask("/healthz", ...headers);

async function serve() {
  const lines: string[] = [];
  const app = await buildTestApp({ log: pino({ level: "info" }, { write: (line: string) => lines.push(line) }) });
  app.get("/begun", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-length": "1000" }).write("begun");
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  lines.length = 0;
  const open = (): Socket => {
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { open, logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

/** All that comes until the server ends the connection. */
async function answerOn(socket: Socket): Promise<string> {
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  await once(socket, "close");
  return answer;
}

test.each([
  ["no HTTP", "GARBAGE secret\r\n\r\n", 400, "HPE_INVALID_METHOD"],
  ["another version", "GET / HTTP/7.0\r\n\r\n", 400, "HPE_INVALID_VERSION"],
  ["headers of 20 KB", get(`Cookie: secret=${"a".repeat(20_000)}`), 431, "HPE_HEADER_OVERFLOW"],
  ["an address of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, "HPE_HEADER_OVERFLOW"],
  ["a broken header", get("secret\u0001: a"), 400, "HPE_INVALID_HEADER_TOKEN"],
  ["two lengths", get("Content-Length: 5", "Transfer-Encoding: chunked"), 400, /^HPE_/],
])("%s is refused with an id, and nothing that a browser would run, and has a line in the log", async (_, sent, status, reason) => {
  const { open, logged } = await serve();
  const socket = open();
  socket.write(sent);
  const answer = await answerOn(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\n\r\n[A-Z][\\w ]+\n$`));
  for (const header of ["Connection: close", "Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff"])
    expect(answer).toContain(`\r\n${header}\r\n`);
  const reqId = /^X-Request-Id: ([\w-]{36})\r$/m.exec(answer)?.[1];
  expect(logged()).toMatchObject([{ level: 30, reqId, status, reason: expect.stringMatching(reason) as string }]);
  expect(JSON.stringify(logged())).not.toContain("secret");
});

test("a body that breaks off in nonsense is refused, and the process goes on", async () => {
  const { open, logged } = await serve();
  const socket = open();
  const head = ["POST /api/article/reads HTTP/1.1", "Host: portal.example", "Content-Type: application/json", "Transfer-Encoding: chunked"];
  socket.write(`${[...head, "", ""].join("\r\n")}ZZ\r\n`);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(logged()).toContainEqual(expect.objectContaining({ reason: "HPE_INVALID_CHUNK_SIZE" }));
  const next = open();
  next.write(get("Connection: close"));
  expect(await answerOn(next)).toMatch(/^HTTP\/1\.1 200 /);
});

test("what follows a request while its answer is under way writes nothing into that answer", async () => {
  const { open, logged } = await serve();
  const socket = open();
  const answer = answerOn(socket);
  socket.write(ask("/begun"));
  await once(socket, "data");
  socket.write("GARBAGE\r\n\r\n");
  expect((await answer).split("\r\n\r\n")[1]).toBe("begun");
  expect(logged()).toContainEqual(expect.objectContaining({ reason: "HPE_INVALID_METHOD" }));
});

test("a connection that broke, or is closed, is answered nothing and has no line", () => {
  const info = vi.fn();
  const refuse = refuseUnreadable({ info } as never);
  const write = vi.fn();
  const destroy = vi.fn();
  refuse({ code: "ECONNRESET" }, { destroyed: false, writable: true, write, destroy } as never);
  expect(destroy).toHaveBeenCalledOnce();
  refuse({ code: "HPE_INVALID_METHOD" }, { destroyed: true, writable: false, write, destroy } as never);
  expect([destroy, write, info].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

test("an expectation that Node does not know is answered as everything is; 100-continue is met", async () => {
  const { open, logged } = await serve();
  const socket = open();
  socket.write(get("Expect: wonders"));
  const refused = await answerOn(socket);
  expect(refused).toMatch(/^HTTP\/1\.1 417 /);
  const reqId = /^x-request-id: ([\w-]{36})\r$/m.exec(refused)?.[1];
  for (const header of ["content-security-policy: default-src 'self'", "x-content-type-options: nosniff"])
    expect(refused).toContain(`\r\n${header}`);
  expect(logged()).toMatchObject([{ reqId, path: "/healthz", status: 417 }]);
  const next = open();
  next.write(get("Expect: 100-continue", "Connection: close"));
  expect(await answerOn(next)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});
