/** The programs that WordPress needs: MariaDB and PHP's own server, each until it is stopped. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { connect, type NetConnectOpts } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Program {
  stop(): Promise<void>;
}

interface Start {
  readonly file: string;
  readonly args: readonly string[];
  /** Where it takes connections once it has started. */
  readonly address: NetConnectOpts;
  /** At which it ends, as do the processes that it started. */
  readonly signal: NodeJS.Signals;
  readonly env?: Readonly<Record<string, string>>;
}

const START_MS = 60_000;
const STOP_MS = 20_000;

/** MariaDB with an empty database `wordpress`. It listens on `socket` only, where its user root needs no password. */
export async function startDatabase(folder: string, socket: string): Promise<Program> {
  // MariaDB runs as root only where an option says so.
  const asRoot = process.getuid?.() === 0 ? ["--user=root"] : [];
  const shared = ["--no-defaults", `--datadir=${join(folder, "database")}`, ...asRoot];
  execFileSync("/usr/bin/mariadb-install-db", [...shared, "--auth-root-authentication-method=normal", "--skip-test-db"], { stdio: "pipe" });
  const first = join(folder, "first.sql");
  writeFileSync(first, "CREATE DATABASE wordpress CHARACTER SET utf8mb4;\n");
  const own = [`--socket=${socket}`, `--pid-file=${socket}.pid`, "--skip-networking", `--init-file=${first}`];
  return start({
    file: "/usr/sbin/mariadbd",
    args: [...shared, ...own, "--innodb-flush-log-at-trx-commit=0"],
    address: { path: socket },
    signal: "SIGTERM",
  });
}

/** PHP's own server, with four processes, as an editor asks for several things at once. It keeps what it compiled, as servers on duty do. */
export function startPhp(files: string, port: number): Promise<Program> {
  const settings = {
    "opcache.enable_cli": "1",
    "opcache.memory_consumption": "192",
    memory_limit: "256M",
    sendmail_path: "/bin/true",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-d", `${name}=${value}`]);
  return start({
    file: "/usr/bin/php",
    args: [...options, "-S", `127.0.0.1:${port}`, "-t", files],
    address: { port, host: "127.0.0.1" },
    signal: "SIGINT",
    env: { PHP_CLI_SERVER_WORKERS: "4" },
  });
}

/** Resolves once the program takes connections. */
async function start({ file, args, address, signal, env = {} }: Start): Promise<Program> {
  // A group of its own, which is ended as a whole: PHP waits for those that it started.
  const child = spawn(file, args, { env: { ...process.env, ...env }, detached: true, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4_000)));
  // Where the benchmark is broken off: a group of its own gets no Ctrl+C.
  const endAtOnce = (): void => void (child.pid !== undefined && process.kill(-child.pid, "SIGKILL"));
  process.once("exit", endAtOnce);
  child.once("exit", () => process.off("exit", endAtOnce));
  const program = { stop: () => stop(child, signal) };
  for (const end = Date.now() + START_MS; !(await takesConnections(address)); await sleep(100)) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < end) continue;
    await program.stop();
    throw new Error(`${file} did not start: ${said}`);
  }
  return program;
}

function takesConnections(address: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-pid, signal);
  const late = setTimeout(() => process.kill(-pid, "SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(late);
}
