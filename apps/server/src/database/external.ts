import pg from "pg";
import { StartupError } from "../config/startup-error.ts";

const oldestSupported = 15;
/** What search needs; they come with PostgreSQL, in a package of their own on some systems. */
const extensions = ["unaccent", "pg_trgm"] as const;

/**
 * Looks whether the portal can work with the PostgreSQL that DATABASE_URL names.
 * @param variable - that names it
 * @throws StartupError where it cannot be reached, is too old, does not store UTF-8, or lacks the extension.
 */
export async function checkExternal(connectionString: string, variable: "DATABASE_URL" | "DATABASE_DIRECT_URL"): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 30_000, application_name: "portal" });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding",
    );
    checkServer(Number(rows[0]?.version), rows[0]?.encoding ?? "");
    for (const extension of extensions) checkExtension(extension, await findExtension(client, extension));
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    throw new StartupError(
      `The database of ${variable} cannot be opened (${(cause as Error).message || (cause as { code?: string }).code}): check host, port, name, user and password, and that it runs.`,
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
export function checkServer(version: number, encoding: string): void {
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

/** `there`: or the migrations may bring it in. `forbidden`: installed on the machine, but this role may not create it here. */
export type ExtensionState = "there" | "forbidden" | "missing";

async function findExtension(client: pg.Client, extension: string): Promise<ExtensionState> {
  const { rows } = await client.query<{ state: ExtensionState }>(
    `select case
      when exists (select from pg_extension where extname = $1) then 'there'
      when not exists (select from pg_available_extensions where name = $1) then 'missing'
      when (select rolsuper from pg_roles where rolname = current_user) then 'there'
      when has_database_privilege(current_database(), 'CREATE')
        and exists (select from pg_available_extension_versions where name = $1 and trusted) then 'there'
      else 'forbidden' end as state`,
    [extension],
  );
  return rows[0]?.state ?? "missing";
}

/** @throws StartupError */
export function checkExtension(extension: string, state: ExtensionState): void {
  if (state === "there") return;
  throw new StartupError(
    state === "forbidden"
      ? `The role of DATABASE_URL may not create the extension ${extension}, which search needs: let a superuser run CREATE EXTENSION ${extension} in that database.`
      : `The PostgreSQL of DATABASE_URL lacks the extension ${extension}, which search needs: install its contrib package (postgresql-contrib), or unset DATABASE_URL to use the embedded one.`,
  );
}
