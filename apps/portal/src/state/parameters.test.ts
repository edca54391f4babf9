import { expect, it } from "vitest";
import { createParameters, loadParameters, parameterValue } from "./parameters.ts";
import { testHttp } from "./testing/page.ts";

it("begins empty", () => {
  expect(createParameters()).toEqual({ paras: [] });
});

it("is the answer of GET /paramaters/gets?type=2 (specification §7)", async () => {
  const state = createParameters();
  const data = [{ type: 2, key: "hotline", value: "024 0000 0000" }];
  const { http, paths } = testHttp({ success: true, data, message: null, total: 1 });
  await loadParameters(state, http);
  expect(state.paras).toEqual(data);
  expect(paths).toEqual(["paramaters/gets?type=2"]);
});

it("stays as it is where the call fails, which is logged only (specification §8)", async () => {
  const state = createParameters();
  const { http, logged } = testHttp(new TypeError("down"));
  await loadParameters(state, http);
  expect(state.paras).toEqual([]);
  expect(logged).toHaveLength(1);
});

it("finds a value by its key", async () => {
  const state = createParameters();
  await loadParameters(state, testHttp({ success: true, data: [{ type: 2, key: "hotline", value: "024" }] }).http);
  expect([parameterValue(state, "hotline"), parameterValue(state, "none")]).toEqual(["024", undefined]);
});
