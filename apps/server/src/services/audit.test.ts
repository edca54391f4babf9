import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { recordAct } from "./audit.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe("the audit table", () => {
  it("keeps who did what to what", async () => {
    const actor = randomUUID();
    await recordAct(createDb(database.pool), { actor, act: "account.role", subject: "account:1", details: { role: "administrator" } });
    const { rows } = await database.pool.query("select actor, act, subject, details, at from audit");
    expect(rows).toEqual([
      { actor, act: "account.role", subject: "account:1", details: { role: "administrator" }, at: expect.any(Date) as Date },
    ]);
  });

  it("goes with the act: an act that is undone leaves no entry", async () => {
    const db = createDb(database.pool);
    const act = db.transaction().execute(async (tx) => {
      await recordAct(tx, { actor: undefined, act: "undone", subject: "account:2" });
      throw new Error("undone");
    });
    await expect(act).rejects.toThrow("undone");
    expect((await database.pool.query("select from audit where act = 'undone'")).rowCount).toBe(0);
  });

  it.each(["update audit set act = 'x'", "delete from audit", "truncate audit"])("refuses to be changed: %s", async (statement) => {
    await recordAct(createDb(database.pool), { actor: undefined, act: "final", subject: "account:3" });
    await expect(database.pool.query(statement)).rejects.toThrow("audit rows are never changed or removed");
  });
});
