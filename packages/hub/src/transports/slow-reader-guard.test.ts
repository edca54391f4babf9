import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { fakeRuntime, FakeClient } from "../testing/fake-client.ts";
import { SlowReaderGuard } from "./slow-reader-guard.ts";

test("a client that takes nothing of what waits for it is cut after 30 s; one that takes a little now and then is not", () => {
  const [stalled, slow] = [FakeClient.connected(fakeRuntime()), FakeClient.connected(fakeRuntime())];
  const socket = Object.assign(new Duplex({ write: () => {} }), { bytesWritten: 50_000 });
  const taking = Object.assign(new Duplex({ write: () => {} }), { bytesWritten: 50_000 });
  const [guardOfStalled, guardOfSlow] = [new SlowReaderGuard(stalled.connection), new SlowReaderGuard(slow.connection)];
  for (let now = 0; now <= 30_000; now += 1_000) {
    guardOfStalled.check(socket, now);
    taking.bytesWritten += 1;
    guardOfSlow.check(taking, now);
  }
  expect(stalled.ended).toBeUndefined();
  guardOfStalled.check(socket, 30_001);
  expect(stalled.ended).toBe("terminated");
  expect(stalled.connection.closeReason?.message).toBe("The client reads too slowly.");
  expect(slow.ended).toBeUndefined();
});
