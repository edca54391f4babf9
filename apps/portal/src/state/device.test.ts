import { expect, it } from "vitest";
import { createDevice, showDevice } from "./device.ts";

it("is unknown until the browser has been read", () => {
  const state = createDevice();
  expect(state.info).toBeUndefined();
  const info = { clientId: "c", description: { browser: "Firefox", os: "Linux", deviceType: "Desktop" } } as const;
  showDevice(state, info);
  expect(state.info).toBe(info);
});
