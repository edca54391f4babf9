import type { TestDatabase } from "./database.ts";

export interface SettableClock {
  /** Of the database, with this clock. */
  readonly connectionString: string;
  /** @param ahead - milliseconds before the clock of this machine, by which it runs on */
  set(ahead: number): Promise<void>;
}

/** Takes the place of PostgreSQL's own clock, as an administrator who sets that of its machine. */
export async function settableClock({ pool, connectionString }: TestDatabase): Promise<SettableClock> {
  await pool.query(`
    create schema if not exists settable;
    create table if not exists settable.clock (ahead interval not null);
    truncate settable.clock;
    insert into settable.clock values ('0');
    create or replace function settable.clock_timestamp() returns timestamptz language sql volatile as
      'select pg_catalog.clock_timestamp() + ahead from settable.clock'`);
  const options = encodeURIComponent("-c search_path=settable,pg_catalog,public");
  const separator = connectionString.includes("?") ? "&" : "?";
  return {
    connectionString: `${connectionString}${separator}options=${options}`,
    set: async (ahead) => void (await pool.query("update settable.clock set ahead = make_interval(secs => $1)", [ahead / 1000])),
  };
}
