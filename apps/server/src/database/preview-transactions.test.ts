import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg, { type PoolClient } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { CONTENT_CHANNEL, notify } from "../content/tags.ts";
import { silentLog } from "../services/log.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { type OpenPools, openPools } from "./pools.ts";
import { aheadOfPreviews, beforePreview, inPreviewTransaction, PreviewTimeout } from "./preview-transactions.ts";
import type { Database } from "./schema.ts";

const SIZES = { portal: 3, pages: 1, searches: 1, administration: 2, previews: 2, background: 1, jobs: 1 };

let database: TestDatabase;
let pools: OpenPools;
beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database.connectionString, SIZES, silentLog);
});
afterAll(async () => {
  await pools.close();
  await database.close();
});
beforeEach(async () => {
  await pools.databases.portal.deleteFrom("parameter").execute();
  await write(pools.databases.portal, "live");
});

const write = (db: Kysely<Database>, value: string): Promise<unknown> =>
  sql`insert into parameter (type, key, value, content_hash) values (99, 'k', ${value}, '')
    on conflict (type, key) do update set value = excluded.value`.execute(db);
const read = async (db: Kysely<Database>): Promise<unknown> =>
  (await sql<{ value: string }>`select value from parameter where type = 99`.execute(db)).rows[0]?.value;

const never = new AbortController().signal;
const preview = <T>(
  work: (transaction: Kysely<Database>, signal: AbortSignal) => Promise<T>,
  { signal = never, limit = 20_000 } = {},
): Promise<T> => inPreviewTransaction({ ...pools.databases, limit }, signal, work);

