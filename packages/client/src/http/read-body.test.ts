import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { until } from "../testing/fake-clock.ts";
import { errorOf, openTab } from "../testing/test-http.ts";
import { readObject } from "./read-body.ts";

const MOST = 8 * 1024 * 1024;

/** Asks a server on loopback that answers in this way, for one test. */
async function ask(respond: (response: ServerResponse) => void): Promise<unknown> {
  const server = createServer((_request, response) => respond(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { http } = openTab(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
  return http.send({ path: "article/reads?limit=9", post: "{}", read: readObject, signal: undefined });
}

/** JSON of so many bytes, of a text that has two of them a character. */
function jsonOf(bytes: number): string {
  const around = '{"a":""}'.length;
  return JSON.stringify({ a: `${"đ".repeat(Math.floor((bytes - around) / 2))}${"x".repeat((bytes - around) % 2)}` });
}

const tooLong = { kind: "shape", shouldRetry: false, message: expect.stringContaining("article/reads answered with more than 8192 KB") };

it("reads JSON of up to 8 MB, in whatever pieces it comes", async () => {
  const json = Buffer.from(jsonOf(MOST));
  expect(json).toHaveLength(MOST);
  const answer = await ask((response) => {
    response.writeHead(200);
    // Within a character.
    response.write(json.subarray(0, 8));
    setImmediate(() => response.end(json.subarray(8)));
  });
  expect(answer).toEqual(JSON.parse(json.toString()));
});

it("refuses one byte more", async () => {
  const refused = ask((response) => {
    response.writeHead(200);
    response.write(jsonOf(MOST + 1));
    response.end();
  });
  expect(await errorOf(refused)).toMatchObject(tooLong);
});

it("reads nothing of an answer whose head says that it is longer", async () => {
  let left = false;
  const refused = ask((response) => {
    response.once("close", () => (left = true));
    // The body never comes: who waits for it sees that it broke off.
    response.writeHead(200, { "content-length": MOST + 1 }).flushHeaders();
    setTimeout(() => response.destroy(), 1_000);
  });
  expect(await errorOf(refused)).toMatchObject(tooLong);
  await until(() => left);
});

it("counts the bytes of a packed answer as they are unpacked", async () => {
  const packed = gzipSync(Buffer.alloc(100 * 1024 * 1024, " "));
  expect(packed.length).toBeLessThan(MOST);
  const refused = ask((response) => response.writeHead(200, { "content-encoding": "gzip", "content-length": packed.length }).end(packed));
  expect(await errorOf(refused)).toMatchObject(tooLong);
});
