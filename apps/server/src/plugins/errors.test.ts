import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const current = testApp(async () => {});

test("an unknown call is answered in the envelope, with every method", async () => {
  for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
    const response = await current().app.inject({ method, url: "/api/khong-co?x=1" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, data: null, message: expect.stringContaining("/api/docs") });
  }
});

test("a request that does not meet the schema of its call is told what is wrong, and how to fix it", async () => {
  const messageFor = async (url: string): Promise<unknown> => {
    const response = await current().app.inject(url);
    expect(response.statusCode).toBe(400);
    return response.json().message;
  };
  expect(await messageFor("/api/paramaters/gets?type=hai")).toBe(
    'The query is not valid at /type: "type" has a value of the wrong type. Give a whole number.',
  );
  expect(await messageFor("/api/paramaters/gets")).toBe(
    'The query is not valid at /type: The field "type" is missing; nothing can stand in for it. Add "type".',
  );
  expect(await messageFor("/api/page?path=tin")).toBe(
    'The query is not valid at /path: "path" does not match ^/. Write it as that pattern says.',
  );
});

test("a broken escape is an unknown call", async () => {
  const response = await current().app.inject("/api/%ff");
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, data: null });
});

test("what the database says stays inside", async () => {
  const { app, db } = current();
  await db.schema.alterTable("parameter").renameTo("away").execute();
  try {
    const response = await app.inject("/api/paramaters/gets?type=2");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      success: false,
      data: null,
      message: "The server could not answer just now; ask again in a few seconds.",
    });
  } finally {
    await db.schema.alterTable("away").renameTo("parameter").execute();
  }
});
