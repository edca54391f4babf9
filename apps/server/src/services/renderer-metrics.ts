import { Counter, Gauge, type Registry } from "prom-client";

/** What the kept HTML of parts (ADR 46) is good for, since the process started. */
export interface PartTotals {
  readonly hits: number;
  readonly misses: number;
  /** Pages that were drawn whole after all. */
  readonly whole: number;
  /** What is kept now, in all threads. */
  readonly bytes: number;
}

export interface RendererThreadsState {
  readonly threads: number;
  /** Threads that died or were ended. */
  readonly lost: () => number;
  readonly parts: () => PartTotals;
}

/** Of the threads that draw pages, and of the HTML that they keep. */
export function measureRendererThreads(registers: Registry[], { threads, lost, parts }: RendererThreadsState): void {
  new Gauge({ name: "portal_renderer_threads", help: "Threads that draw pages.", registers }).set(threads);
  new Counter({
    name: "portal_renderer_threads_lost_total",
    help: "Threads that died while they drew a page, or took too long and were ended.",
    registers,
    collect() {
      this.reset();
      this.inc(lost());
    },
  });
  new Counter({
    name: "portal_page_parts_total",
    help: "Blocks, widgets and menus of the pages drawn: HTML that was used again (hit), or drawn (miss).",
    labelNames: ["cache"] as const,
    registers,
    collect() {
      this.reset();
      const { hits, misses } = parts();
      this.inc({ cache: "hit" }, hits);
      this.inc({ cache: "miss" }, misses);
    },
  });
  new Counter({
    name: "portal_pages_drawn_whole_total",
    help: "Pages that were drawn whole, since their parts could not be put together.",
    registers,
    collect() {
      this.reset();
      this.inc(parts().whole);
    },
  });
  new Gauge({
    name: "portal_page_parts_bytes",
    help: "HTML of parts that is kept, in all threads, with what finds it again.",
    registers,
    collect() {
      this.set(parts().bytes);
    },
  });
}
