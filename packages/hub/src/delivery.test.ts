import { expect, test } from "vitest";
import type { Connection } from "./connection.ts";
import { Delivery } from "./delivery.ts";
import { OutgoingMessage } from "./outgoing-message.ts";

/** Connections that take `ms` milliseconds for each message. */
function slow(count: number, ms: number): { targets: Connection[]; log: string[] } {
  const log: string[] = [];
  const write = (name: number) => (message: OutgoingMessage) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
    log.push(`${name} ${message.text}`);
  };
  return { targets: Array.from({ length: count }, (_, name) => ({ write: write(name) }) as unknown as Connection), log };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("to a few connections a message goes at once", () => {
  const { targets, log } = slow(3, 0);
  new Delivery().send(targets, new OutgoingMessage("a"));
  expect(log).toEqual(["0 a", "1 a", "2 a"]);
});

test("to many it goes in slices, between which others have their turn", async () => {
  const { targets, log } = slow(400, 0.1);
  new Delivery().send(targets, new OutgoingMessage("a"));
  expect(log).toHaveLength(0);
  const seen: number[] = [];
  while (log.length < 400) {
    await turn();
    seen.push(log.length);
  }
  // 40 ms of work in slices of 10 ms, each looked at every 32 connections.
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(log).toEqual(targets.map((_, name) => `${name} a`));
});

test("no message overtakes another on its way to one connection", async () => {
  const { targets, log } = slow(200, 0.1);
  const [first] = targets;
  if (!first) throw new Error("no connection");
  const delivery = new Delivery();
  delivery.send(targets, new OutgoingMessage("a"));
  delivery.sendOne(first, new OutgoingMessage("b"));
  await turn();
  delivery.send([first], new OutgoingMessage("c"));
  delivery.send(targets, new OutgoingMessage("d"));
  while (log.length < 402) await turn();
  expect(log.filter((line) => line.startsWith("0 "))).toEqual(["0 a", "0 b", "0 c", "0 d"]);
  await turn();
  delivery.sendOne(first, new OutgoingMessage("e"));
  expect(log.at(-1)).toBe("0 e");
});
