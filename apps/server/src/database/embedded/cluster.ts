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
import { type Account, commandAs, takeOver } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Paths } from "./paths.ts";

/** Only the portal's own role, only by password: nobody can log in as the superuser. */
const hba = ["local all portal scram-sha-256", "host all portal 127.0.0.1/32 scram-sha-256", ""].join("\n");

/** Half-made clusters older than this belong to nobody, whatever process now has their maker's number. */
const abandonedAfterMs = 15 * 60_000;

/**
 * Makes the cluster with role and database `portal`, where there is none. It is made under another name and renamed when it is
 * whole, so a kill half-way leaves no broken one; of two makers at once the second drops its own.
 */
export async function ensureCluster(paths: Paths, binaries: Binaries, account: Account): Promise<void> {
  removeAbandoned(paths);
  if (existsSync(paths.cluster)) return takeOver(paths.cluster, account);
  const draft = `${paths.cluster}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    await make(draft, basename(paths.password), binaries, account);
    renameSync(draft, paths.cluster);
    syncFolder(dirname(paths.cluster));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(paths.cluster)) throw error;
  }
}

async function make(draft: string, passwordName: string, binaries: Binaries, account: Account): Promise<void> {
  const password = randomBytes(24).toString("hex");
  mkdirSync(draft, { mode: 0o700 });
  takeOver(draft, account);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=vi"];
  await run(account, binaries.initdb, [`--pgdata=${draft}`, "--username=postgres", ...locale], "");
  writeFileSync(join(draft, "pg_hba.conf"), hba);
  writeFileSync(join(draft, passwordName), `${password}\n`, { mode: 0o600 });
  const statements = [`CREATE ROLE portal LOGIN CREATEDB PASSWORD '${password}'`, "CREATE DATABASE portal OWNER portal", ""];
  await run(account, binaries.postgres, ["--single", "-D", draft, "-c", "exit_on_error=on", "postgres"], statements.join("\n"));
  if (account.switchTo) chownSync(join(draft, passwordName), account.uid, account.gid);
}

function run(account: Account, program: string, args: readonly string[], input: string): Promise<void> {
  const { file, args: rest, options } = commandAs(account, program, args);
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = (why: string) =>
      reject(
        new StartupError(
          `The database could not be made: ${basename(program)} ${why}; mend that (free disk space, a writable DATA_DIR) and start again.`,
        ),
      );
    const child = spawn(file, rest, { ...options, stdio: ["pipe", "ignore", "pipe"] });
    child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
    child.on("error", (error) => fail(error.message));
    child.on("close", (code, signal) =>
      code === 0 ? resolve() : fail(`ended with ${signal ?? code} (${said.trim().split("\n").at(-1) ?? ""})`),
    );
    child.stdin.on("error", () => undefined); // an early end is told by "close"
    child.stdin.end(input);
  });
}

function removeAbandoned(paths: Paths): void {
  const prefix = `${basename(paths.cluster)}.new-`;
  for (const name of readdirSync(paths.dataDir).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(paths.dataDir, name);
    const maker = Number(name.slice(prefix.length).split("-")[0]);
    if (!isAlive(maker) || ageOf(folder) > abandonedAfterMs) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function ageOf(folder: string): number {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
