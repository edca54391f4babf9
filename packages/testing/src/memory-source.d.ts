import type { PortalSource, Query } from "@portal/core";
import type { Fixture } from "./fixture.ts";
export interface MemorySourceOptions {
  /** Queries that are answered "unavailable". */
  readonly fails?: (query: Query) => boolean;
  /** Milliseconds before each round trip is answered. */
  readonly delay?: number;
}
/** What was asked of a source. */
export interface SourceCounts {
  readonly heads: number;
  /** Calls of fetchContent. */
  readonly roundTrips: number;
  /** How often each query was asked, by its key. */
  readonly queries: ReadonlyMap<string, number>;
}
export interface MemorySource extends PortalSource {
  readonly counts: () => SourceCounts;
}
/** A portal's data in memory: answers as the database does, and counts what it is asked. */
export declare function createMemorySource(fixture: Fixture, { fails, delay }?: MemorySourceOptions): MemorySource;
