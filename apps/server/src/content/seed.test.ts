import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ensureAdministrator } from "../features/accounts/ensure-administrator.ts";
import { createDb } from "../database/db.ts";
import { silentLog } from "../services/log.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { seedNewDatabase } from "./seed.ts";

const ministrySites = ["btc", "mof"];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("fills an empty database, all at once, by one process of several, and no other", async () => {
  const db = createDb(database.pool);
  const log = { info: vi.fn<(fields: object, message: string) => void>(), warn: vi.fn<(fields: object, message: string) => void>() };

  await expect(seedNewDatabase(db, { log, ministrySites, signal: AbortSignal.abort(new Error("too late")) })).rejects.toThrow("too late");
  expect(await db.selectFrom("site").select("id").execute()).toEqual([]);

  // As of three processes that start together: one fills it, the others wait for that.
  const reports = await Promise.all([
    seedNewDatabase(db, { log, ministrySites }),
    seedNewDatabase(db, { log, ministrySites }),
    seedNewDatabase(db, { log, ministrySites }),
  ]);
  expect(reports.filter(Boolean)).toMatchObject([{ batches: 1, refused: 0, warnings: 0 }]);
  expect(log.warn).not.toHaveBeenCalled();
  expect(log.info).toHaveBeenCalledOnce();
  expect(await seedNewDatabase(db, { log, ministrySites })).toBeUndefined();
});

it("brings nothing back into a database that was emptied after its first start", async () => {
  const db = createDb(database.pool);
  await database.pool.query("truncate site, category, article, page, person, parameter, series, file, slug_owner cascade");
  await ensureAdministrator(db, "admin@portal.example");
  expect(await seedNewDatabase(db, { log: silentLog, ministrySites })).toBeUndefined();
  expect(await db.selectFrom("site").select("id").execute()).toEqual([]);
});
