import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { LeaseReport } from "./connection-counter.ts";

/** Of all processes together (specification §7). */
export interface TrafficCounts {
  /** Connections at this moment. */
  readonly connected: number;
  /** Connections ended since the service began: since its database was made. */
  readonly ended: number;
}

export interface Renewed {
  /** false: the lease ran out before, and another process counted its connections as ended. */
  readonly held: boolean;
  /** The last report that reached the lease; undefined: it is not known any more. */
  readonly lastSequence: number | undefined;
  readonly counts: TrafficCounts;
}

/** Where processes lease and sum. Calls throw where it cannot be reached; whether they were applied is then unknown. */
export interface TrafficStore {
  /** A new lease, which holds nothing yet. */
  acquire(id: string): Promise<void>;
  renew(id: string, report: LeaseReport): Promise<Renewed>;
  /** Gives the lease back: what it holds as connected counts as ended. */
  release(id: string, report: LeaseReport): Promise<void>;
  read(): Promise<TrafficCounts>;
}

interface Row {
  readonly held: boolean | null;
  readonly last_sequence: string | null;
  readonly connected: string;
  readonly ended: string;
}

const nothing: LeaseReport = { sequence: 0, connected: 0, alreadyEnded: 0, ended: 0 };

/**
 * Leases in PostgreSQL, by its clock: migrations/0002-traffic.ts.
 * @param leaseMs a process that is silent for so long is taken for dead. One that waits for an answer gives up after a third of it.
 */
export function createDatabaseTrafficStore(db: Kysely<Database>, leaseMs: number): TrafficStore {
  const timeout = () => ({ signal: AbortSignal.timeout(Math.ceil(leaseMs / 3)) });

  const call = async (id: string, report: LeaseReport, lastsMs: number): Promise<Renewed> => {
    const { sequence, connected, alreadyEnded, ended } = report;
    const { rows } = await sql<Row>`
      select * from traffic_renew(${id}::uuid, ${sequence}, ${connected}, ${alreadyEnded}, ${ended}, ${lastsMs} * interval '1 millisecond')
    `.execute(db, timeout());
    const [row] = rows;
    if (!row) throw new Error("traffic_renew answered without a row; it always gives one.");
    return {
      held: row.held === true,
      lastSequence: row.last_sequence === null ? undefined : Number(row.last_sequence),
      counts: { connected: Number(row.connected), ended: Number(row.ended) },
    };
  };

  return {
    acquire: async (id) => void (await call(id, nothing, leaseMs)),
    renew: (id, report) => call(id, report, leaseMs),
    release: async (id, report) => void (await call(id, report, 0)),
    read: async () => {
      const row = await db.selectFrom("traffic_total").select(["connected", "ended"]).executeTakeFirstOrThrow(timeout());
      return { connected: Number(row.connected), ended: Number(row.ended) };
    },
  };
}

/** For a portal without a database: this process alone, from its start. */
export function createLocalTrafficStore(): TrafficStore {
  let counts: TrafficCounts = { connected: 0, ended: 0 };
  return {
    acquire: async () => undefined,
    renew: async (_id, { sequence, connected, ended }) => {
      counts = { connected, ended };
      return { held: true, lastSequence: sequence, counts };
    },
    release: async () => undefined,
    read: async () => counts,
  };
}
