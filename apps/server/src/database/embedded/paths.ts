import { join, resolve } from "node:path";

/** Where the embedded database keeps its things. Every path is absolute. */
export interface Paths {
  readonly dataDir: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** Password of the role `portal`; in the cluster, so that both appear by one rename. */
  readonly password: string;
  readonly pidFile: string;
  /** What PostgreSQL says. */
  readonly log: string;
  /** The address for operators' tools, written by the owner. */
  readonly runFile: string;
}

export function pathsOf(dataDir: string): Paths {
  const root = resolve(dataDir);
  const cluster = join(root, "postgres");
  return {
    dataDir: root,
    cluster,
    password: join(cluster, "portal.password"),
    pidFile: join(cluster, "postmaster.pid"),
    log: join(root, "postgres.log"),
    runFile: join(root, "run.json"),
  };
}
