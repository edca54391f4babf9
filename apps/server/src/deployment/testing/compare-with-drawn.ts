/** Answers of a cache in front of the portal, against those of a process that keeps nothing: what visitors see, and where it leads. */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { request } from "undici";
import { asksForTags } from "../../testing/purging.ts";

interface Answer {
  readonly text: string;
  readonly tags: readonly string[];
  readonly isHit: boolean;
  /** A part of it is being prepared, as files are for reading: it is not kept, and another process may have that part already. */
  readonly isWaiting: boolean;
}

export interface Comparison {
  /** Addresses whose answer was not the drawn one in the end, and whether it was kept. */
  readonly stale: readonly string[];
  /** Milliseconds from the beginning until the last of the others was. */
  readonly latest: number;
  /** Tags of what was drawn, by address; `*` where it says none. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

const AT_ONCE = 4;
/** Milliseconds for which an answer that is not kept may differ: what one process is still preparing is no matter of the cache. */
const UNKEPT_PATIENCE = 60_000;

async function answerOf(base: string, path: string): Promise<Answer> {
  const { statusCode, headers, body } = await request(base + path, { headers: asksForTags });
  const text = await body.text();
  return {
    text: [statusCode, headers["content-type"], headers["location"], text].join("\n"),
    tags: typeof headers["cache-tag"] === "string" ? headers["cache-tag"].split(",") : ["*"],
    isHit: /varnish;desc=hit/.test(String(headers["server-timing"])),
    isWaiting: headers["cache-control"] === "no-cache",
  };
}

/** @param patience - milliseconds for which a kept answer may still be the one before */
export async function compareWithDrawn(cache: string, drawing: string, paths: readonly string[], patience: number): Promise<Comparison> {
  const started = performance.now();
  const tags = new Map<string, readonly string[]>();
  let latest = 0;
  const staleOf = async (path: string): Promise<string | undefined> => {
    for (;;) {
      const [kept, drawn] = await Promise.all([answerOf(cache, path), answerOf(drawing, path)]);
      tags.set(path, drawn.tags);
      const now = performance.now() - started;
      if (kept.text === drawn.text) {
        latest = Math.max(latest, now);
        return undefined;
      }
      const isKept = kept.isHit && !drawn.isWaiting;
      if (now > (isKept ? patience : Math.max(patience, UNKEPT_PATIENCE))) return `${path} (${isKept ? "kept" : "not kept"})`;
      await sleep(20);
    }
  };
  const found = await pLimit(AT_ONCE).map(paths, staleOf);
  return { stale: found.filter((path) => path !== undefined), latest, tags };
}

/** Asks for each address. @returns those that the cache had: after a moment, what it keeps */
export async function keptOf(cache: string, paths: readonly string[]): Promise<readonly string[]> {
  const found = await pLimit(AT_ONCE).map(paths, async (path) => ((await answerOf(cache, path)).isHit ? path : undefined));
  return found.filter((path) => path !== undefined);
}
