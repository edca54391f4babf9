import { expect, it } from "vitest";
import { createPublicIp, loadPublicIp } from "./public-ip.ts";
import { testHttp } from "./testing/page.ts";

it("is what our own server answers", async () => {
  const state = createPublicIp();
  expect(state.ip).toBe("");
  const { http, paths } = testHttp({ ip: "192.0.2.7" });
  await loadPublicIp(state, http);
  expect([state.ip, paths]).toEqual(["192.0.2.7", ["public-ip"]]);
});

it("stays empty where the lookup fails, which is logged only (specification §8)", async () => {
  const state = createPublicIp();
  const { http, logged } = testHttp(new TypeError("down"));
  await loadPublicIp(state, http);
  expect([state.ip, logged.length]).toEqual(["", 1]);
});
