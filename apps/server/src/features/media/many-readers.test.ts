/** Many who are sent files at once, and some who stop reading them: nothing else waits for them, and they hold little. */
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

/** More than the system keeps of a connection for both sides. */
const video = Buffer.alloc(24 * 1024 * 1024, "a");
const path = "/api/mediafile/phim.mp4";

const current = testApp(async ({ file }) => {
  await file("phim.mp4", "video/mp4", video);
});

/** Parts that are being read, and that wait, until they are let go. */
function occupyFiles(tasks: number, network: string): () => void {
  const { files } = current().services.queues;
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let count = 0; count < tasks; count += 1) files.run(() => promise, { network, signal: undefined }).catch(() => undefined);
  onTestFinished(() => resolve());
  return resolve;
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => current().app.inject({ url, headers });

describe("parts of files", () => {
  test("wait for each other, and nothing else waits for them", async () => {
    const letGo = occupyFiles(10, "192.0.2.1");
    const answer = get(path, { range: "bytes=0-199999" });
    expect((await get("/readyz")).statusCode).toBe(200);
    await expect.poll(() => current().services.queues.files.waiting).toBe(9);
    letGo();
    expect((await answer).rawPayload.length).toBe(200_000);
  });

  test("that would wait too long are refused before anything is sent, with when to come again", async () => {
    const { headers: ofFile } = await current().app.inject({ method: "HEAD", url: path });
    // Of the one network that fills all places: others still get one.
    const letGo = occupyFiles(1_100, "127.0.0.1");
    const { statusCode, headers } = await get(path);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ "retry-after": expect.stringMatching(/^\d+$/), "cache-control": "no-store" });
    expect(headers["content-type"]).toMatch(/^application\/json/);
    // Of the file, which is not what is sent.
    expect(ofFile.etag).toBeDefined();
    expect(headers["etag"]).not.toBe(ofFile.etag);
    for (const name of ["last-modified", "cache-tag", "content-disposition"]) expect(headers).not.toHaveProperty(name);
    letGo();
  });
});

describe("who stops reading", () => {
  test("holds two parts of 64 KB, and loses the connection after two minutes", async () => {
    const { app } = current();
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const accepted = once(app.server, "connection") as Promise<[Socket]>;
    const reader = connect((app.server.address() as AddressInfo).port, "127.0.0.1").pause();
    onTestFinished(() => void reader.destroy());
    reader.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [socket] = await accepted;
    let before = -1;
    // What waits to be sent tells a reader who has stopped from a database that is slow.
    const isStanding = (): boolean => before === (before = socket.bytesWritten) && socket.writableLength > 0;
    await expect.poll(isStanding, { interval: 200 }).toBe(true);
    expect(socket.bytesWritten).toBeLessThan(video.length);
    expect(socket.writableLength).toBeLessThanOrEqual(128 * 1024);
    expect(current().services.queues.files).toMatchObject({ running: 0, waiting: 0 });

    expect(socket.timeout).toBe(120_000);
    const closed = once(socket, "close");
    socket.emit("timeout");
    await closed;
  });
});
