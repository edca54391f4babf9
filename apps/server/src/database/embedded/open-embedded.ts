import { accessSync, constants, mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { StartupError } from "../../config/startup-error.ts";
import { type AcquireOptions, type Acquired, acquire } from "./acquire.ts";
import { truncateLog } from "./log-file.ts";
import { type Paths, pathsOf } from "./paths.ts";
import { postmasterPid, stopPostmaster } from "./postmaster.ts";
import { removeRunFile, writeRunFile } from "./run-file.ts";

export interface EmbeddedOptions extends AcquireOptions {
  /** The database was lost, and could not be had back: the process should end. */
  readonly onLost: (error: Error) => void;
}

export interface Embedded {
  readonly connectionString: string;
  /** Call after the pool has ended. The owner stops the database; a client only if it is the last to use it. */
  close(): Promise<void>;
}

const logCheckMs = 10 * 60_000;

/**
 * Opens the embedded database of a data folder (docs/adr: life cycle). While it is open, an owner brings it back when it dies.
 * @throws StartupError
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === "win32") {
    throw new StartupError("The embedded database runs on Linux and macOS only: set DATABASE_URL to a PostgreSQL 15 or newer.");
  }
  const paths = pathsOf(dataDir);
  prepare(paths);
  let current = await acquire(paths, options);
  let closing = false;
  const timer = setInterval(() => truncateLog(paths.log), logCheckMs).unref();

  const onAcquired = () => {
    if (!current.lock.owns) return;
    writeRunFile(paths, { connectionString: current.connectionString, postgres: postmasterPid(paths), owner: process.pid });
    options.log.info(
      { started: current.started },
      current.started ? "Database ready" : "Database adopted: it outlived the process that had started it",
    );
    current.lock.onLost(() => void recover());
  };
  const recover = async () => {
    if (closing) return;
    options.log.warn({}, "The database went away; bringing it back");
    try {
      await sleep(100);
      const next = await acquire(paths, options);
      if (closing) return await next.lock.end();
      current = next;
      onAcquired();
    } catch (error) {
      if (!closing) options.onLost(error as Error);
    }
  };
  onAcquired();

  return {
    connectionString: current.connectionString,
    close: async () => {
      closing = true;
      clearInterval(timer);
      if (await mayStop(current, options)) {
        await stopPostmaster(paths);
        removeRunFile(paths);
      }
      await current.lock.end();
    },
  };
}

/** The server stops its database with it, even where others use it (spec of operations: SIGTERM leaves no orphan). */
async function mayStop({ lock }: Acquired, { role }: EmbeddedOptions): Promise<boolean> {
  return role === "owner" || (await lock.isLast().catch(() => false));
}

function prepare(paths: Paths): void {
  try {
    mkdirSync(paths.dataDir, { recursive: true, mode: 0o700 });
    accessSync(paths.dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupError(
      `The data folder ${paths.dataDir} cannot be used (${(cause as Error).message}): make it writable for this user, or name another with DATA_DIR.`,
      { cause },
    );
  }
}
