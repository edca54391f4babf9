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
