import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createCatalogue } from "@portal/core/catalogue";
import { portalCatalogue } from "@portal/domain/content";
import { createPageLoader } from "@portal/domain/loader";
import { layouts, templates } from "@portal/layouts";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importContent, IMPORT_WORKERS } from "../../content/import.ts";
import { createSanitizer } from "../../content/sanitizer/index.ts";
import { importDefaults } from "../../content/testing/importer.ts";
import { type OpenPools, openPools } from "../../database/pools.ts";
import { silentLog } from "../../services/log.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createDatabaseSource } from "./source.ts";

const { demonstrationContent } = await import("@portal/demo-content");

let database: TestDatabase;
let pools: OpenPools;
/** Of the pages' connections, since a page was asked for. */
let statements: { name?: string; text: string }[] = [];
let roundTrips = 0;
let load: ReturnType<typeof createPageLoader>;
const troubles: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(
    database.connectionString,
    { portal: 2, pages: 2, searches: 2, administration: 1, previews: 1, background: 1, jobs: 1 },
    silentLog,
  );
  const sanitizer = createSanitizer(IMPORT_WORKERS);
  await importContent(pools.databases.portal, lines(), { ...importDefaults, sanitizer, strict: true });
  await sanitizer.close();
  pools.pools.pages.on("acquire", () => (roundTrips += 1));
  pools.pools.pages.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (statement: { text: string }, ...rest: unknown[]) => unknown;
    client.query = ((statement: { text: string }, ...rest: unknown[]) => {
      statements.push(statement);
      return query(statement, ...rest);
    }) as PoolClient["query"];
  });
  const source = createDatabaseSource(pools.databases, {
    timeZone: "Asia/Ho_Chi_Minh",
    ministry: { vi: "btc", en: "mof" },
    fileViews: { view: async () => undefined },
  });
  load = createPageLoader({
    catalogue: createCatalogue({ layouts, templates }, portalCatalogue),
    source,
    defaultSites: { vi: "btc", en: "mof" },
    release: "test",
    takesForms: "all",
    now: Date.now,
    newId: () => crypto.randomUUID(),
    log: (message, details) => troubles.push({ message, ...details }),
  });
});
afterAll(async () => {
  await pools?.close();
  await database?.close();
});

async function* lines(): AsyncGenerator<object> {
  yield* demonstrationContent();
}

/** Every page of the specification, and what leads beside them. */
const addresses = [
  ...readFileSync(join(import.meta.dirname, "../../../../../docs/pages.md"), "utf8").matchAll(/\(http:\/\/localhost:3000(\/[^)]*)\)/g),
].map(([, path]) => path as string);
const others = [
  "/khong-co",
  "/khong-co/btcen/about",
  "/vu-ngan-sach/btcen/about",
  "/btc/khong-co",
  "/btc/tin-tieu-diem?page=2&year=2026&sort=oldest",
  "/btc/hoi-dap?q=thu%E1%BA%BF&state=answered",
  "/btc/hoi-dap/tra-cuu?id=1234567890",
];

// DESIGN §6: at most 5 statements in at most 2 round trips, prepared under names.
it("reads every page by at most five named statements in two round trips", async () => {
  expect(addresses.length).toBeGreaterThan(70);
  const beyond: unknown[] = [];
  for (const path of new Set([...addresses, ...others])) {
    statements = [];
    roundTrips = 0;
    await load(path, undefined);
    const unnamed = statements.filter(({ name }) => name === undefined).map(({ text }) => text);
    if (statements.length > 5 || roundTrips > 2 || statements.length === 0 || unnamed.length > 0)
      beyond.push({ path, statements: statements.length, roundTrips, unnamed });
  }
  expect(beyond).toEqual([]);
  expect(troubles).toEqual([]);
});

it("reads the frame of a search so too; what the search itself takes is on connections of its own", async () => {
  await load("/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch", undefined); // Its connections are open then.
  statements = [];
  roundTrips = 0;
  const { resolved } = (await load("/btc/tim-kiem?q=ng%C3%A2n+s%C3%A1ch", undefined)) as { resolved: { status: number } };
  expect(resolved.status).toBe(200);
  expect({ statements: statements.length, roundTrips }).toEqual({ statements: 1, roundTrips: 1 });
  expect(troubles).toEqual([]);
});

it("keeps plans under one name however the length of a list differs", async () => {
  for (const path of addresses) await load(path, undefined);
  const client = await pools.pools.pages.connect();
  const { rows } = await client.query<{ count: number; custom: number }>(
    "select count(*)::int as count, sum(custom_plans)::int as custom from pg_prepared_statements",
  );
  client.release();
  expect(rows[0]?.count).toBeGreaterThan(5);
  expect(rows[0]?.count).toBeLessThan(60);
  // Each was planned once, for any value.
  expect(rows[0]?.custom).toBe(0);
});
