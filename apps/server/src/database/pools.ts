import { Kysely } from "kysely";
import type pg from "pg";
import type { Log } from "../services/log.ts";
import { createDb } from "./db.ts";
import { createPool, endPool } from "./open.ts";
import { createPreparedDb } from "./prepared-db.ts";
import { PREVIEW_MS } from "./preview-transactions.ts";
import { pipelinedDialect, type Precondition } from "./pipelined-dialect.ts";
import type { Database } from "./schema.ts";

/** What connections are for. Each purpose has a pool of its own: what fills one holds no other back. */
export type Purpose = "portal" | "pages" | "searches" | "administration" | "previews" | "background" | "jobs";

/**
 * A database for each purpose: `portal` for forms, accounts, calls and `/readyz`; `pages` for reading pages and `searches`, both without
 * transactions; `administration`; `previews` for what would be published; `background` for periodic work and for the bytes of files that are prepared; `jobs` for the queue of jobs.
 */
export type Databases = Readonly<Record<Purpose, Kysely<Database>>>;

/** What pages are made from; the bytes of files come from the background's. */
export type ReadDatabases = Pick<Databases, "pages" | "searches" | "background">;

export interface OpenPools {
  readonly databases: Databases;
  readonly pools: Readonly<Record<Purpose, pg.Pool>>;
  close(): Promise<void>;
}

/** Milliseconds that a statement may take, by purpose. Pages and calls are given up after 15 s (HANDLER_TIMEOUT); no visitor waits longer for a search. */
const STATEMENT_MS: Readonly<Record<Purpose, number>> = {
  portal: 10_000,
  pages: 5_000,
  searches: 4_000,
  administration: 15_000,
  previews: PREVIEW_MS,
  background: 120_000,
  jobs: 120_000,
};

/** What is asked for at once goes in one round trip; of previews over the connection of their transaction. */
const PIPELINED: ReadonlySet<Purpose> = new Set(["pages", "searches", "previews"]);

/** Periodic work holds locks of sessions, and runs for minutes; the queue listens. */
const DIRECT: ReadonlySet<Purpose> = new Set(["background", "jobs"]);

const SETTINGS: Readonly<Partial<Record<Purpose, Readonly<Record<string, string>>>>> = {
  // Their plans were looked at: good for any value. Left to choose, PostgreSQL plans many of them anew each time.
  pages: { plan_cache_mode: "force_generic_plan" },
  // How common the words are decides the plan. Indexes only: a row's words are costly to read; and no statement is long enough to be compiled.
  searches: { plan_cache_mode: "force_custom_plan", enable_seqscan: "off", jit: "off" },
  // They read pages, and search too (createTransactionSource), in transactions of some milliseconds.
  previews: { plan_cache_mode: "force_generic_plan", enable_seqscan: "off", jit: "off" },
};

/** Milliseconds in which a database that is read under a precondition has to answer it: else it hangs, and another one is read. */
const ANSWER_MS = 1_000;
/** A page asks for little: what takes longer is given up. A search may take as long as its statements. */
const READ_MS = { pages: ANSWER_MS, searches: STATEMENT_MS.searches + ANSWER_MS };

/**
 * @param sizes - connections of each pool
 * @param precondition - of all reads of pages and searches
 * @param direct - address of the same database past the pooler that `connectionString` leads through; undefined: there is none
 */
export function openPools(
  connectionString: string,
  sizes: Readonly<Record<Purpose, number>>,
  log: Log,
  precondition?: Precondition,
  direct?: string,
): OpenPools {
  const pool = (purpose: Purpose): pg.Pool =>
    createPool({
      connectionString: DIRECT.has(purpose) ? (direct ?? connectionString) : connectionString,
      log,
      max: sizes[purpose],
      statementMs: STATEMENT_MS[purpose],
      isPipelined: PIPELINED.has(purpose),
      settings: SETTINGS[purpose] ?? {},
      isPooled: direct !== undefined,
      ...(precondition && { connectMs: ANSWER_MS }),
    });
  const reading = (purpose: "pages" | "searches"): Kysely<Database> => {
    const checked = precondition && { precondition, answerMs: ANSWER_MS, readMs: READ_MS[purpose] };
    return new Kysely<Database>({ dialect: pipelinedDialect(pools[purpose], checked) });
  };
  const pools = {
    portal: pool("portal"),
    pages: pool("pages"),
    searches: pool("searches"),
    administration: pool("administration"),
    previews: pool("previews"),
    background: pool("background"),
    jobs: pool("jobs"),
  };
  return {
    pools,
    databases: {
      portal: createDb(pools.portal),
      pages: reading("pages"),
      searches: reading("searches"),
      administration: createDb(pools.administration),
      previews: createPreparedDb(pools.previews),
      background: createDb(pools.background),
      jobs: createDb(pools.jobs),
    },
    async close() {
      await Promise.all(Object.values(pools).map(endPool));
    },
  };
}
