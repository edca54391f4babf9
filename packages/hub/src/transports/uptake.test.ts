import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { fakeHost, FakeClient } from "../fake-client.ts";
import { Uptake } from "./uptake.ts";

test("a client that takes nothing of what waits for it is cut after 30 s; one that takes a little now and then is not", () => {
  const [deaf, slow] = [FakeClient.greeted(fakeHost()), FakeClient.greeted(fakeHost())];
  const socket = Object.assign(new Duplex({ write: () => {} }), { bytesWritten: 50_000 });
  const taking = Object.assign(new Duplex({ write: () => {} }), { bytesWritten: 50_000 });
  const [uptakeOfDeaf, uptakeOfSlow] = [new Uptake(deaf.connection), new Uptake(slow.connection)];
  for (let now = 0; now <= 30_000; now += 1_000) {
    uptakeOfDeaf.look(socket, now);
    taking.bytesWritten += 1;
    uptakeOfSlow.look(taking, now);
  }
  expect(deaf.ended).toBeUndefined();
  uptakeOfDeaf.look(socket, 30_001);
  expect(deaf.ended).toBe("cut");
  expect(deaf.connection.cause?.message).toBe("The client reads too slowly.");
  expect(slow.ended).toBeUndefined();
});
