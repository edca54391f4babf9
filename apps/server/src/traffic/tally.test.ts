import { describe, expect, it } from "vitest";
import { createTally } from "./tally.ts";

const open = (tally: ReturnType<typeof createTally>, count: number) => Array.from({ length: count }, () => tally.open());

describe("the connections of a process", () => {
  it("are reported as whole numbers", () => {
    const tally = createTally();
    const [first] = open(tally, 3);
    if (first) tally.end(first);
    expect(tally.report()).toEqual({ sequence: 1, connected: 2, alreadyEnded: 0, ended: 1 });
    expect(tally.report()).toEqual({ sequence: 2, connected: 2, alreadyEnded: 0, ended: 1 });
  });

  it("end once, however often they are said to", () => {
    const tally = createTally();
    const connection = tally.open();
    tally.end(connection);
    tally.end(connection);
    expect(tally.report()).toMatchObject({ connected: 0, ended: 1 });
  });

  it("are connected again after a lost lease, and not ended a second time", () => {
    const tally = createTally();
    const connections = open(tally, 3);
    tally.confirm(tally.report().sequence);
    tally.lose(1);
    expect(tally.report()).toMatchObject({ connected: 3, alreadyEnded: 3, ended: 0 });
    for (const connection of connections) tally.end(connection);
    expect(tally.report()).toMatchObject({ connected: 0, alreadyEnded: 0, ended: 0 });
  });

  it("that came after the last report of a lost lease end for the first time", () => {
    const tally = createTally();
    const [held] = open(tally, 2);
    tally.confirm(tally.report().sequence);
    const [late] = open(tally, 2);
    if (held) tally.end(held);
    if (late) tally.end(late);
    tally.lose(1);
    expect(tally.report()).toMatchObject({ connected: 2, alreadyEnded: 1, ended: 1 });
  });

  it("that an unconfirmed report held count as the lease says, reached or not", () => {
    for (const last of [1, 2]) {
      const tally = createTally();
      open(tally, 1);
      tally.confirm(tally.report().sequence);
      const [second] = open(tally, 1);
      tally.report(); // its answer is lost
      if (second) tally.end(second);
      tally.lose(last);
      expect(tally.report()).toMatchObject({ connected: 1, alreadyEnded: 1, ended: last === 1 ? 1 : 0 });
    }
  });

  it("stay counted when a new lease is lost before its first report", () => {
    const tally = createTally();
    open(tally, 1);
    tally.confirm(tally.report().sequence);
    const [late] = open(tally, 1);
    if (late) tally.end(late);
    tally.lose(1);
    tally.lose(0);
    expect(tally.report()).toMatchObject({ connected: 1, alreadyEnded: 1, ended: 1 });
  });

  it("are taken as last confirmed where nobody knows the lease any more", () => {
    const tally = createTally();
    open(tally, 1);
    tally.confirm(tally.report().sequence);
    open(tally, 1);
    tally.report();
    tally.lose(undefined);
    expect(tally.report()).toMatchObject({ connected: 2, alreadyEnded: 1, ended: 0 });
  });
});
