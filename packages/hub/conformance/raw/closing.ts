/** Pings and Close. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { RECORD_SEPARATOR } from "../../src/protocol/json-codec.ts";
import { ask, invocation, lines, streamInvocation } from "../wires/wire.ts";
import { departure, type Proof, untilEnd } from "./lab.ts";

const ping = { type: 6 };
/** Milliseconds, half of those after which "/quick" ends who is silent. */
const IN_TIME = 200;

export const closingProofs = {
  "ping-sent": async ({ open }) => {
    const { inbox } = await open("/pinging");
    expect(await inbox.nextOfAll()).toStrictEqual(ping);
    const first = performance.now();
    expect(await inbox.nextOfAll()).toStrictEqual(ping);
    expect(performance.now() - first).toBeGreaterThan(200);
  },
  "ping-only-when-idle": async ({ open }) => {
    const { inbox, send } = await open("/pinging");
    await send(streamInvocation("1", "Ticks", 20));
    await sleep(1_000);
    const messages = inbox.takeAll();
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter(({ type }) => type === 6)).toEqual([]);
  },
  "ping-unanswered": async ({ open }) => {
    const wire = await open();
    await wire.send(lines(ping, ping));
    expect(await ask(wire, "Echo", "next")).toBe("next");
    expect(wire.inbox.takeAll()).toEqual([]);
  },
  "ping-keeps": async ({ open }) => {
    for (;;) {
      const wire = await open("/quick");
      let [latest, longest] = [performance.now(), 0];
      const note = (): void => {
        const now = performance.now();
        [latest, longest] = [now, Math.max(longest, now - latest)];
      };
      const answer = async (): Promise<unknown> => {
        for (let count = 0; count < 12; count += 1) {
          await sleep(80);
          await wire.send(lines(ping));
          note();
        }
        return ask(wire, "Echo", "still here");
      };
      const answered = await answer().catch((error: unknown) => error);
      note();
      // A busy machine may have pinged too late, or seen it too late: that shows nothing.
      if (longest <= IN_TIME || answered === "still here") return expect(answered).toBe("still here");
    }
  },
  "silence-ends": async ({ open }) => {
    const wire = await open("/quick");
    const { messages } = await untilEnd(wire);
    expect(messages).toEqual([{ type: 7, error: expect.stringContaining("timeout") as string }]);
  },

  "close-by-error": async ({ open }) => {
    const wire = await open();
    await wire.send(`{"secret": nonsense}${RECORD_SEPARATOR}`);
    const { messages } = await untilEnd(wire);
    expect(messages).toStrictEqual([{ type: 7, error: "Connection closed with an error." }]);
  },
  "close-by-method": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation(undefined, "Abort"));
    const { messages } = await untilEnd(wire);
    expect(messages).toStrictEqual([{ type: 7 }]);
  },
  "close-by-shutdown": async ({ open, site }) => {
    const wire = await open("/restarted");
    // Time for a client that polls to have its next poll under way.
    await sleep(50);
    const restarted = site.restart("/restarted");
    expect(await wire.inbox.next()).toStrictEqual({ type: 7, allowReconnect: true });
    await restarted;
    await wire.inbox.ended();
    await open("/restarted");
  },
  "close-by-client": async ({ open }) => {
    for (const [message, reason] of [
      [{ type: 7 }, null],
      [{ type: 7, error: "out of memory" }, expect.stringContaining("out of memory")],
    ] as const) {
      const [watcher, leaver] = [await open(), await open()];
      await ask(watcher, "Watch");
      await leaver.send(lines(message));
      expect(await departure(watcher, leaver.connectionId)).toEqual(reason);
      expect((await untilEnd(leaver)).messages).toEqual([]);
    }
  },
  "close-last": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation(undefined, "SendMany", 20, 1_000) + invocation(undefined, "Abort") + invocation("9", "Echo", "too late"));
    const { messages } = await untilEnd(wire);
    expect(messages.slice(0, 20).map(({ arguments: args }) => (args as unknown[])[0])).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    );
    expect(messages.slice(20)).toStrictEqual([{ type: 7 }]);
  },
} as const satisfies Readonly<Record<string, Proof>>;
