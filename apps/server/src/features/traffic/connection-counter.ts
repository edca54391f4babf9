/** A connection of this process, from the moment it is counted. */
export interface CountedConnection {
  /** The first report that holds it. */
  readonly since: number;
  /** It stood in a lease that was taken for dead: it counts as ended already, and does not again when it ends. */
  alreadyEnded: boolean;
}

/** What a process reports when it renews its lease: whole numbers, so that reporting them twice changes nothing. */
export interface LeaseReport {
  /** Grows with every report. */
  readonly sequence: number;
  readonly connected: number;
  /** Those of `connected` that count as ended already. */
  readonly alreadyEnded: number;
  /** Connections that ended under this lease, without those that counted as ended already. */
  readonly ended: number;
}

/** Counts the connections of this process, so that each becomes "ended" exactly once, whichever part notices its end. */
export interface ConnectionCounter {
  open(): CountedConnection;
  end(connection: CountedConnection): void;
  report(): LeaseReport;
  /** The report reached the lease. */
  confirm(sequence: number): void;
  /** Whether a report that reached the lease holds the connection. */
  isConfirmed(connection: CountedConnection): boolean;
  /**
   * The lease is gone: what its last report held as connected counts as ended now. What follows is reported under a new one.
   * @param last the last report that reached it; undefined: unknown, taken for the last one confirmed.
   */
  leaseLost(last: number | undefined): void;
}

export function createConnectionCounter(): ConnectionCounter {
  const connections = new Set<CountedConnection>();
  /** Endings that a lost lease may not have held, by the first report that held the connection. */
  const unconfirmed = new Map<number, number>();
  let sequence = 0;
  let confirmed = 0;
  let ended = 0;

  const forgetUpTo = (last: number): void => {
    for (const since of unconfirmed.keys()) if (since <= last) unconfirmed.delete(since);
  };

  return {
    open() {
      const connection = { since: sequence + 1, alreadyEnded: false };
      connections.add(connection);
      return connection;
    },
    end(connection) {
      if (!connections.delete(connection) || connection.alreadyEnded) return;
      ended += 1;
      unconfirmed.set(connection.since, (unconfirmed.get(connection.since) ?? 0) + 1);
    },
    report() {
      sequence += 1;
      let alreadyEnded = 0;
      for (const connection of connections) if (connection.alreadyEnded) alreadyEnded += 1;
      return { sequence, connected: connections.size, alreadyEnded, ended };
    },
    confirm(last) {
      confirmed = last;
      forgetUpTo(last);
    },
    isConfirmed: ({ since }) => since <= confirmed,
    leaseLost(last = confirmed) {
      for (const connection of connections) if (connection.since <= last) connection.alreadyEnded = true;
      // It had counted every connection that its last report held, ended or not.
      forgetUpTo(last);
      ended = [...unconfirmed.values()].reduce((sum, count) => sum + count, 0);
      confirmed = 0;
    },
  };
}
