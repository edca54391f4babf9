/** What a day of visitors needs, from what was measured and what `assumed` says. */
import type { Costs } from "./costs.ts";
import { assumed } from "./day.ts";
import type { Replayed } from "./replay.ts";

export interface Measured extends Costs {
  /** By `PAGE_CACHE_MB` of a process, and by a cache in front that has room for everything. */
  readonly own: Replayed;
  readonly shared: Replayed;
}

export interface Needs {
  /** Views in the busiest second. */
  readonly views: number;
  /** Processors at the busiest second, with PostgreSQL: the portal alone, and behind a cache that keeps what all visitors get. */
  readonly coresAlone: number;
  readonly coresBehindCache: number;
  readonly processesAlone: number;
  readonly processesBehindCache: number;
  /** Bytes: of processes that answer alone. */
  readonly memory: number;
  readonly sessions: number;
  /** Bits a second at the busiest second, and bytes a day. */
  readonly network: number;
  readonly perDay: number;
  /** Connections of the hub at the busiest second. */
  readonly connections: number;
}

/** A process answers on one thread and draws on another; beside them V8 and compression have some. */
const CORES_OF_PROCESS = 1.5;
/** So that one may be replaced while the other answers. */
const FEWEST_PROCESSES = 2;

export function needsOf(visits: number, measured: Measured): Needs {
  const perSecond = (visits / 3_600) * assumed.busiestHour * assumed.busiestSecond;
  const views = perSecond * assumed.viewsPerVisit;
  const { own, shared, hit, model, file, files, firstView, furtherView } = measured;
  // What a view costs that is not in memory, of the same replay.
  const drawn = (own.cpu - own.hits * hit) / (1 - own.hits);
  const pages = views * (own.hits * hit + (1 - own.hits) * drawn);
  const alone = pages + views * model + perSecond * files * file;
  // Files and models are kept there as well.
  const behind = views * (1 - shared.hits) * (drawn + model);
  const cores = (milliseconds: number): number => milliseconds / 1_000 / assumed.utilisation;
  const processes = (count: number): number => Math.max(FEWEST_PROCESSES, Math.ceil(count / CORES_OF_PROCESS));
  const further = assumed.viewsPerVisit - 1;
  return {
    views,
    coresAlone: cores(alone),
    coresBehindCache: cores(behind),
    processesAlone: processes(cores(alone)),
    processesBehindCache: processes(cores(behind)),
    memory: processes(cores(alone)) * measured.process,
    sessions: processes(cores(alone)) * measured.sessions,
    network: perSecond * (firstView + further * furtherView) * 8,
    perDay: visits * (firstView + further * furtherView),
    connections: perSecond * assumed.visitSeconds,
  };
}
