import { AbortedTransactionError, type Kysely, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../services/log.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { type OpenPools, openPools } from "./pools.ts";
import { aheadOfPreviews, inPreviewTransaction } from "./preview-transactions.ts";
import type { Database } from "./schema.ts";
import { beginWholeTransaction } from "./whole-transaction.ts";

const SIZES = { portal: 2, pages: 1, searches: 1, administration: 3, previews: 1, background: 1, jobs: 1 };

let database: TestDatabase;
let pools: OpenPools;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database.connectionString, SIZES, silentLog);
  db = pools.databases.administration;
});
afterAll(async () => {
  await pools.close();
  await database.close();
});
beforeEach(async () => {
  await db.deleteFrom("parameter").execute();
});

const write = (given: Kysely<Database>, key: string): Promise<unknown> =>
  sql`insert into parameter (type, key, value, content_hash) values (99, ${key}, '', '')`.execute(given);
/** As everybody else sees it. */
const keys = async (given = pools.databases.portal): Promise<readonly string[]> =>
  (await given.selectFrom("parameter").select("key").orderBy("key").execute()).map(({ key }) => key);

describe("a whole transaction", () => {
  it("holds all that its work asks of the database, transactions of its own included, and nobody sees any of it before", async () => {
    const whole = await beginWholeTransaction(db);
    const seen = await whole.run(async () => {
      await write(db, "a");
      await db.transaction().execute((transaction) => write(transaction, "b"));
      return keys(db);
    });
    expect([seen, await keys()]).toEqual([["a", "b"], []]);
    await whole.commit();
    expect(await keys()).toEqual(["a", "b"]);
  });

  it("leaves nothing where it is rolled back, not even of a transaction inside that was committed", async () => {
    const whole = await beginWholeTransaction(db);
    await whole.run(() => db.transaction().execute((transaction) => write(transaction, "a")));
    await whole.rollback();
    expect(await keys()).toEqual([]);
  });

  it("goes on after a transaction inside that failed, at any depth", async () => {
    const whole = await beginWholeTransaction(db);
    await whole.run(async () => {
      await write(db, "a");
      const failing = db.transaction().execute(async (transaction) => {
        await write(transaction, "b");
        await db.transaction().execute((deeper) => write(deeper, "c"));
        await write(transaction, "a");
      });
      await expect(failing).rejects.toMatchObject({ code: "23505" });
      await write(db, "d");
    });
    await whole.commit();
    expect(await keys()).toEqual(["a", "d"]);
  });

  it("takes statements that are asked for at once, and is apart from what others do over the same database", async () => {
    const [first, second] = [await beginWholeTransaction(db), await beginWholeTransaction(db)];
    await Promise.all([
      first.run(() => Promise.all([write(db, "a"), write(db, "b")])),
      second.run(() => Promise.all([write(db, "c"), write(db, "d")])),
    ]);
    await Promise.all([first.commit(), second.rollback()]);
    expect(await keys()).toEqual(["a", "b"]);
  });

  it("takes nothing after its end: what goes on all the same fails, and harms nobody who has the connection then", async () => {
    const whole = await beginWholeTransaction(db);
    let goOn = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    let waits = (): void => undefined;
    const isWaiting = new Promise<void>((resolve) => (waits = resolve));
    const late = whole.run(() =>
      db.transaction().execute(async (transaction) => {
        await write(transaction, "a");
        waits();
        await waiting;
        await write(transaction, "b");
      }),
    );
    await isWaiting;
    await whole.rollback();
    await Promise.all(Array.from({ length: SIZES.administration }, (_, index) => write(db, `other ${index}`)));
    goOn();
    await expect(late).rejects.toThrow("after its end");
    await expect(whole.run(() => write(db, "c"))).rejects.toThrow("after its end");
    expect(await keys()).toEqual(["other 0", "other 1", "other 2"]);
  });

  it("cannot be committed once a statement of it has failed outside a transaction inside", async () => {
    const whole = await beginWholeTransaction(db);
    await whole.run(async () => {
      await write(db, "a");
      await write(db, "a").catch(() => undefined);
    });
    await expect(whole.commit()).rejects.toThrow(AbortedTransactionError);
    expect(await keys()).toEqual([]);
  });

  it("publishes ahead of previews as any other transaction does: the one in its way is ended", async () => {
    await write(db, "a");
    let blocks = (): void => undefined;
    const isBlocking = new Promise<void>((resolve) => (blocks = resolve));
    const never = new AbortController().signal;
    let tries = 0;
    const preview = inPreviewTransaction({ ...pools.databases, limit: 20_000 }, never, async (transaction) => {
      tries += 1;
      await sql`update parameter set value = 'preview'`.execute(transaction);
      blocks();
      if (tries === 1) await sql`select pg_sleep(15)`.execute(transaction);
    });
    await isBlocking;
    const whole = await beginWholeTransaction(db);
    await whole.run(() => aheadOfPreviews(db, (transaction) => sql`update parameter set value = 'published'`.execute(transaction)));
    await whole.commit();
    await preview;
    expect(tries).toBe(2);
  });
});
