import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartupError } from "../../config/startup-error.ts";
import type { Log } from "../../services/log.ts";
import { chooseAccount } from "./system-account.ts";
import { chooseAddress, currentConnectionString, read } from "./address.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { type DatabaseLock, type DatabaseRole, claim } from "./lock.ts";
import { truncateLog, lastFatal, logLength } from "./log-file.ts";
import type { Paths } from "./paths.ts";
import { postmasterPid, spawnPostmaster } from "./postmaster.ts";

export interface AcquireOptions {
  readonly role: DatabaseRole;
  readonly log: Log;
  /** Aborted: give up, and stop what was started here. */
  readonly signal: AbortSignal | undefined;
  /** Further PostgreSQL settings, for tests. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface Acquired {
  readonly lock: DatabaseLock;
  readonly connectionString: string;
  /** False: it ran already, left by a process that was killed, or shared with one that lives. */
  readonly started: boolean;
}

/** A killed owner's session ends within milliseconds; on a busy machine within this. */
const heldTimeoutMs = 1_500;
/** Recovery of a gigabyte of log, on a slow disk. */
const readyTimeoutMs = 120_000;
const pollMs = 15;
const heldPollMs = 100;

/**
 * Brings the embedded database up or adopts the one that runs, and claims it. One loop, since between any two looks another
 * process may start it, stop it or die.
 * @throws StartupError where another process owns it, or it cannot be started.
 */
export async function acquire(paths: Paths, options: AcquireOptions): Promise<Acquired> {
  const since = Date.now();
  const starter = createStarter(paths, options);
  let heldSince: number | undefined;
  for (;;) {
    if (options.signal?.aborted) {
      await starter.cancel();
      options.signal.throwIfAborted();
    }
    const address = currentConnectionString(paths);
    const claimed = address === undefined ? ({ kind: "absent" } as const) : await claim(address, options.role);
    if (claimed.kind === "lock" && address !== undefined) {
      return { lock: claimed.lock, connectionString: address, started: starter.count() > 0 };
    }
    if (claimed.kind === "held") {
      heldSince ??= Date.now();
      if (Date.now() - heldSince > heldTimeoutMs) throw new StartupError(inUseMessage(paths, claimed.by));
    }
    if (claimed.kind === "absent" && postmasterPid(paths) === undefined) await starter.start();
    if (Date.now() - since > readyTimeoutMs) {
      throw new StartupError(
        `The database in ${paths.dataDir} was not ready after ${readyTimeoutMs / 1_000} s (${claimed.kind === "busy" ? claimed.why : "it does not answer"}): look into ${paths.log}, or stop process ${postmasterPid(paths) ?? "(none)"} and start again.`,
      );
    }
    await sleep(claimed.kind === "held" ? heldPollMs : pollMs);
  }
}

function inUseMessage(paths: Paths, by: string): string {
  return `The data folder ${paths.dataDir} is in use by another process (${by}): stop that one first, or give this one a folder of its own with DATA_DIR.`;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Starts the postmaster, again where that lost a race, and never twice at once. */
function createStarter(paths: Paths, options: AcquireOptions) {
  let child: ChildProcess | undefined;
  let offset = 0;
  let count = 0;
  let socketsWork = true;

  const checkFailure = (): void => {
    const why = lastFatal(paths.log, offset);
    if (/lock file|shared memory block/.test(why) && count < 5) return; // another start was faster, and has ended since
    if (/Unix-domain socket/.test(why) && socketsWork) {
      socketsWork = false;
      return;
    }
    throw new StartupError(
      /incompatible with server/.test(why)
        ? `The database in ${paths.cluster} was made by PostgreSQL ${read(join(paths.cluster, "PG_VERSION"))?.trim()}, another major version than this release brings: bring its content over with pg_dump or the content export of the release that made it, as docs/operations.md describes.`
        : `PostgreSQL did not start (${why || `it ended with ${child?.signalCode ?? child?.exitCode}`}): fix that and start again; all it said is in ${paths.log}.`,
    );
  };

  return {
    count: () => count,
    cancel: async () => {
      if (!child || !isRunning(child)) return;
      const exit = once(child, "exit");
      child.ref();
      child.kill("SIGINT");
      await exit;
    },
    start: async () => {
      if (child && isRunning(child)) return;
      if (child) checkFailure();
      const binaries = findBinaries();
      const account = chooseAccount(paths.dataDir, binaries.postgres);
      await ensureCluster(paths, { binaries, account, signal: options.signal });
      if (postmasterPid(paths) !== undefined) return; // another process made it, and was faster
      truncateLog(paths.log);
      offset = logLength(paths.log);
      count += 1;
      child = spawnPostmaster(paths, binaries, account, await chooseAddress(paths, socketsWork), options.settings);
      options.log.info({ postgres: child.pid }, "PostgreSQL starts");
    },
  };
}
