import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { send, worksIn } from "../../process/system-processes.ts";
import { type SystemAccount, commandAs } from "./system-account.ts";
import { type Address, read } from "./address.ts";
import type { Binaries } from "./binaries.ts";
import type { Paths } from "./paths.ts";

/** How long a fast shutdown may take before it is forced; the next start then recovers from the log. */
const stopTimeoutMs = 30_000;

/** Process number of the cluster's living postmaster; undefined where there is none. */
export function postmasterPid(paths: Paths): number | undefined {
  const pid = Number(read(paths.pidFile)?.split("\n")[0]);
  return Number.isInteger(pid) && pid > 0 && worksIn(pid, paths.cluster) ? pid : undefined;
}

/**
 * Starts a postmaster that outlives this process: its own session, its output in a file.
 * @param settings further settings, for tests.
 */
export function spawnPostmaster(
  paths: Paths,
  binaries: Binaries,
  account: SystemAccount,
  address: Address,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  clearStaleFiles(paths);
  const all = { ...defaults(address), ...settings };
  const args = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { file, args: rest, options } = commandAs(account, binaries.postgres, ["-D", paths.cluster, ...args]);
  const log = openSync(paths.log, "a", 0o600);
  try {
    const child = spawn(file, rest, { ...options, detached: true, stdio: ["ignore", log, log] });
    child.on("error", () => undefined); // exitCode shows it; the caller waits for the connection
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function defaults(address: Address): Record<string, string> {
  return {
    port: String(address.port),
    listen_addresses: address.socketDir === undefined ? "127.0.0.1" : "",
    // The commas and quotes of a list setting: a folder's name may hold both.
    unix_socket_directories: address.socketDir === undefined ? "" : `"${address.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    fsync: "on",
    synchronous_commit: "on",
    timezone: "UTC",
    jit: "off",
    // A session whose client is gone must not go on working, nor hold its locks.
    client_connection_check_interval: "5s",
    // The log holds no data of persons: no statements, no parameters, no DETAIL lines with values.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    logging_collector: "off",
  };
}

/** Fast shutdown, waited for; sessions end, open transactions roll back. */
export async function stopPostmaster(paths: Paths): Promise<void> {
  const pid = postmasterPid(paths);
  if (pid === undefined) return;
  send(pid, "SIGINT");
  const forced = Date.now() + stopTimeoutMs;
  let force: NodeJS.Signals | undefined = "SIGQUIT";
  while (worksIn(pid, paths.cluster)) {
    if (force && Date.now() > forced) {
      send(pid, force);
      force = undefined;
    }
    await sleep(5);
  }
}

/**
 * PostgreSQL clears the files of a dead process itself, but takes any process with that number for its own: after a reboot one
 * that merely got the number, in a container one that no one collected. A postmaster works in its data folder; the others do not.
 * Checked and removed without a pause between.
 */
function clearStaleFiles(paths: Paths): void {
  const socketLocks = readdirSync(paths.dataDir).filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name));
  for (const file of [paths.pidFile, ...socketLocks.map((name) => join(paths.dataDir, name))]) {
    const pid = Number(read(file)?.split("\n")[0]);
    if (existsSync(file) && !worksIn(pid, paths.cluster)) rmSync(file, { force: true });
  }
}
