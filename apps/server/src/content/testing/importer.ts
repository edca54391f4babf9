/** A database, a sanitiser and short ways to write lines, for the tests of a file. */
import type { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createDb } from "../../database/db.ts";
import type { Database } from "../../database/schema.ts";
import { createTestDatabase, emptyContent, type TestDatabase } from "../../testing/database.ts";
import { importContent, type ImportOptions } from "../import.ts";
import type { ImportReport } from "../report.ts";
import { createSanitizer } from "../sanitizer/index.ts";

export interface Importer {
  readonly db: Kysely<Database>;
  readonly pool: TestDatabase["pool"];
  readonly run: (
    inputs: Iterable<string | object> | AsyncIterable<string | object>,
    options?: Partial<ImportOptions>,
  ) => Promise<ImportReport>;
}

/** As of a portal with the default configuration. */
export const importDefaults = { ministrySites: ["btc", "mof"], pictureOrigins: [], onIssue: () => undefined } as const;

/** An empty database before each test; `importer()` may be called inside tests. */
export function openImporter(): () => Importer {
  const sanitizer = createSanitizer();
  let database: TestDatabase | undefined;
  let importer: Importer | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    const db = createDb(database.pool);
    importer = {
      db,
      pool: database.pool,
      run: (inputs, options) => importContent(db, stream(inputs), { ...importDefaults, sanitizer, ...options }),
    };
  });
  beforeEach(() => database && emptyContent(database.pool));
  afterAll(() => Promise.all([sanitizer.close(), database?.close()]));
  return () => {
    if (!importer) throw new Error("The database is opened before the first test: call importer() inside one.");
    return importer;
  };
}

async function* stream(inputs: Iterable<string | object> | AsyncIterable<string | object>): AsyncGenerator<string | object> {
  yield* inputs;
}

export const site = (slug: string, more: object = {}): object => ({ kind: "site", slug, name: `Trang ${slug}`, ...more });

export const category = (of: string, slug: string, more: object = {}): object => ({
  kind: "category",
  site: of,
  slug,
  name: `Chuyên mục ${slug}`,
  ...more,
});

export const article = (of: string, within: string, slug: string, more: object = {}): object => ({
  kind: "article",
  site: of,
  category: within,
  slug,
  title: `Tin ${slug}`,
  articleType: 1,
  articleContent: { Content: `<p>${slug}</p>` },
  ...more,
});
