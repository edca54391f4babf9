/** HTTP POST and server-sent events. */
import { Buffer } from "node:buffer";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { openEvents } from "../wires/events-wire.ts";
import { answerOf, beginRequest, negotiate, request } from "../wires/http.ts";
import { ask, HANDSHAKE, invocation } from "../wires/wire.ts";
import { expectCloseByError, departure, openStatus, type Proof } from "./lab.ts";

const beginPost = (url: string, body: string): ReturnType<typeof beginRequest> =>
  beginRequest("POST", url, { "content-length": String(Buffer.byteLength(body)) });

export const requestProofs = {
  "post-no-id": async ({ url }) => {
    expect((await request("POST", url(), { body: HANDSHAKE })).status).toBe(400);
  },
  "post-unknown-id": async ({ url }) => {
    expect((await request("POST", `${url()}?id=unknown`, { body: HANDSHAKE })).status).toBe(404);
  },
  "post-ok": async ({ open }) => {
    const { send } = await open();
    expect(await send(invocation("1", "Echo", 1))).toBe(200);
    expect(await send("")).toBe(200);
  },
  "post-at-a-time": async ({ open }) => {
    const wire = await open();
    const body = invocation("1", "Echo", "first");
    const outgoing = beginPost(wire.url, body);
    outgoing.write(body.slice(0, 10));
    await sleep(50);
    expect(await wire.send(invocation("2", "Echo", "second"))).toBe(409);
    outgoing.end(body.slice(10));
    expect((await answerOf(outgoing)).status).toBe(200);
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: "first" });
    expect(await ask(wire, "Echo", "third")).toBe("third");
  },
  "post-after-end": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation(undefined, "Abort"));
    await wire.inbox.ended();
    expect(await wire.send(invocation("1", "Echo", 1))).toBe(404);
  },
  "post-whole": async ({ open }) => {
    const wire = await open();
    const [first, second] = [invocation("1", "Echo", 1), invocation("2", "Echo", 2)];
    const outgoing = beginPost(wire.url, first + second);
    outgoing.write(first);
    await sleep(80);
    expect(wire.inbox.takeAll()).toEqual([]);
    outgoing.end(second);
    expect((await answerOf(outgoing)).status).toBe(200);
    expect(await wire.inbox.next()).toHaveProperty("invocationId", "1");
    expect(await wire.inbox.next()).toHaveProperty("invocationId", "2");
  },
  "post-oversize": async ({ open }) => {
    for (const length of [2_000, 10_000]) {
      const wire = await open("/small");
      expect(await wire.send("x".repeat(length))).toBe(413);
      await expectCloseByError(wire);
    }
  },

  "events-no-id": async ({ transport, url }) => {
    expect(await openStatus(transport, url())).toBe(400);
  },
  "events-unknown-id": async ({ transport, url }) => {
    expect(await openStatus(transport, `${url()}?id=unknown`)).toBe(404);
  },
  "events-type": async ({ url }) => {
    const { token } = await negotiate(url());
    const { response, cut } = await openEvents(`${url()}?id=${token}`, {});
    cut();
    expect(response.headers["content-type"]).toMatch(/^text\/event-stream\b/);
    expect(response.headers["cache-control"]).toContain("no-store");
    expect(response.headers["content-length"]).toBeUndefined();
  },
  "events-unnamed": async ({ url }) => {
    const { token } = await negotiate(url());
    const { raw, send, inbox, cut } = await openEvents(`${url()}?id=${token}`, {});
    await send(HANDSHAKE);
    await send(invocation("1", "Echo", "a\r\nb\nc"));
    expect(await inbox.next()).toEqual({});
    expect(await inbox.next()).toEqual({ type: 3, invocationId: "1", result: "a\r\nb\nc" });
    cut();
    for (const line of raw().split(/\r\n|\r|\n/)) expect(line).toMatch(/^(?:data: .*|:.*|)$/);
  },
  "events-reset": async ({ open }) => {
    const [watcher, leaver] = [await open(), await open()];
    await ask(watcher, "Watch");
    leaver.cut();
    expect(await departure(watcher, leaver.connectionId)).toBeNull();
    expect(await leaver.send(invocation("1", "Echo", 1))).toBe(404);
  },
  "events-second": async ({ transport, open }) => {
    const wire = await open();
    expect(await openStatus(transport, wire.url)).toBe(409);
    expect(await ask(wire, "Echo", "the first goes on")).toBe("the first goes on");
  },
} as const satisfies Readonly<Record<string, Proof>>;
