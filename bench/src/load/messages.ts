/** What a group asks of the load generator, a process of its own, and what it says back. Times are milliseconds. */

/** Paths that are asked in turn. */
export interface Stream {
  readonly name: string;
  /** Share of all requests; shares of all streams need not add up to 1. */
  readonly share: number;
  readonly paths: readonly string[];
  /** JSON that is posted; undefined: the paths are read. */
  readonly body?: string | undefined;
}

export interface Job {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly streams: readonly Stream[];
  /** Requests come from as many networks, as X-Forwarded-For says; 0: none is named. */
  readonly networks: number;
  readonly pace: Rate | { readonly connections: number; readonly requests: number };
}

/** At a steady rate, whatever is answered; otherwise so many at once, each after the one before. */
export interface Rate {
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Asked before, without a pause between, and not among the answers: the machine and the connections are then as they are in service. */
  readonly runUp?: { readonly rate: number; readonly seconds: number };
}

export interface Answered {
  readonly stream: string;
  /** Of the answer; 0: none came. */
  readonly status: number;
  /** Since the job began, when it was asked. */
  readonly at: number;
  readonly took: number;
}

export interface JobResult {
  readonly answers: readonly Answered[];
  /** From the first request to the last answer. */
  readonly took: number;
  /** Bytes of bodies as they came. */
  readonly bytes: number;
}
