import { Buffer } from "node:buffer";
import { once } from "node:events";
import { expect } from "vitest";
import { negotiate } from "../wires/http.ts";
import { openWebSocket, upgradeStatus } from "../wires/web-socket-wire.ts";
import { ask, HANDSHAKE, invocation, lines } from "../wires/wire.ts";
import { departure, type Proof } from "./lab.ts";

export const socketProofs = {
  "socket-unknown-id": async ({ url }) => {
    expect(await upgradeStatus(`${url()}?id=unknown`)).toBe(404);
  },
  "socket-second": async ({ open }) => {
    const wire = await open();
    expect(await upgradeStatus(wire.url)).toBe(409);
    expect(await ask(wire, "Echo", "the first goes on")).toBe("the first goes on");
  },
  "socket-text": async ({ url }) => {
    const { socket, send } = await openWebSocket(url(), {});
    const kinds: boolean[] = [];
    socket.on("message", (_, isBinary) => kinds.push(isBinary));
    await send(HANDSHAKE);
    await once(socket, "message");
    await send(invocation("1", "Echo", 1));
    await once(socket, "message");
    socket.terminate();
    expect(kinds).toEqual([false, false]);
  },
  "socket-binary": async ({ url }) => {
    const { socket, inbox } = await openWebSocket(url(), {});
    socket.send(HANDSHAKE, { binary: true });
    expect(await inbox.next()).toEqual({});
    socket.send(invocation("1", "Echo", "ữ"), { binary: true });
    expect(await inbox.next()).toEqual({ type: 3, invocationId: "1", result: "ữ" });
    socket.terminate();
  },
  "socket-fragments": async ({ open }) => {
    const wire = await open();
    const bytes = Buffer.from(invocation("1", "Echo", "Đường phố"));
    await wire.sendPieces([bytes.subarray(0, 10), bytes.subarray(10, 43), bytes.subarray(43)]);
    expect(await wire.inbox.next()).toEqual({ type: 3, invocationId: "1", result: "Đường phố" });
  },
  "socket-oversize": async ({ open }) => {
    // Beyond the limit of a message, and of what is received at all.
    for (const length of [2_000, 10_000]) {
      const wire = await open("/small");
      await wire.send("x".repeat(length));
      expect(await wire.inbox.ended()).toEqual({ code: 1009 });
    }
  },
  "socket-invalid-utf8": async ({ open }) => {
    const wire = await open();
    await wire.send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d, 0x1e]));
    expect(await wire.inbox.ended()).toEqual({ code: 1007 });
  },
  "socket-error": async ({ open }) => {
    const wire = await open();
    await wire.send("nonsense\u001e");
    const { code } = await wire.inbox.ended();
    expect(code).toBeGreaterThan(1000);
  },
  "socket-in-order": async ({ url, open }) => {
    const watcher = await open();
    await ask(watcher, "Watch");
    const leaver = await open();
    await leaver.send(lines({ type: 7 }));
    expect(await leaver.inbox.ended()).toEqual({ code: 1000 });
    const aborted = await open();
    await aborted.send(invocation(undefined, "Abort"));
    expect(await aborted.inbox.ended()).toEqual({ code: 1000 });
    const negotiated = await negotiate(url());
    const { socket, inbox } = await openWebSocket(`${url()}?id=${negotiated.token}`, {});
    socket.send(HANDSHAKE);
    await inbox.next();
    socket.close(1000);
    expect(await inbox.ended()).toEqual({ code: 1000 });
    expect(await departure(watcher, negotiated.connectionId)).toBeNull();
  },
  "socket-no-status": async ({ url }) => {
    const { socket, inbox } = await openWebSocket(url(), {});
    socket.send(HANDSHAKE);
    await inbox.next();
    socket.close();
    expect(await inbox.ended()).toEqual({ code: 1000 });
  },
  "socket-fails": async ({ url }) => {
    expect(await upgradeStatus(url("/broken"))).toBe(500);
  },
} as const satisfies Readonly<Record<string, Proof>>;
