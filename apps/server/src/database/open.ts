import pg from "pg";
import type { DatabaseRole } from "./embedded/lock.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { checkExternal } from "./external.ts";
import type { Log } from "../services/log.ts";

export interface OpenOptions {
  /** `owner`: a server, at most one for an embedded database. `client`: a command beside it; alone, it owns for its time. */
  readonly role: DatabaseRole;
  readonly log: Log;
  /** Aborted: give up opening. */
  readonly signal?: AbortSignal | undefined;
  /** The embedded database was lost and could not be brought back; only an owner is notified. */
  readonly onLost?: ((error: Error) => void) | undefined;
  /** Further settings of the embedded PostgreSQL, for tests. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

export interface OpenDatabase {
  readonly pool: pg.Pool;
  /** With sessions of one's own: not through a pooler. */
  readonly connectionString: string;
  /** Ends the pool (unless it has ended) and gives the database back: a server stops its embedded one. Safe to call twice. */
  close(): Promise<void>;
}

/** Sessions that are still at work when the pool ends are cut off after this. */
const drainMs = 5_000;

/**
 * Opens the configured database: yours where `databaseUrl` is set, else the embedded one of `dataDir`.
 * @throws StartupError with one sentence for the operator.
 */
export async function openDatabase(
  config: { readonly databaseUrl: string | undefined; readonly databaseDirectUrl?: string | undefined; readonly dataDir: string },
  options: OpenOptions,
): Promise<OpenDatabase> {
  const opened = await (config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, {
        role: options.role,
        log: options.log,
        signal: options.signal,
        settings: options.settings ?? {},
        onLost: options.onLost ?? (() => undefined),
      })
    : external(config.databaseUrl, config.databaseDirectUrl));
  const { connectionString } = opened;
  const pool = createPool({ connectionString, log: options.log, max: 10, statementMs: undefined, isPipelined: false, settings: {} });
  let closed: Promise<void> | undefined;
  return { pool, connectionString, close: () => (closed ??= endPool(pool).then(async () => opened.close())) };
}

async function external(pooled: string, direct = pooled) {
  await checkExternal(pooled, "DATABASE_URL");
  if (direct !== pooled) await checkExternal(direct, "DATABASE_DIRECT_URL");
  return { connectionString: direct, close: async () => undefined };
}

interface PoolOptions {
  readonly connectionString: string;
  readonly log: Log;
  readonly max: number;
  /** Milliseconds after which PostgreSQL ends a statement; undefined: never. */
  readonly statementMs: number | undefined;
  /** Whether statements are sent without waiting for the answers to those before. */
  readonly isPipelined: boolean;
  /** Of PostgreSQL, for each session from its start; neither names nor values have blanks. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether a pooler stands before the database. */
  readonly isPooled?: boolean;
  /** Milliseconds until a connection is to be had. */
  readonly connectMs?: number;
}

export function createPool({
  connectionString,
  log,
  max,
  statementMs,
  isPipelined,
  settings,
  isPooled = false,
  connectMs = 5_000,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: "portal",
    max,
    pipeline: isPipelined,
    // Poolers do not take them with the connection (PgBouncer: "unsupported startup parameter").
    ...(isPooled
      ? {
          // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
          onConnect: (client: pg.ClientBase) =>
            set(client, { ...settings, ...(statementMs !== undefined && { statement_timeout: `${statementMs}` }) }),
        }
      : { options: optionsOf(settings), ...(statementMs !== undefined && { statement_timeout: statementMs }) }),
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
  });
  // An idle connection that breaks is replaced by the next query; without this handler it would end the process.
  pool.on("error", (error) => {
    // A pool ends without waiting for its connections: on a busy machine PostgreSQL's own end reaches them first.
    if (!pool.ending) log.warn({ code: (error as { code?: string }).code }, "An idle database session broke");
  });
  // One at work fails its statements, which say so; as does one whose statement nobody waits for any more.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const optionsOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");

async function set(client: pg.ClientBase, settings: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(settings);
  if (names.length === 0) return;
  const calls = names.map((_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, false)`);
  await client.query(`select ${calls.join(", ")}`, Object.entries(settings).flat());
}

export async function endPool(pool: pg.Pool): Promise<void> {
  if (pool.ended) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, drainMs)));
  await Promise.race([pool.end().catch(() => undefined), late]);
  clearTimeout(timer);
}
