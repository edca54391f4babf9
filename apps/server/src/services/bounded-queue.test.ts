import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Busy, boundedQueue } from "./bounded-queue.ts";

describe("a bounded queue", () => {
  it("runs a few at once, lets some wait in order, refuses the rest, and is free again afterwards", async () => {
    const queue = boundedQueue(2, 3);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const task = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(20);
      order.push(index);
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => queue.run(task(index))));
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => "fulfilled"),
      ...Array.from({ length: 3 }, () => "rejected"),
    ]);
    expect((results[5] as PromiseRejectedResult).reason).toBeInstanceOf(Busy);
    expect([most, order, queue.refused]).toEqual([2, [0, 1, 2, 3, 4], 3]);
    await Promise.all([queue.run(task(9)), queue.run(task(10))]);
    expect(order.slice(5)).toEqual([9, 10]);
  });

  it("a task that fails makes room too", async () => {
    const queue = boundedQueue(1, 1);
    const failing = () => queue.run(() => Promise.reject(new Error("no")));
    expect((await Promise.allSettled([failing(), failing()])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await queue.run(async () => "free")).toBe("free");
  });
});
