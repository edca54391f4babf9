import { expect, it } from "vitest";
import { createParameters, loadParameters, parameterValue } from "./parameters.ts";
import { testHttp } from "./test-page.ts";

it("begins empty, with the representative value of 6 (specification §9)", () => {
  expect(createParameters()).toEqual({ paras: [], representative: 6 });
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

it("finds a value by its key; the representative value of the list goes before 6", async () => {
  const state = createParameters();
  const parameter = (key: string, value: string) => ({ type: 2, key, value });
  await loadParameters(state, testHttp({ success: true, data: [parameter("hotline", "024"), parameter("representative", "8")] }).http);
  expect([parameterValue(state, "hotline"), parameterValue(state, "none"), state.representative]).toEqual(["024", undefined, 8]);
  await loadParameters(state, testHttp({ success: true, data: [parameter("representative", "sáu")] }).http);
  expect(state.representative).toBe(6);
});
