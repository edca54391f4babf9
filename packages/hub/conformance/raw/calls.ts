import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { ask, invocation, lines, streamInvocation } from "../wires/wire.ts";
import { expectCloseByError, type Proof } from "./lab.ts";

const headers = { Foo: "Bar" };

export const callProofs = {
  "non-blocking-silent": async ({ open }) => {
    const wire = await open();
    const calls = ["Echo", "DoNothing", "ThrowException", "ThrowHubException", "Stream", "Nowhere"];
    await wire.send(calls.map((target) => invocation(undefined, target, "x")).join(""));
    await wire.send(lines({ type: 1, invocationId: null, target: "Echo", arguments: ["x"] }));
    expect(await ask(wire, "Echo", "the next message")).toBe("the next message");
    await sleep(50);
    expect(wire.inbox.takeAll()).toEqual([]);
  },
  "id-as-chosen": async ({ open }) => {
    const wire = await open();
    for (const id of ["", "0", " ", "ưng ý 💡", "__proto__", "constructor", '"', "x".repeat(500)]) {
      await wire.send(invocation(id, "Echo", 1));
      expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: id, result: 1 });
    }
  },
  "id-of-both-sides": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation("1", "InvokeClientResult", "Mirror", "x"));
    const { invocationId } = (await wire.inbox.next()) as { invocationId: string };
    await wire.send(invocation(invocationId, "Echo", "mine"));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId, result: "mine" });
    await wire.send(lines({ type: 3, invocationId, result: "yours" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: "yours" });
  },
  "id-in-use": async ({ open }) => {
    for (const second of [invocation("1", "Echo", 1), streamInvocation("1", "Stream")]) {
      const wire = await open();
      await wire.send(invocation("1", "WaitForCancel"));
      await wire.send(second);
      await expectCloseByError(wire);
    }
  },
  "single-result-no-items": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation("1", "Echo", [1, 2, 3]));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: [1, 2, 3] });
    expect(await ask(wire, "Echo", "next")).toBe("next");
  },
  "null-is-a-result": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation("1", "DoNothing") + invocation("2", "ReturnNull"));
    expect(await wire.inbox.next()).toStrictEqual({ type: 3, invocationId: "1" });
    expect(await wire.inbox.next()).toStrictEqual({ type: 3, invocationId: "2", result: null });
  },
  "error-without-result": async ({ open }) => {
    const wire = await open();
    for (const target of ["ThrowException", "ThrowHubException", "Nowhere", "Stream"]) {
      await wire.send(invocation("1", target, "x"));
      expect(await wire.inbox.next()).toStrictEqual({ type: 3, invocationId: "1", error: expect.stringContaining(target) as string });
    }
  },
  "message-headers": async ({ open }) => {
    const wire = await open();
    await wire.send(lines({ type: 1, headers, invocationId: "1", target: "StreamingConcat", arguments: [], streamIds: ["s"] }));
    await wire.send(lines({ type: 2, headers, invocationId: "s", item: "a" }, { type: 3, headers, invocationId: "s" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: "a" });
    await wire.send(lines({ type: 4, headers, invocationId: "2", target: "Ticks", arguments: [10_000] }));
    expect(await wire.inbox.next()).toEqual({ type: 2, invocationId: "2", item: 0 });
    await wire.send(lines({ type: 5, headers, invocationId: "2" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "2" });
    await wire.send(lines({ type: 7, headers }));
    await wire.inbox.ended();
  },
  "cancel-call": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation("1", "WaitForCancel") + invocation("2", "WaitForCancel"));
    await wire.send(lines({ type: 5, invocationId: "2" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "2", result: "cancelled" });
    await wire.send(lines({ type: 5, invocationId: "1" }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: "cancelled" });
  },
  "cancel-unknown": async ({ open }) => {
    const wire = await open();
    expect(await ask(wire, "Echo", 1)).toBe(1);
    await wire.send(lines({ type: 5, invocationId: "unknown" }, { type: 5, invocationId: "ask Echo" }));
    expect(await ask(wire, "Echo", 2)).toBe(2);
  },
} as const satisfies Readonly<Record<string, Proof>>;
