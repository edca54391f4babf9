import { describe, expect, it } from "vitest";
import { createConnectionCounter } from "./connection-counter.ts";

const open = (counter: ReturnType<typeof createConnectionCounter>, count: number) => Array.from({ length: count }, () => counter.open());

describe("the connections of a process", () => {
  it("are reported as whole numbers", () => {
    const counter = createConnectionCounter();
    const [first] = open(counter, 3);
    if (first) counter.end(first);
    expect(counter.report()).toEqual({ sequence: 1, connected: 2, alreadyEnded: 0, ended: 1 });
    expect(counter.report()).toEqual({ sequence: 2, connected: 2, alreadyEnded: 0, ended: 1 });
  });

  it("end once, however often that is reported", () => {
    const counter = createConnectionCounter();
    const connection = counter.open();
    counter.end(connection);
    counter.end(connection);
    expect(counter.report()).toMatchObject({ connected: 0, ended: 1 });
  });

  it("are connected again after a lost lease, and not ended a second time", () => {
    const counter = createConnectionCounter();
    const connections = open(counter, 3);
    counter.confirm(counter.report().sequence);
    counter.leaseLost(1);
    expect(counter.report()).toMatchObject({ connected: 3, alreadyEnded: 3, ended: 0 });
    for (const connection of connections) counter.end(connection);
    expect(counter.report()).toMatchObject({ connected: 0, alreadyEnded: 0, ended: 0 });
  });

  it("that came after the last report of a lost lease end for the first time", () => {
    const counter = createConnectionCounter();
    const [held] = open(counter, 2);
    counter.confirm(counter.report().sequence);
    const [late] = open(counter, 2);
    if (held) counter.end(held);
    if (late) counter.end(late);
    counter.leaseLost(1);
    expect(counter.report()).toMatchObject({ connected: 2, alreadyEnded: 1, ended: 1 });
  });

  it("that an unconfirmed report held count as the lease says, reached or not", () => {
    for (const last of [1, 2]) {
      const counter = createConnectionCounter();
      open(counter, 1);
      counter.confirm(counter.report().sequence);
      const [second] = open(counter, 1);
      counter.report(); // its answer is lost
      if (second) counter.end(second);
      counter.leaseLost(last);
      expect(counter.report()).toMatchObject({ connected: 1, alreadyEnded: 1, ended: last === 1 ? 1 : 0 });
    }
  });

  it("stay counted when a new lease is lost before its first report", () => {
    const counter = createConnectionCounter();
    open(counter, 1);
    counter.confirm(counter.report().sequence);
    const [late] = open(counter, 1);
    if (late) counter.end(late);
    counter.leaseLost(1);
    counter.leaseLost(0);
    expect(counter.report()).toMatchObject({ connected: 1, alreadyEnded: 1, ended: 1 });
  });

  it("are taken as last confirmed where no one knows the lease any more", () => {
    const counter = createConnectionCounter();
    open(counter, 1);
    counter.confirm(counter.report().sequence);
    open(counter, 1);
    counter.report();
    counter.leaseLost(undefined);
    expect(counter.report()).toMatchObject({ connected: 2, alreadyEnded: 1, ended: 0 });
  });
});
