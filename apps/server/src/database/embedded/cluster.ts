import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { StartupError } from "../../config/startup-error.ts";
import { endProcessesIn, isAlive } from "../../process/system-processes.ts";
import { type SystemAccount, commandAs, giveToAccount } from "./system-account.ts";
import type { Binaries } from "./binaries.ts";
import type { Paths } from "./paths.ts";

/** Only the portal's own role, only by password: no one can log in as the superuser. */
const hba = ["local all portal scram-sha-256", "host all portal 127.0.0.1/32 scram-sha-256", ""].join("\n");

/** Half-made clusters older than this belong to no one, whatever process now has their maker's number. */
const abandonedAfterMs = 15 * 60_000;
/** What this process is making. In a container an earlier, killed one had the same number. */
const temporaryFolders = new Set<string>();

export interface ClusterOptions {
  readonly binaries: Binaries;
  readonly account: SystemAccount;
  /** Aborted: give up, and leave nothing. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Makes the cluster with role and database `portal`, where there is none. It is made under another name and renamed when it is
 * whole, so a kill half-way leaves no broken one; of two makers at once the second drops its own.
 * @throws StartupError, or the signal's reason
 */
export async function ensureCluster(paths: Paths, options: ClusterOptions): Promise<void> {
  await removeAbandoned(paths);
  if (existsSync(paths.cluster)) return giveToAccount(paths.cluster, options.account);
  const temporaryFolder = `${paths.cluster}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  temporaryFolders.add(temporaryFolder);
  try {
    await make(temporaryFolder, basename(paths.password), options);
    renameSync(temporaryFolder, paths.cluster);
    syncFolder(dirname(paths.cluster));
  } catch (error) {
    await remove(temporaryFolder);
    if (!existsSync(paths.cluster)) throw error;
  } finally {
    temporaryFolders.delete(temporaryFolder);
  }
}

async function make(temporaryFolder: string, passwordName: string, options: ClusterOptions): Promise<void> {
  const { binaries, account } = options;
  const password = randomBytes(24).toString("hex");
  mkdirSync(temporaryFolder, { mode: 0o700 });
  giveToAccount(temporaryFolder, account);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=vi"];
  await run(temporaryFolder, options, binaries.initdb, [`--pgdata=${temporaryFolder}`, "--username=postgres", ...locale], "");
  writeFileSync(join(temporaryFolder, "pg_hba.conf"), hba);
  writeFileSync(join(temporaryFolder, passwordName), `${password}\n`, { mode: 0o600 });
  const statements = [`CREATE ROLE portal LOGIN CREATEDB PASSWORD '${password}'`, "CREATE DATABASE portal OWNER portal", ""];
  await run(
    temporaryFolder,
    options,
    binaries.postgres,
    ["--single", "-D", temporaryFolder, "-c", "exit_on_error=on", "postgres"],
    statements.join("\n"),
  );
  if (account.switchTo) chownSync(join(temporaryFolder, passwordName), account.uid, account.gid);
}

/** In a session of its own: a terminal's Ctrl-C is for Node to answer. In the temporary folder: by that its processes are found again. */
function run(
  temporaryFolder: string,
  { account, signal }: ClusterOptions,
  program: string,
  args: readonly string[],
  input: string,
): Promise<void> {
  signal?.throwIfAborted();
  const { file, args: rest, options } = commandAs(account, program, args);
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = (why: string) =>
      reject(
        new StartupError(
          `The database could not be made: ${basename(program)} ${why}; fix that (free disk space, a writable DATA_DIR) and start again.`,
        ),
      );
    const child = spawn(file, rest, {
      ...options,
      ...(signal && { signal, killSignal: "SIGKILL" }),
      cwd: temporaryFolder,
      detached: true,
      stdio: ["pipe", "ignore", "pipe"],
    });
    child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
    child.on("error", (error) => (signal?.aborted ? reject(signal.reason) : fail(error.message)));
    child.on("close", (code, signal) =>
      code === 0 ? resolve() : fail(`ended with ${signal ?? code} (${said.trim().split("\n").at(-1) ?? ""})`),
    );
    child.stdin.on("error", () => undefined); // an early end shows in "close"
    child.stdin.end(input);
  });
}

async function removeAbandoned(paths: Paths): Promise<void> {
  const prefix = `${basename(paths.cluster)}.new-`;
  for (const name of readdirSync(paths.dataDir).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(paths.dataDir, name);
    const maker = Number(name.slice(prefix.length).split("-")[0]);
    const lives = maker === process.pid ? temporaryFolders.has(folder) : isAlive(maker);
    if (!lives || ageOf(folder) > abandonedAfterMs) await remove(folder);
  }
}

/** initdb outlives a Node that was killed, and would go on writing. */
async function remove(temporaryFolder: string): Promise<void> {
  await endProcessesIn(temporaryFolder);
  rmSync(temporaryFolder, { recursive: true, force: true, maxRetries: 3 });
}

function ageOf(folder: string): number {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
