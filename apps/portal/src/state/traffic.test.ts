import { expect, it } from "vitest";
import { createTraffic, onHubState, onTrafficMessage } from "./traffic.ts";

const counts = { connectedCount: 12, disConnectedCount: 345 };

it("knows no counts before the first message, then the latest", () => {
  const state = createTraffic();
  expect(state).toEqual({ connectedCount: undefined, disConnectedCount: undefined, hub: "Disconnected" });
  onTrafficMessage(state, { connectedCount: 1, disConnectedCount: 0 });
  onTrafficMessage(state, counts);
  expect(state).toMatchObject(counts);
});

it("is not changed by a message that is no pair of counts", () => {
  const state = createTraffic();
  onTrafficMessage(state, counts);
  for (const message of [undefined, null, {}, { connectedCount: "1", disConnectedCount: 2 }]) onTrafficMessage(state, message);
  expect(state).toMatchObject(counts);
});

it("forgets the counts when the connection is lost: old figures are not passed off as current", () => {
  const state = createTraffic();
  onHubState(state, "Connected");
  onTrafficMessage(state, counts);
  onHubState(state, "Reconnecting");
  expect(state).toEqual({ connectedCount: undefined, disConnectedCount: undefined, hub: "Reconnecting" });
});
