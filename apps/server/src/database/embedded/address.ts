import { createServer } from "node:net";
import { readFileSync } from "node:fs";
import type { Paths } from "./paths.ts";

/** Where the postmaster listens: a socket in the data folder, or loopback. */
export interface Address {
  /** Undefined: 127.0.0.1. */
  readonly socketDir: string | undefined;
  readonly port: number;
}

const socketPort = 5432;
/** sockaddr_un holds 108 bytes, one of them the closing zero. */
const longestSocketPath = 107;

/** A socket; a free port on loopback where its path is too long for the system, or the file system has no sockets. */
export async function chooseAddress(paths: Paths, socketsWork: boolean): Promise<Address> {
  const fits = Buffer.byteLength(`${paths.dataDir}/.s.PGSQL.${socketPort}`) <= longestSocketPath;
  return fits && socketsWork ? { socketDir: paths.dataDir, port: socketPort } : { socketDir: undefined, port: await freePort() };
}

/** Connection string of an address: understood by `pg`, `psql` and `pg_dump` alike. */
export function connectionString(address: Address, password: string): string {
  const host = address.socketDir === undefined ? "127.0.0.1" : "";
  const query = address.socketDir === undefined ? "" : `?host=${encodeURIComponent(address.socketDir)}&port=${address.port}`;
  return `postgresql://portal:${password}@${host}${host && `:${address.port}`}/portal${query}`;
}

/**
 * The connection string of the postmaster whose pid file lies in the cluster; undefined while there is none, or it does not take
 * connections yet: asking in vain would cost it a process each time, while it starts.
 */
export function currentConnectionString(paths: Paths): string | undefined {
  const address = readyAddress(read(paths.pidFile));
  const password = read(paths.password)?.trim();
  return address && password ? connectionString(address, password) : undefined;
}

/** Lines of postmaster.pid: pid, data folder, start time, port, socket folder, listen address, shared memory, state. */
function readyAddress(pidFile: string | undefined): Address | undefined {
  const [, , , port, socketDir, , , state] = pidFile?.split("\n") ?? [];
  return state?.trim() === "ready" ? { socketDir: socketDir || undefined, port: Number(port) } : undefined;
}

export function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port on loopback"))));
    });
  });
}
