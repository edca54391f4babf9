/**
 * The renderer threads by themselves: a process of its own, because it runs the server's sources as they are. Gets a job, says how many pages it drew
 * a second; nothing of a page is used again.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageModel, RenderedPage, RendererOptions } from "@portal/domain";
import type { DrawingJob } from "./messages.ts";

interface Server {
  readonly assetsOf: (manifest: string) => RendererOptions["assets"];
  readonly startRendererThreads: (options: Readonly<Record<string, unknown>>) => Promise<RendererThreads>;
}

interface RendererThreads {
  render(page: PageModel): Promise<RenderedPage>;
  close(): Promise<void>;
}

/** More than the threads draw at once: none of them waits for this one. */
const WAITING = 4;

async function run({ root, models, threads, drawings }: DrawingJob): Promise<number> {
  const load = async (file: string) => (await import(pathToFileURL(join(root, "apps/server/src/pages", file)).href)) as Partial<Server>;
  const { assetsOf, startRendererThreads } = { ...(await load("portal.ts")), ...(await load("drawing/renderer-threads.ts")) } as Server;
  const dist = join(root, "apps/portal/dist");
  const manifest = readFileSync(join(dist, "client/.vite/manifest.json"), "utf8");
  const renderer: RendererOptions = {
    assets: assetsOf(manifest),
    timeZone: "Asia/Ho_Chi_Minh",
    apiOrigins: [],
    partCacheBytes: 0,
  };
  const pool = await startRendererThreads({
    program: join(dist, "server/entry-renderer.js"),
    threads,
    renderer,
    timeout: 60_000,
    log: console.error,
  });
  const pages = models.map((text) => JSON.parse(text) as PageModel);
  const draw = async (count: number): Promise<void> => {
    let drawn = 0;
    const next = async (): Promise<void> => {
      const page = pages[drawn % pages.length];
      if (drawn >= count || !page) return;
      drawn += 1;
      await pool.render(page);
      return next();
    };
    await Promise.all(Array.from({ length: threads * WAITING }, next));
  };
  try {
    // Until the programs are compiled for speed: each thread compiles its own, and has drawn as many pages as one alone.
    await draw(drawings * threads);
    const since = performance.now();
    await draw(drawings);
    return (drawings / (performance.now() - since)) * 1000;
  } finally {
    await pool.close();
  }
}

process.on("message", (job: DrawingJob) => void run(job).then((perSecond) => process.send?.(perSecond)));
process.on("disconnect", () => process.exit());
