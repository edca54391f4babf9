import { Kysely } from "kysely";
import type pg from "pg";
import type { Log } from "../services/log.ts";
import { createDb } from "./db.ts";
import { createPool, endPool } from "./open.ts";
import { pipelinedDialect } from "./pipelined-dialect.ts";
import type { Database } from "./schema.ts";

/** What connections are for. Each purpose has a pool of its own: what fills one holds no other back. */
export type Purpose = "portal" | "pages" | "searches" | "administration" | "background";

/**
 * A database for each purpose: `portal` for forms, accounts, calls and `/readyz`; `pages` for reading pages, without transactions; `searches`;
 * `administration`; `background` for jobs and for the bytes of files that are prepared.
 */
export type Databases = Readonly<Record<Purpose, Kysely<Database>>>;

/** What pages are made from; the bytes of files come from the background's. */
export type ReadDatabases = Pick<Databases, "pages" | "searches" | "background">;

export interface OpenPools {
  readonly databases: Databases;
  readonly pools: Readonly<Record<Purpose, pg.Pool>>;
  close(): Promise<void>;
}

/** Milliseconds that a statement may take, by purpose. Pages and calls are given up after 15 s (HANDLER_TIMEOUT). */
const STATEMENT_MS: Readonly<Record<Purpose, number>> = {
  portal: 10_000,
  pages: 5_000,
  searches: 5_000,
  administration: 15_000,
  background: 120_000,
};

/** @param sizes - connections of each pool */
export function openPools(connectionString: string, sizes: Readonly<Record<Purpose, number>>, log: Log): OpenPools {
  const pool = (purpose: Purpose): pg.Pool =>
    createPool({
      connectionString,
      log,
      max: sizes[purpose],
      statementMs: STATEMENT_MS[purpose],
      isPipelined: purpose === "pages",
    });
  const pools = {
    portal: pool("portal"),
    pages: pool("pages"),
    searches: pool("searches"),
    administration: pool("administration"),
    background: pool("background"),
  };
  return {
    pools,
    databases: {
      portal: createDb(pools.portal),
      pages: new Kysely<Database>({ dialect: pipelinedDialect(pools.pages) }),
      searches: createDb(pools.searches),
      administration: createDb(pools.administration),
      background: createDb(pools.background),
    },
    async close() {
      await Promise.all(Object.values(pools).map(endPool));
    },
  };
}
