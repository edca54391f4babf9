import pg from "pg";
import { StartupError } from "../config/startup-error.ts";

const oldestSupported = 15;
/** What search needs; both come with PostgreSQL, in a package of their own on some systems. */
const extensions = ["unaccent", "pg_trgm"];

/**
 * Looks whether the portal can work with the PostgreSQL that DATABASE_URL names.
 * @throws StartupError where it cannot be reached, is too old, does not store UTF-8, or lacks an extension.
 */
export async function checkExternal(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, application_name: "portal" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    );
    judge(Number(rows[0]?.version), rows[0]?.encoding ?? "");
    judgeExtensions(await missingExtensions(client));
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(
      `The database of DATABASE_URL cannot be opened (${(cause as Error).message || (cause as { code?: string }).code}): check host, port, name, user and password, and that it runs.`,
      { cause },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * @param version as `server_version_num` gives it, for example 150012
 * @throws StartupError
 */
export function judge(version: number, encoding: string): void {
  const major = Math.floor(version / 10_000);
  if (!(major >= oldestSupported)) {
    throw new StartupError(
      `DATABASE_URL names a PostgreSQL ${major}, and the portal needs ${oldestSupported} or newer: upgrade it, or unset DATABASE_URL to use the embedded one.`,
    );
  }
  if (encoding !== "UTF8") {
    throw new StartupError(
      `The database of DATABASE_URL stores ${encoding}, which cannot hold Vietnamese text: create one with ENCODING 'UTF8' and name that.`,
    );
  }
}

export interface MissingExtension {
  readonly name: string;
  /** Installed on the machine, but this role may not create it here. */
  readonly available: boolean;
}

/** Extensions that are not in the database, and that the role cannot bring in itself. */
async function missingExtensions(client: pg.Client): Promise<MissingExtension[]> {
  const { rows } = await client.query<MissingExtension>(
    `select e.name, v.name is not null as available
    from unnest($1::text[]) e (name)
    left join lateral (select v.name, bool_or(v.trusted) as trusted from pg_available_extension_versions v where v.name = e.name group by v.name) v on true
    where not exists (select from pg_extension x where x.extname = e.name)
      and not coalesce(v.name is not null and (v.trusted and has_database_privilege(current_database(), 'CREATE')
        or (select r.rolsuper from pg_roles r where r.rolname = current_user)), false)`,
    [extensions],
  );
  return rows;
}

/** @throws StartupError */
export function judgeExtensions(missing: readonly MissingExtension[]): void {
  const [first] = missing;
  if (!first) return;
  const names = missing.map(({ name }) => name).join(" and ");
  throw new StartupError(
    first.available
      ? `The role of DATABASE_URL may not create the extension ${names}, which search needs: let a superuser run CREATE EXTENSION for each in that database.`
      : `The PostgreSQL of DATABASE_URL lacks the extension ${names}, which search needs: install its contrib package (postgresql-contrib), or unset DATABASE_URL to use the embedded one.`,
  );
}
