import { expect, it } from "vitest";
import { readTraffic } from "./traffic.ts";

it("reads a pair of counts, and nothing else", () => {
  expect(readTraffic({ connectedCount: 3, disConnectedCount: 0, more: true })).toEqual({ connectedCount: 3, disConnectedCount: 0 });
  for (const message of [
    undefined,
    null,
    "3",
    [3, 0],
    {},
    { connectedCount: 3 },
    { connectedCount: "3", disConnectedCount: 0 },
    { connectedCount: -1, disConnectedCount: 0 },
    { connectedCount: 1.5, disConnectedCount: 0 },
    { connectedCount: Number.NaN, disConnectedCount: 0 },
  ])
    expect(readTraffic(message)).toBeUndefined();
});
