import { expect, test } from "vitest";
import { buildTestApp, testApp } from "../../testing/test-app.ts";

const current = testApp(async () => {});

test("live and ready on a migrated database", async () => {
  const { app } = current();
  expect((await app.inject("/healthz")).json()).toEqual({ status: "ok", reasons: [] });
  const ready = await app.inject("/readyz");
  expect(ready.statusCode).toBe(200);
  expect(ready.headers["cache-control"]).toBe("no-store");
});

test("not ready while a migration is pending", async () => {
  const { app, db } = current();
  await db.schema.alterTable("kysely_migration").renameTo("away").execute();
  try {
    const response = await app.inject("/readyz");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: "unavailable", reasons: ["migrations"] });
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  } finally {
    await db.schema.alterTable("away").renameTo("kysely_migration").execute();
  }
});

test("ready without a database where the portal lives on an upstream", async () => {
  const app = await buildTestApp({});
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  expect((await app.inject("/api/article/getbyslug?slug=x")).statusCode).toBe(404);
  expect((await app.inject("/btc")).statusCode).toBe(200);
});
