import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Busy } from "./bounded-queue.ts";
import { fairQueue } from "./fair-queue.ts";

/** A queue whose tasks end when the test ends them. */
function open(atOnce: number, places: number) {
  const queue = fairQueue(atOnce, places);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (name: string, network: string, signal?: AbortSignal): void => {
    const task = async (): Promise<void> => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    };
    queue
      .run(task, { network, signal })
      .catch((error: unknown) => refused.push(error instanceof Busy ? name : `${name}: ${String(error)}`));
  };
  /** Ends the task that has run longest. */
  const endOne = async (): Promise<void> => {
    ends.shift()?.();
    await nextTurn();
  };
  return { queue, started, refused, ask, endOne };
}
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a queue that networks share", () => {
  it("runs so many at once, and the others in the networks' turns", async () => {
    const { queue, started, ask, endOne } = open(2, 10);
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) ask(name, "a");
    ask("b1", "b");
    ask("c1", "c");
    ask("b2", "b");
    await nextTurn();
    expect([queue.running, queue.waiting]).toEqual([2, 6]);
    for (let turn = 0; turn < 6; turn += 1) await endOne();
    expect(started).toEqual(["a1", "a2", "a3", "b1", "c1", "a4", "b2", "a5"]);
  });

  it("lets one network have all places while no other asks, and refuses what is more", async () => {
    const { queue, refused, ask } = open(1, 4);
    for (const name of ["1", "2", "3", "4", "5", "6"]) ask(name, "office");
    await nextTurn();
    expect([queue.waiting, queue.refused, refused]).toEqual([4, 1, ["6"]]);
  });

  it("says beforehand whom it would refuse, and counts that", async () => {
    const { queue, refused, ask } = open(1, 2);
    expect(queue.refuses("flood")).toBe(false);
    ask("f1", "flood");
    expect(queue.refuses("flood")).toBe(false);
    ask("f2", "flood");
    ask("f3", "flood");
    await nextTurn();
    expect([queue.refuses("flood"), queue.refuses("visitor"), queue.refused]).toEqual([true, false, 1]);
    ask("f4", "flood");
    ask("v1", "visitor");
    await nextTurn();
    expect([refused.toSorted(), queue.waiting, queue.refuses("visitor")]).toEqual([["f3", "f4"], 2, true]);
  });

  it("gives a newcomer the last place of the network that has most, until both have alike", async () => {
    const { queue, started, refused, ask, endOne } = open(1, 4);
    for (const name of ["f1", "f2", "f3", "f4", "f5"]) ask(name, "flood");
    ask("v1", "visitor");
    ask("v2", "visitor");
    ask("v3", "visitor");
    await nextTurn();
    expect(refused.toSorted()).toEqual(["f4", "f5", "v3"]);
    expect(queue.waiting).toBe(4);
    for (let turn = 0; turn < 5; turn += 1) await endOne();
    expect(started).toEqual(["f1", "f2", "v1", "f3", "v2"]);
  });

  it("drops what no one waits for any more before it starts, and not what is under way", async () => {
    const { queue, started, refused, ask, endOne } = open(1, 2);
    const [running, gone] = [new AbortController(), new AbortController()];
    ask("running", "a", running.signal);
    ask("gone", "a", gone.signal);
    ask("stays", "a");
    running.abort();
    gone.abort(new Error("left"));
    await nextTurn();
    expect([queue.waiting, queue.dropped, queue.refused]).toEqual([1, 1, 0]);
    ask("late", "a", gone.signal);
    await endOne();
    expect(started).toEqual(["running", "stays"]);
    expect(refused).toEqual(["gone: Error: left", "late: Error: left"]);
  });

  it("goes on after a task that failed", async () => {
    const queue = fairQueue(1, 1);
    const turn = { network: "a", signal: undefined };
    const first = queue.run(() => Promise.reject(new Error("broken")), turn);
    const second = queue.run(async () => "whole", turn);
    await expect(first).rejects.toThrow("broken");
    await expect(second).resolves.toBe("whole");
  });

  it("never holds more than it may, loses no task, and turns no one away who has clearly less than another", async () => {
    const network = fc.constantFrom("a", "b", "c");
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant("ask" as const), network }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("end" as const), network }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave" as const), network }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(step, { maxLength: 40 }),
        async (atOnce, places, steps) => {
          const { queue, started, refused, ask, endOne } = open(atOnce, places);
          const left: AbortController[] = [];
          const names: string[] = [];
          for (const { kind, network: by } of steps) {
            if (kind === "end") await endOne();
            else if (kind === "leave") left.shift()?.abort();
            else {
              const gone = new AbortController();
              left.push(gone);
              names.push(`${by}-${names.length}-`);
              ask(names.at(-1) ?? "", by, gone.signal);
            }
            await nextTurn();
            expect(queue.running).toBeLessThanOrEqual(atOnce);
            expect(queue.waiting).toBeLessThanOrEqual(places);
            expect(queue.running < atOnce && queue.waiting > 0).toBe(false);
            expect(started.length + refused.length + queue.waiting).toBe(names.length);
            const waiting = names.filter(
              (name) => !started.includes(name) && !refused.some((one) => one.startsWith(`${name}:`) || one === name),
            );
            const shares = ["a", "b", "c"].map((one) => waiting.filter((name) => name.startsWith(one)).length);
            // Who was just turned away has hardly less than who has most.
            const last = names.at(-1);
            if (kind === "ask" && last !== undefined && refused.includes(last))
              expect(Math.max(...shares) - waiting.filter((name) => name.startsWith(by)).length).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});
