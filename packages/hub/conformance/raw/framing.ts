import { Buffer } from "node:buffer";
import { expect } from "vitest";
import { RECORD_SEPARATOR } from "../../src/protocol/json-codec.ts";
import { ask, invocation, lines, streamInvocation, type Wire } from "../wires/wire.ts";
import { expectCloseByError, type Proof, untilEnd } from "./lab.ts";

/** An Echo of exactly so many bytes, without its separator. */
const echoOf = (bytes: number): string => {
  const empty = invocation("1", "Echo", "").length - 1;
  return invocation("1", "Echo", "x".repeat(bytes - empty));
};

/** Each of them must end a connection of its own. */
const expectAllToEnd = async (open: () => Promise<Wire>, texts: readonly string[]): Promise<void> => {
  for (const text of texts) {
    const wire = await open();
    await wire.send(text);
    await expectCloseByError(wire);
  }
};

export const framingProofs = {
  "message-separator": async ({ open }) => {
    const wire = await open();
    await wire.send(invocation("1", "Echo", 1) + streamInvocation("2", "Stream") + invocation(undefined, "SendToCaller", "Event"));
    const seen = new Set<unknown>();
    while (seen.size < 3) {
      seen.add((await wire.inbox.next())["type"]);
      expect(wire.inbox.rest).toBe("");
    }
    expect(seen).toEqual(new Set([1, 2, 3]));
    await wire.send(invocation(undefined, "Abort"));
    const { messages } = await untilEnd(wire);
    expect(messages.at(-1)).toHaveProperty("type", 7);
    expect(wire.inbox.rest).toBe("");
  },
  "message-split": async ({ open }) => {
    const wire = await open();
    const bytes = Buffer.from(invocation("1", "Echo", "ữ💡"));
    await wire.sendPieces(Array.from({ length: bytes.length }, (_, index) => bytes.subarray(index, index + 1)));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: "ữ💡" });
    const [head, tail] = [invocation("2", "Echo", "a").slice(0, 20), invocation("2", "Echo", "a").slice(20)];
    await wire.send(head);
    await wire.send(tail + invocation("3", "Echo", "b").slice(0, 5));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "2", result: "a" });
    await wire.send(invocation("3", "Echo", "b").slice(5));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "3", result: "b" });
  },
  "message-several": async ({ open }) => {
    const wire = await open();
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await wire.send(numbers.map((number) => invocation(undefined, "Remember", number)).join(""));
    expect(await ask(wire, "Recall")).toEqual(numbers);
  },
  "message-largest": async ({ open }) => {
    const wire = await open("/small");
    await wire.send(echoOf(1_024));
    expect(await wire.inbox.next()).toMatchObject({ type: 3, invocationId: "1" });
  },
  "message-oversize": async ({ open }) => {
    const wire = await open("/small");
    await wire.send(echoOf(1_025));
    await expectCloseByError(wire);
  },
  "message-never-ending": async ({ open }) => {
    const wire = await open("/small");
    for (let sent = 0; sent < 40 && !wire.inbox.hasEnded; sent += 1) await wire.send("x".repeat(100)).catch(() => 0);
    await expectCloseByError(wire);
  },
  "property-case": async ({ open }) => {
    await expectAllToEnd(open, [
      lines({ Type: 1, invocationId: "1", target: "Echo", arguments: [1] }),
      lines({ type: 1, invocationId: "1", Target: "Echo", arguments: [1] }),
    ]);
  },
  "unknown-type": async ({ open }) => {
    const wire = await open();
    await wire.send(lines({ type: 8, sequenceId: 1 }, { type: 9, sequenceId: 1 }, { type: 99 }, { type: 0 }, { type: -1 }));
    expect(await ask(wire, "Echo", "still here")).toBe("still here");
  },
  "unknown-field": async ({ open }) => {
    const wire = await open();
    await wire.send(lines({ type: 1, invocationId: "1", target: "Echo", arguments: [1], trace: "x", error: 5 }));
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: 1 });
  },
  "error-not-json": async ({ open }) => {
    const texts = ["{", "nonsense", "[]", "[1]", "1", "null", '"text"', "", `{"type":1,}`];
    await expectAllToEnd(
      open,
      texts.map((text) => text + RECORD_SEPARATOR),
    );
  },
  "error-missing-field": async ({ open }) => {
    const messages = [
      {},
      { type: 1, arguments: [] },
      { type: 1, target: "Echo" },
      { type: 2, item: 1 },
      { type: 2, invocationId: "1" },
      { type: 3, result: 1 },
      { type: 4, target: "Stream", arguments: [] },
      { type: 4, invocationId: "1", arguments: [] },
      { type: 4, invocationId: "1", target: "Stream" },
      { type: 5 },
    ];
    await expectAllToEnd(
      open,
      messages.map((message) => lines(message)),
    );
  },
  "error-wrong-type": async ({ open }) => {
    const messages = [
      { type: "1", target: "Echo", arguments: [] },
      { type: 1, target: 7, arguments: [] },
      { type: 1, target: "Echo", arguments: {} },
      { type: 1, target: "Echo", arguments: "x" },
      { type: 1, invocationId: 7, target: "Echo", arguments: [] },
      { type: 1, target: "Echo", arguments: [], streamIds: "1" },
      { type: 1, target: "Echo", arguments: [], streamIds: [1] },
      { type: 3, invocationId: "1", error: {} },
      { type: 5, invocationId: null },
    ];
    await expectAllToEnd(
      open,
      messages.map((message) => lines(message)),
    );
  },
  "error-result-and-error": async ({ open }) => {
    await expectAllToEnd(open, [lines({ type: 3, invocationId: "1", result: 42, error: "It didn't work!" })]);
  },
  "error-spares-others": async ({ open }) => {
    const [bad, good] = [await open(), await open()];
    await bad.send(`nonsense${RECORD_SEPARATOR}`);
    await expectCloseByError(bad);
    expect(await ask(good, "Echo", "untouched")).toBe("untouched");
  },
} as const satisfies Readonly<Record<string, Proof>>;
