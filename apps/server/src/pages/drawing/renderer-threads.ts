import { Piscina } from "piscina";
import {
  type DrawEmbed,
  type Drawing,
  type DrawnEmbed,
  type Embed,
  failNodes,
  type PageModel,
  type PageToDraw,
  type PortalLog,
  type RenderedPage,
  type RendererOptions,
  writePage,
} from "@portal/domain";
import { type BoundedQueue, boundedQueue } from "../../services/bounded-queue.ts";
import type { PartTotals } from "../../services/renderer-metrics.ts";
import { countParts } from "./part-totals.ts";

export interface RendererThreadsOptions {
  /** Path of the program: a RendererModule. */
  readonly program: string;
  readonly threads: number;
  readonly renderer: RendererOptions;
  /** Milliseconds that one drawing may take; then its thread is ended. */
  readonly timeout: number;
  readonly log: PortalLog;
}

export interface RendererThreads {
  /** @throws where the drawing failed, took too long, or its thread died: that costs this page alone, and a new thread takes the place */
  render(page: PageModel, origin: string): Promise<RenderedPage<Drawing["html"]>>;
  readonly drawEmbed: DrawEmbed;
  /** Drawings under way, and those that wait for a thread. */
  readonly queue: BoundedQueue;
  /** Threads that died or were ended since the process started. */
  lost(): number;
  parts(): PartTotals;
  close(): Promise<void>;
}

/** Megabytes. A page takes a few; without a limit the youngest part alone grows to 48 in each thread. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Threads in which React draws, so that the one that answers never does. @throws where they do not start */
export async function startRendererThreads(options: RendererThreadsOptions): Promise<RendererThreads> {
  const { program, threads, renderer, timeout, log } = options;
  let lost = 0;
  const pool = new Piscina<PageToDraw | Embed | undefined, Drawing | DrawnEmbed>({
    filename: program,
    name: "drawPage",
    minThreads: threads,
    maxThreads: threads,
    // A thread that waits by its event loop frees memory meanwhile, and can load what a page needs on demand.
    atomics: "disabled",
    recordTiming: false,
    workerData: renderer,
    resourceLimits: MEMORY,
    // Neither source maps nor the conditions of the server's sources: the program is built.
    execArgv: [],
  });
  // Of a thread that dies without a page; without a listener the process would end with it.
  pool.on("error", (error: Error) => log("renderer thread ended", { error: String(error) }));
  await started(pool, threads);
  pool.on("workerDestroy", () => (lost += 1));
  // No more pages than threads: what waits does so here, where its time does not count yet.
  const queue = boundedQueue(threads, Number.POSITIVE_INFINITY);

  const parts = countParts(() => pool.threads.map(({ threadId }) => threadId));

  async function draw(name: "drawPage", page: PageToDraw): Promise<Drawing>;
  async function draw(name: "drawEmbed", embed: Embed): Promise<DrawnEmbed>;
  async function draw(name: string, drawn: PageToDraw | Embed): Promise<Drawing | DrawnEmbed> {
    const late = AbortSignal.timeout(timeout);
    try {
      return await pool.run(drawn, { name, signal: late });
    } catch (error) {
      if (late.aborted) throw new Error(`The page was not drawn within ${timeout} ms; its thread was ended.`, { cause: error });
      throw error;
    }
  }

  return {
    async render(page, origin) {
      // As text: cheaper to pass on than the objects, and to read in the other thread.
      const text = { ...writePage(page), origin };
      const { html, model, links, failed, failure, parts: use } = await queue.run(() => draw("drawPage", text));
      parts.add(use);
      if (failure) log("blocks failed", { path: page.path, ...failure });
      return { html, model, links, page: failNodes(page, failed) };
    },
    drawEmbed: (embed) => queue.run(() => draw("drawEmbed", embed)),
    queue,
    lost: () => lost,
    parts: () => parts.read(),
    close: () => pool.destroy(),
  };
}

/** Waits until each thread has loaded its program. */
async function started(pool: Piscina<PageToDraw | Embed | undefined, Drawing | DrawnEmbed>, threads: number): Promise<void> {
  try {
    await Promise.all(Array.from({ length: threads }, () => pool.run(undefined, { name: "isLoaded" })));
  } catch (cause) {
    await pool.destroy();
    throw new Error("The renderer threads do not start; run `npm run build` and start again. The cause says why.", { cause });
  }
}
