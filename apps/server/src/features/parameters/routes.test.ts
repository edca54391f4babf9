import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const current = testApp(async () => {});

test("lists the parameters of a type in their order", async () => {
  const { app, db } = current();
  await db
    .insertInto("parameter")
    .values([
      { type: 2, key: "b", value: "2", position: 1, content_hash: "" },
      { type: 2, key: "a", value: "6", name: "Hệ số", position: 2, content_hash: "" },
      { type: 3, key: "c", value: "x", content_hash: "" },
    ])
    .execute();
  const response = await app.inject("/api/paramaters/gets?type=2");
  expect(response.json()).toEqual({
    success: true,
    data: [
      { type: 2, key: "b", value: "2" },
      { type: 2, key: "a", value: "6", name: "Hệ số" },
    ],
    message: null,
    total: 2,
  });
  expect((await app.inject("/api/paramaters/gets?type=9")).json()).toMatchObject({ success: true, data: [], total: 0 });
});

test.each(["", "?type=", "?type=x", "?type=-1", "?type=1e99", "?type=1e999", "?type=Infinity", "?type=2&type=3", "?type[]=2"])(
  "refuses the query %j",
  async (query) => {
    const response = await current().app.inject(`/api/paramaters/gets${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ success: false, data: null, message: expect.stringContaining("type") });
  },
);