describe("a transaction of a preview", () => {
  it("reads what it has written, and leaves nothing", async () => {
    const seen = await preview(async (transaction) => {
      await write(transaction, "draft");
      return read(transaction);
    });
    expect([seen, await read(pools.databases.portal)]).toEqual(["draft", "live"]);
  });

  it("writes nothing that its work asks for after its end", async () => {
    const ended = Promise.withResolvers<void>();
    const late = await preview(async (transaction) => [ended.promise.then(() => write(transaction, "late"))]);
    ended.resolve();
    await expect(late[0]).rejects.toThrow("after its end");
    expect(await read(pools.databases.portal)).toBe("live");
  });

  it("asks once more what comes before it where a migration has outdated a plan", async () => {
    const { portal, previews } = pools.databases;
    const ask = async (): Promise<unknown> =>
      (await beforePreview(previews, (db) => sql`select * from changing where ${1}::int = 1`.execute(db))).rows;
    await sql`create table changing as select 1 as a`.execute(portal);
    await ask();
    await sql`alter table changing add column b integer`.execute(portal);
    expect(await ask()).toEqual([{ a: 1, b: null }]);
    await sql`drop table changing`.execute(portal);
  });

  it("sends at once what its work asks for at once, and with it what begins it", async () => {
    const events: string[] = [];
    const note = (client: PoolClient): void => {
      const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
      const noted = async (...given: unknown[]): Promise<unknown> => {
        events.push("asked");
        return query(...given).finally(() => events.push("answered"));
      };
      client.query = noted as PoolClient["query"];
      onTestFinished(() => void (client.query = query as PoolClient["query"]));
    };
    pools.pools.previews.once("acquire", note);
    await preview((transaction) => Promise.all([1, 2].map((value) => sql`select ${value}::int`.execute(transaction))));
    const all = (what: string): string[] => Array.from({ length: 4 }, () => what);
    expect(events).toEqual([...all("asked"), ...all("answered"), "asked", "answered"]);
  });

  it("notifies no one of what it writes", async () => {
    const client = new pg.Client({ connectionString: database.connectionString });
    const received: unknown[] = [];
    client.on("notification", ({ payload }) => received.push(payload));
    await client.connect();
    await client.query(`listen ${CONTENT_CHANNEL}`);
    await preview((transaction) => notify(transaction, new Set(["site:draft"])));
    await notify(pools.databases.portal, new Set(["site:live"]));
    await expect.poll(() => received.length).toBeGreaterThan(0);
    await client.end();
    expect(received).toEqual([JSON.stringify({ tags: ["site:live"] })]);
  });

  it("is rolled back where its work fails, and says why", async () => {
    const failing = preview(async (transaction) => {
      await write(transaction, "draft");
      throw new Error("why");
    });
    await expect(failing).rejects.toThrow("why");
    expect(await read(pools.databases.portal)).toBe("live");
  });

  it.each<[string, (transaction: Kysely<Database>, signal: AbortSignal) => Promise<unknown>]>([
    ["in one statement", (transaction) => sql`select pg_sleep(30)`.execute(transaction)],
    [
      "in many short ones",
      async (transaction) => {
        for (let count = 0; count < 3_000; count += 1) await sql`select pg_sleep(0.01)`.execute(transaction);
      },
    ],
    [
      "between two statements",
      (_transaction, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
    ],
  ])("is given up where it takes too long %s, and holds no lock any more", async (_where, wait) => {
    const written = Promise.withResolvers<void>();
    const over = preview(
      async (transaction, signal) => {
        await write(transaction, "draft");
        written.resolve();
        await wait(transaction, signal);
      },
      { limit: 1_000 },
    ).catch((error: unknown) => error);
    await written.promise;
    // Waits for the lock.
    await write(pools.databases.portal, "next");
    expect(await over).toBeInstanceOf(PreviewTimeout);
    expect(await read(pools.databases.portal)).toBe("next");
  });

  it("ends with who waited for it", async () => {
    const gone = new AbortController();
    const reason = new Error("gone");
    const left = preview(
      async (transaction) => {
        await write(transaction, "draft");
        gone.abort(reason);
      },
      { signal: gone.signal },
    );
    await expect(left).rejects.toBe(reason);
    expect(await read(pools.databases.portal)).toBe("live");
  });

  it("is tried once more where its session was ended, and no oftener", async () => {
    let tries = 0;
    const ending = preview(async (transaction) => {
      tries += 1;
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(ending).rejects.toMatchObject({ code: "57P01" });
    expect(tries).toBe(2);
  });
});

describe("a publication", () => {
  /** A preview that has written, and does nothing until it is told; and how often it was tried. */
  const holdPreview = async () => {
    const written = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const tries = { count: 0 };
    const held = preview(async (transaction) => {
      tries.count += 1;
      // Its second try is after the publication.
      if (tries.count > 1) return read(transaction);
      await write(transaction, "draft");
      written.resolve();
      await told.promise;
      return read(transaction);
    });
    held.catch(() => undefined);
    await written.promise;
    return { held, tell: told.resolve, tries };
  };
  const publish = async (value: string): Promise<void> =>
    void (await aheadOfPreviews(pools.databases.portal, (transaction) => write(transaction, value)));

  it("ends a preview that keeps it waiting between two statements, which is then tried again and shows what was published", async () => {
    const { held, tell, tries } = await holdPreview();
    // Comes back although the preview holds the lock still, as far as it knows.
    await publish("published");
    expect(await read(pools.databases.portal)).toBe("published");
    tell();
    expect([await held, tries.count]).toEqual(["published", 2]);
  });

  it("waits for everybody else, and ends no preview that is not in its way", async () => {
    const { held, tell, tries } = await holdPreview();
    const other = new pg.Client({ connectionString: database.connectionString });
    await other.connect();
    await other.query("begin; insert into parameter (type, key, value, content_hash) values (99, 'other', '', '')");
    const publication = aheadOfPreviews(pools.databases.portal, (transaction) =>
      sql`insert into parameter (type, key, value, content_hash) values (99, 'other', 'published', '')
        on conflict (type, key) do update set value = excluded.value`.execute(transaction),
    );
    await sleep(300);
    await other.query("commit");
    await other.end();
    await publication;
    tell();
    expect([await held, tries.count]).toEqual(["draft", 1]);
  });
});
