import pg from "pg";
import { StartupError } from "../../config/startup-error.ts";
import { advisoryLocks } from "../advisory-locks.ts";

/**
 * A connection that holds the portal's claim on the embedded database. Its end, however it comes, frees the claim at once:
 * no file can do that after a SIGKILL.
 */
export interface DatabaseLock {
  /** True: this process is the owner, who starts and stops the database. */
  readonly owns: boolean;
  /** Calls back when the connection ends without `end()` (PostgreSQL restarted or died). */
  onLost(callback: () => void): void;
  /** True where no one else uses the database: the last one stops it. Of several that leave at once, it is true for exactly one. */
  isLast(): Promise<boolean>;
  end(): Promise<void>;
}

export type DatabaseRole = "owner" | "client";

/** `absent`: nothing listens. `busy`: starting, stopping or full, ask again. `held`: another process owns it. */
export type Claim =
  | { readonly kind: "lock"; readonly lock: DatabaseLock }
  | { readonly kind: "absent" }
  | { readonly kind: "busy"; readonly why: string }
  | { readonly kind: "held"; readonly by: string };

const { embeddedOwner: ownerLock, embeddedUser: userLock } = advisoryLocks;
const leaveTimeoutMs = 100;

/** Connects and takes the locks, without waiting for anyone. A client takes the owner's lock too if it is free. */
export async function claim(connectionString: string, role: DatabaseRole): Promise<Claim> {
  const name = `portal ${role === "owner" ? "server" : "command"}, process ${process.pid}`;
  const client = new pg.Client({ connectionString, application_name: name, keepAlive: true, connectionTimeoutMillis: 5_000 });
  let lost: (() => void) | undefined;
  let ended = false;
  client.on("error", () => undefined); // "end" follows
  client.on("end", () => {
    if (!ended) lost?.();
    ended = true;
  });
  const end = async () => {
    ended = true;
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    const owns = await tryLock(client, `pg_try_advisory_lock(${ownerLock})`);
    if (role === "owner" && !owns) {
      const by = await holder(client);
      await end();
      return { kind: "held", by };
    }
    // Refused only while the last user is stopping the database.
    if (!(await tryLock(client, `pg_try_advisory_lock_shared(${userLock})`))) {
      await end();
      return { kind: "busy", why: "its last user is stopping it" };
    }
    return {
      kind: "lock",
      lock: {
        owns,
        onLost: (callback) => (ended ? callback() : (lost = callback)),
        isLast: async () => {
          await client.query(`select pg_advisory_unlock_shared(${userLock})`);
          return await waitForLock(client, `pg_advisory_lock(${userLock})`);
        },
        end,
      },
    };
  } catch (error) {
    await end();
    return refusal(error);
  }
}

async function tryLock(client: pg.Client, call: string): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(`select ${call} as got`);
  return rows[0]?.got === true;
}

/** Waits a moment: the connection of a process that was killed just now may not have ended yet. */
async function waitForLock(client: pg.Client, call: string): Promise<boolean> {
  await client.query(`set lock_timeout = ${leaveTimeoutMs}`);
  return client.query(`select ${call}`).then(
    () => true,
    () => false,
  );
}

async function holder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select application_name as name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and objid = $1 and granted",
    [ownerLock],
  );
  return rows[0]?.name ?? "another process";
}

/** @throws StartupError where asking again cannot help. */
function refusal(error: unknown): Claim {
  const code = (error as { code?: string }).code ?? "";
  if (code === "ENOENT" || code === "ECONNREFUSED") return { kind: "absent" };
  // invalid_password, invalid_authorization, invalid_catalog_name
  if (["28P01", "28000", "3D000"].includes(code)) {
    throw new StartupError(
      `The embedded database does not accept the portal's own password or lacks its database (${(error as Error).message}): put back DATA_DIR from one backup as a whole, without mixing files.`,
      { cause: error },
    );
  }
  return { kind: "busy", why: (error as Error).message };
}
