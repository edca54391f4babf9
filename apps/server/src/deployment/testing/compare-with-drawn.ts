/** Answers of a cache in front of the portal, against those of a process that keeps nothing: what visitors see, and where it leads. */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { request } from "undici";

interface Answer {
  readonly text: string;
  readonly tags: readonly string[];
  readonly isHit: boolean;
}

export interface Comparison {
  /** Addresses whose answer was not the drawn one in the end. */
  readonly stale: readonly string[];
  /** Milliseconds from the beginning until the last of the others was. */
  readonly latest: number;
  /** Tags of what was drawn, by address; `*` where it says none. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

const AT_ONCE = 4;

async function answerOf(base: string, path: string): Promise<Answer> {
  const { statusCode, headers, body } = await request(base + path);
  const text = await body.text();
  return {
    text: [statusCode, headers["content-type"], headers["location"], text].join("\n"),
    tags: typeof headers["cache-tag"] === "string" ? headers["cache-tag"].split(",") : ["*"],
    isHit: /varnish;desc=hit/.test(String(headers["server-timing"])),
  };
}

/** @param patience - milliseconds for which an answer may still be the one before */
export async function compareWithDrawn(cache: string, drawing: string, paths: readonly string[], patience: number): Promise<Comparison> {
  const started = performance.now();
  const tags = new Map<string, readonly string[]>();
  let latest = 0;
  const isStale = async (path: string): Promise<boolean> => {
    for (;;) {
      const [kept, drawn] = await Promise.all([answerOf(cache, path), answerOf(drawing, path)]);
      tags.set(path, drawn.tags);
      const now = performance.now() - started;
      if (kept.text === drawn.text) {
        latest = Math.max(latest, now);
        return false;
      }
      if (now > patience) return true;
      await sleep(20);
    }
  };
  const found = await pLimit(AT_ONCE).map(paths, async (path) => ((await isStale(path)) ? path : undefined));
  return { stale: found.filter((path) => path !== undefined), latest, tags };
}

/** Asks for each address. @returns those that the cache had: after a moment, what it keeps */
export async function keptOf(cache: string, paths: readonly string[]): Promise<readonly string[]> {
  const found = await pLimit(AT_ONCE).map(paths, async (path) => ((await answerOf(cache, path)).isHit ? path : undefined));
  return found.filter((path) => path !== undefined);
}
