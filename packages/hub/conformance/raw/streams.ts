import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { ask, invocation, lines, streamInvocation } from "../wires/wire.ts";
import { expectCloseByError, type Proof } from "./lab.ts";

export const streamProofs = {
  "stream-one-item-a-message": async ({ open }) => {
    const { inbox, send } = await open();
    await send(streamInvocation("1", "Stream"));
    for (const item of ["a", "b", "c"]) expect(await inbox.next()).toStrictEqual({ type: 2, invocationId: "1", item });
    expect(await inbox.next()).toStrictEqual({ type: 3, invocationId: "1" });
  },
  "stream-cancel-completes": async ({ open }) => {
    const wire = await open();
    await wire.send(streamInvocation("1", "Ticks", 5));
    expect(await wire.inbox.next()).toEqual({ type: 2, invocationId: "1", item: 0 });
    await wire.send(lines({ type: 5, invocationId: "1" }));
    let message = await wire.inbox.next();
    while (message["type"] === 2) message = await wire.inbox.next();
    expect(message).toStrictEqual({ type: 3, invocationId: "1" });
    await sleep(60);
    expect(await ask(wire, "Echo", "next")).toBe("next");
  },
  "upload-after-completion": async ({ open }) => {
    const wire = await open();
    await wire.send(
      lines({ type: 1, invocationId: "1", target: "TakeOne", arguments: [], streamIds: ["s"] }, { type: 2, invocationId: "s", item: 7 }),
    );
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: 7 });
    await wire.send(
      lines({ type: 2, invocationId: "s", item: 8 }, { type: 3, invocationId: "s" }, { type: 2, invocationId: "s", item: 9 }),
    );
    expect(await ask(wire, "Echo", "next")).toBe("next");
  },
  "upload-place": async ({ open }) => {
    const wire = await open();
    for (const args of [["x", "y"], []]) {
      await wire.send(lines({ type: 1, invocationId: "1", target: "ConcatAfter", arguments: args, streamIds: ["s"] }));
      expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", error: expect.stringContaining("ConcatAfter") as string });
    }
    await wire.send(
      lines(
        { type: 1, invocationId: "2", target: "ConcatAfter", arguments: ["> "], streamIds: ["s"] },
        { type: 2, invocationId: "s", item: "a" },
        { type: 3, invocationId: "s" },
      ),
    );
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "2", result: "> a" });
  },
  "upload-id-in-use": async ({ open }) => {
    const upload = (id: string, ...streamIds: readonly string[]): string =>
      lines({ type: 1, invocationId: id, target: "StreamingConcat", arguments: [], streamIds });
    for (const calls of [upload("1", "s") + upload("2", "s"), upload("1", "s", "s")]) {
      const wire = await open();
      await wire.send(calls);
      await expectCloseByError(wire);
    }
  },
  "client-result-gone": async ({ open }) => {
    const [asker, asked] = [await open("/leaving"), await open("/leaving")];
    await asker.send(invocation("1", "InvokeOtherClientResult", asked.connectionId, "Where"));
    expect(await asked.inbox.next()).toMatchObject({ type: 1, target: "Where" });
    asked.cut();
    expect(await asker.inbox.next()).toMatchObject({ type: 3, invocationId: "1", error: expect.stringContaining("gone") as string });
    await asker.send(invocation("2", "InvokeOtherClientResult", "unknown", "Where"));
    expect(await asker.inbox.next()).toMatchObject({
      type: 3,
      invocationId: "2",
      error: expect.stringContaining("not connected") as string,
    });
  },
  "client-result-id": async ({ open }) => {
    const { inbox, send } = await open();
    await send(invocation(undefined, "SendToCaller", "Notified", 1) + invocation(undefined, "InvokeClientResult", "Asked", 2));
    expect(await inbox.next()).toStrictEqual({ type: 1, target: "Notified", arguments: [1] });
    expect(await inbox.next()).toStrictEqual({
      type: 1,
      invocationId: expect.stringMatching(/./) as string,
      target: "Asked",
      arguments: [2],
    });
  },
  "completion-unknown": async ({ open }) => {
    const wire = await open();
    await wire.send(lines({ type: 3, invocationId: "unknown", result: 1 }, { type: 2, invocationId: "unknown", item: 1 }));
    expect(await ask(wire, "Echo", "still here")).toBe("still here");
  },
} as const satisfies Readonly<Record<string, Proof>>;
