import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";

/** Where Debian, Homebrew and the PGDG packages put their programs. */
function findPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((version) => version >= 15)
    : [];
  return versions
    .toSorted((a, b) => a - b)
    .map((version) => ({ version, bin: join(debian, String(version), "bin") }))
    .find(({ bin }) => existsSync(join(bin, "initdb")));
}

/** In memory where there is room: tests make and empty thousands of small files. */
function findFolder() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

/**
 * A throw-away cluster of the system's own PostgreSQL on loopback, as user `postgres` where this is root.
 * @returns {Promise<{ url: string, version: number, stop: () => Promise<void> } | undefined>} undefined where none is installed
 */
export async function startSystemPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(findFolder(), "portal-postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
  if (asUser.length > 0) {
    const id = Number(spawnSync("id", ["-u", "postgres"], { encoding: "utf8" }).stdout);
    chownSync(folder, id, id);
  }
  const call = (program, ...args) => {
    const [file, ...rest] = [...asUser, join(programs.bin, program), ...args];
    const { status, stderr } = spawnSync(file, rest, { encoding: "utf8", cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  call("initdb", "-D", data, "-U", "portal", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  call(
    "pg_ctl",
    "-D",
    data,
    "-w",
    "-l",
    join(folder, "log"),
    "-o",
    `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off -c max_connections=300`,
    "start",
  );
  return {
    version: programs.version,
    url: `postgresql://portal@127.0.0.1:${port}/postgres`,
    async stop() {
      call("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
