/** What a client may cost, and what happens to one that costs more. */
import { Buffer } from "node:buffer";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { request } from "../wires/http.ts";
import { ask, invocation, lines, streamInvocation } from "../wires/wire.ts";
import { eventually, expectCloseByError, departure, openStatus, type Proof } from "./lab.ts";

export const limitProofs = {
  "limit-connections": async ({ transport, url, open }) => {
    const headers = { "x-address": `address-${transport}` };
    const [first] = [await open("/few", { headers }), await open("/few", { headers })];
    const again = async (): Promise<number> => (await request("POST", `${url("/few")}/negotiate`, { headers })).status;
    expect(await again()).toBe(429);
    if (transport === "WebSockets") expect(await openStatus(transport, url("/few"), headers)).toBe(429);
    await open("/few", { headers: { "x-address": `another-${transport}` } });
    await first.send(lines({ type: 7 }));
    await first.inbox.ended();
    expect(await again()).toBe(200);
  },
  "limit-calls": async ({ open }) => {
    const wire = await open("/small");
    const calls = Array.from({ length: 12 }, (_, index) => invocation(String(index), "Delay", 10, index));
    await wire.send(calls.slice(0, 10).join(""));
    await wire.send(calls.slice(10).join("") + invocation(undefined, "Remember", "without an id"));
    const results = new Map<unknown, unknown>();
    while (results.size < 12) {
      const { invocationId, result, error } = await wire.inbox.next();
      results.set(invocationId, error ?? result);
    }
    expect([...results].toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(calls.map((_, index) => [String(index), index]));
    expect(await ask(wire, "Recall")).toEqual(["without an id"]);
  },
  "limit-uploads": async ({ open }) => {
    const wire = await open("/small");
    const upload = (id: string): string =>
      lines({ type: 1, invocationId: id, target: "StreamingConcat", arguments: [], streamIds: [`s${id}`] });
    await wire.send(upload("1") + upload("2") + upload("3"));
    expect(await wire.inbox.next()).toMatchObject({
      type: 3,
      invocationId: "3",
      error: expect.stringContaining("Too many streams") as string,
    });
    await wire.send(lines({ type: 3, invocationId: "s1" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: "" });
    await wire.send(upload("4") + lines({ type: 2, invocationId: "s4", item: "a" }, { type: 3, invocationId: "s4" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "4", result: "a" });
  },
  "limit-upload-buffer": async ({ transport, open }) => {
    const wire = await open("/small");
    await wire.send(lines({ type: 1, invocationId: "1", target: "CountSlowly", arguments: [10], streamIds: ["s"] }));
    const item = lines({ type: 2, invocationId: "s", item: "x".repeat(500) });
    let taken = 0;
    const sending = (async () => {
      for (let count = 0; count < 40; count += 1) {
        await wire.send(item);
        taken += 1;
      }
    })();
    await sleep(50);
    // 4 KB may wait for the reader, which took about five; a POST is answered when there is room for the next.
    if (transport !== "WebSockets") expect(taken).toBeLessThan(25);
    await sending;
    await wire.send(lines({ type: 3, invocationId: "s" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: 40 });
  },
  "limit-stream-ahead": async ({ open }) => {
    const [reader, observer] = [await open(), await open()];
    reader.stopReading();
    await reader.send(streamInvocation("1", "Produce"));
    const produced = async (): Promise<number> => (await ask(observer, "Produced", reader.connectionId)) as number;
    let before = -1;
    await eventually("the stream to wait", async () => {
      const now = await produced();
      const waits = now > 0 && now === before;
      before = now;
      await sleep(60);
      return waits;
    });
    // Megabytes can wait in the kernel's buffers; a stream that does not wait passes this in no time.
    expect(before).toBeLessThan(20_000);
    expect(await ask(observer, "Echo", "others go on")).toBe("others go on");
  },

  "flood-garbage": async ({ open }) => {
    const good = await open();
    const garbage = [
      Buffer.alloc(20_000, 0x41),
      Buffer.alloc(20_000, 0x1e),
      Buffer.from([0, 1, 2, 0x1e]),
      Buffer.from(`[${"[".repeat(10_000)}\u001e`),
    ];
    for (const bytes of garbage) {
      const bad = await open("/small");
      for (let sent = 0; sent < 10 && !bad.inbox.hasEnded; sent += 1) await bad.send(bytes).catch(() => 0);
      await bad.inbox.ended();
      expect(await ask(good, "Echo", "not held up")).toBe("not held up");
    }
  },
  "flood-messages": async ({ open }) => {
    for (const message of [lines({ type: 6 }), invocation(undefined, "DoNothing"), invocation(undefined, "Nowhere")]) {
      const bad = await open("/slow");
      for (let sent = 0; sent < 40 && !bad.inbox.hasEnded; sent += 1) await bad.send(message.repeat(50)).catch(() => 0);
      await expectCloseByError(bad);
    }
  },
  "flood-unread-stream": async ({ open }) => {
    const [watcher, stopped, reader] = [await open("/unread"), await open("/unread"), await open("/unread")];
    await ask(watcher, "Watch");
    await reader.send(streamInvocation("1", "Ticks", 10));
    stopped.stopReading();
    await stopped.send(streamInvocation("1", "Produce"));
    const pinging = setInterval(() => void stopped.send(lines({ type: 6 })).catch(() => 0), 50);
    expect(await departure(watcher, stopped.connectionId).finally(() => clearInterval(pinging))).toEqual(
      expect.stringMatching(/too slowly|polling/),
    );
    expect(reader.inbox.hasEnded).toBe(false);
  },
  "flood-slow-reader": async ({ open }) => {
    const [watcher, other, stopped] = [await open("/small"), await open("/small"), await open("/small")];
    await ask(watcher, "Watch");
    stopped.stopReading();
    await stopped.send(invocation(undefined, "SendMany", 40_000, 1_000));
    expect(await departure(watcher, stopped.connectionId)).toEqual(expect.stringContaining("too slowly"));
    expect(await ask(other, "Echo", "not held up")).toBe("not held up");
  },
} as const satisfies Readonly<Record<string, Proof>>;
