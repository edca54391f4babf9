import pg from "pg";
import { StartupError } from "../config/startup-error.ts";

const oldestSupported = 15;

/**
 * Looks whether the portal can work with the PostgreSQL that DATABASE_URL names.
 * @throws StartupError where it cannot be reached, is too old, or does not store UTF-8.
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
