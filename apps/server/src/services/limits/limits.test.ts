/** Real PostgreSQL: what counts is what several processes see. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb } from "../../database/db.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createLimits, deleteExpiredLimits } from "./limits.ts";
import { limitRules } from "./rules.ts";

const rules = { ...limitRules, loginNetwork: { per: "network", freeUses: 3, seconds: 1 } } as const;
let database: TestDatabase;
const open = () => createLimits(createDb(database.pool), rules);

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe("limits", () => {
  it("let as many attempts through as the rule says, then say how long to wait", async () => {
    const limits = open();
    for (let attempt = 1; attempt <= 3; attempt += 1) expect(await limits.consume("loginNetwork", "a")).toEqual({ ok: true });
    expect(await limits.consume("loginNetwork", "a")).toEqual({ ok: false, retryAfter: 1 });
    expect(await limits.consume("loginNetwork", "b")).toEqual({ ok: true });
    expect(await limits.consume("loginAccount", "a")).toEqual({ ok: true });
  });

  it("begin anew when the window is over, and being refused does not lengthen it", async () => {
    const limits = open();
    for (let attempt = 1; attempt <= 10; attempt += 1) await limits.consume("loginNetwork", "window");
    await sleep(1_050);
    expect(await limits.consume("loginNetwork", "window")).toEqual({ ok: true });
  });

  it("count together what several processes take at once", async () => {
    const [one, two] = [open(), open()];
    const turns = Array.from({ length: 40 }, (_, turn) => (turn % 2 === 0 ? one : two));
    const taken = await Promise.all(turns.map((limits) => limits.consume("mailAccount", "shared")));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(limitRules.mailAccount.freeUses);
  });

  it("are forgotten when cleared, and removed when over", async () => {
    const limits = open();
    for (let attempt = 1; attempt <= 4; attempt += 1) await limits.consume("loginNetwork", "cleared");
    await limits.clear("loginNetwork", "cleared");
    expect(await limits.consume("loginNetwork", "cleared")).toEqual({ ok: true });
    await sleep(1_050);
    const db = createDb(database.pool);
    const over = async () => (await sql`select from rate_limit where resets_at < clock_timestamp()`.execute(db)).rows.length;
    expect(await over()).toBeGreaterThan(0);
    await deleteExpiredLimits(db);
    expect(await over()).toBe(0);
  });

  it("give back what was no attempt after all, and say what the next use would be", async () => {
    const limits = open();
    expect(await limits.next("loginNetwork", "back")).toEqual({ uses: 1, freeUses: 3 });
    expect(await limits.record("loginNetwork", "back")).toEqual({ uses: 1, freeUses: 3 });
    expect(await limits.record("loginNetwork", "back")).toEqual({ uses: 2, freeUses: 3 });
    await limits.refund("loginNetwork", "back");
    expect(await limits.next("loginNetwork", "back")).toEqual({ uses: 2, freeUses: 3 });
    for (let turn = 0; turn < 5; turn += 1) await limits.refund("loginNetwork", "back");
    expect(await limits.record("loginNetwork", "back")).toEqual({ uses: 1, freeUses: 3 });
  });

  it("keep neither address nor account in readable form", async () => {
    await open().consume("loginAccount", "canary@example.test");
    const { rows } = await database.pool.query<{ row: string }>("select rate_limit::text as row from rate_limit");
    expect(rows.length).toBeGreaterThan(0);
    const canary = Buffer.from("canary").toString("hex");
    for (const { row } of rows) expect(row).not.toMatch(new RegExp(`canary|${canary}`));
  });
});
