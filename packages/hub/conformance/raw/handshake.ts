import { Buffer } from "node:buffer";
import { expect } from "vitest";
import { ask, HANDSHAKE, invocation, lines } from "../wires/wire.ts";
import { type Proof, untilEnd } from "./lab.ts";

const SILENT = { silent: true } as const;

export const handshakeProofs = {
  "handshake-accepted": async ({ open }) => {
    const { inbox, send } = await open("/testhub", SILENT);
    await send(HANDSHAKE);
    expect(await inbox.nextOfAll()).toEqual({});
    expect(inbox.rest).toBe("");
  },
  "handshake-unknown-protocol": async ({ open }) => {
    const wire = await open("/testhub", SILENT);
    await wire.send(lines({ protocol: "messagepack", version: 1 }));
    const { messages } = await untilEnd(wire);
    expect(messages).toEqual([{ error: expect.stringContaining("messagepack") as string }]);
  },
  "handshake-unknown-version": async ({ open }) => {
    const wire = await open("/testhub", SILENT);
    await wire.send(lines({ protocol: "json", version: 2 }));
    const { messages } = await untilEnd(wire);
    expect(messages).toEqual([{ error: expect.stringContaining("version 2") as string }]);
  },
  "handshake-first": async ({ open }) => {
    for (const first of [invocation("1", "Echo", "done"), lines({ type: 6 }), "\u001e", "nonsense\u001e"]) {
      const wire = await open("/testhub", SILENT);
      await wire.send(first + HANDSHAKE + invocation("2", "Echo", "done"));
      const { messages } = await untilEnd(wire);
      expect(messages).toEqual([{ error: expect.stringMatching(/handshake/i) as string }]);
    }
  },
  "handshake-late": async ({ open }) => {
    const wire = await open("/impatient", SILENT);
    const { messages } = await untilEnd(wire);
    expect(messages).toEqual([{ error: expect.stringMatching(/handshake/i) as string }]);
    await wire.send(HANDSHAKE).catch(() => 0);
    expect(wire.inbox.takeAll()).toEqual([]);
  },
  "handshake-never-ending": async ({ open }) => {
    const wire = await open("/small", SILENT);
    for (let sent = 0; sent < 40 && !wire.inbox.hasEnded; sent += 1) await wire.send("x".repeat(100)).catch(() => 0);
    const { messages } = await untilEnd(wire);
    expect(messages).toEqual([{ error: expect.stringMatching(/handshake/i) as string }]);
  },
  "handshake-split": async ({ open }) => {
    const wire = await open("/testhub", SILENT);
    for (const character of HANDSHAKE) await wire.send(character);
    expect(await wire.inbox.next()).toEqual({});
    const pieces = await open("/testhub", SILENT);
    await pieces.sendPieces(Array.from(HANDSHAKE, (character) => Buffer.from(character)));
    expect(await pieces.inbox.next()).toEqual({});
  },
  "handshake-and-messages": async ({ open }) => {
    const { inbox, send } = await open("/testhub", SILENT);
    await send(HANDSHAKE + invocation("1", "Echo", "first") + invocation("2", "Echo", "second"));
    expect(await inbox.next()).toEqual({});
    expect(await inbox.next()).toEqual({ type: 3, invocationId: "1", result: "first" });
    expect(await inbox.next()).toEqual({ type: 3, invocationId: "2", result: "second" });
  },
  "handshake-before-events": async ({ open }) => {
    const [waiting, sender] = [await open("/testhub", SILENT), await open()];
    await sender.send(invocation(undefined, "SendToAll", "Early"));
    expect(await sender.inbox.next()).toMatchObject({ target: "Early" });
    await waiting.send(HANDSHAKE);
    expect(await waiting.inbox.nextOfAll()).toEqual({});
    expect(await ask(waiting, "Echo", "next")).toBe("next");
  },
} as const satisfies Readonly<Record<string, Proof>>;
