/** Asks a server for what is public, and says where which words stand. */
import { expect } from "vitest";
import type { Answer, CachedServer } from "../../../../testing/cached-server.ts";
import type { HubClient } from "../../../../testing/hub-client.ts";
import { wordsIn } from "./canaries.ts";
import { modelRequest, type Request } from "./public-answers.ts";

/** Where each word was found, in words. */
export type Found = ReadonlyMap<string, readonly string[]>;

export interface Searched {
  readonly found: Found;
  readonly answers: number;
  /** Answers from memory. */
  readonly hits: number;
}

interface SearchOptions {
  readonly server: CachedServer;
  /** Connected all the time. */
  readonly hub: HubClient;
  readonly log: readonly string[];
  readonly metricsToken: string;
}

const AT_ONCE = 6;

/** Each from a network of its own, by a proxy that is trusted: limits would hide what lies behind them. */
export const askPublicly = (server: CachedServer, { path, ...asked }: Request, index: number): Promise<Answer> =>
  server.get(path, {
    ...asked,
    headers: { ...asked.headers, "x-forwarded-for": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` },
  });

export async function inTurns<T>(all: readonly T[], work: (one: T, index: number) => Promise<void>): Promise<void> {
  const queue = [...all.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await work(next[1], next[0]);
    }),
  );
}

export function openSearch({ server, hub, log, metricsToken }: SearchOptions) {
  /** Word for word: what a cache has kept is asked for again. */
  const asked = new Map<string, Request>();
  /** Requests whose answers held a word, by the word. */
  const shown = new Map<string, Set<Request>>();

  const search = async (requests: Iterable<Request>): Promise<Searched> => {
    const found = new Map<string, string[]>();
    let [answers, hits] = [0, 0];
    const note = (word: string, where: string): void => void found.set(word, [...(found.get(word) ?? []), where]);
    const look = async (request: Request, index: number): Promise<Answer> => {
      const answer = await askPublicly(server, request, index);
      answers += 1;
      if (answer.cache === "hit") hits += 1;
      const range = request.headers?.["range"] === undefined ? "" : " (a range)";
      // What was asked for is said again.
      const own = wordsIn(`${request.path} ${request.body ?? ""}`);
      for (const word of wordsIn(`${JSON.stringify(answer.headers)} ${answer.text}`)) {
        if (own.has(word)) continue;
        note(word, `${request.method ?? "GET"} ${request.path}${range} → ${answer.status}`);
        shown.set(word, (shown.get(word) ?? new Set()).add(request));
      }
      return answer;
    };
    await inTurns([...requests], async (request, index) => {
      const model = modelRequest(request, await look(request, index));
      if (!model || asked.has(JSON.stringify(model))) return;
      asked.set(JSON.stringify(model), model);
      await look(model, index);
    });
    const metrics = await server.get("/metrics", { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(metrics.text).toContain("http_request");
    for (const [where, text] of Object.entries({ metrics: metrics.text, hub: hub.frames.join("\n"), log: log.join("") }))
      for (const word of wordsIn(text)) note(word, where);
    return { found, answers, hits };
  };

  return {
    /** Asks for all of it, and for all that was asked before. */
    everything(requests: readonly Request[]): Promise<Searched> {
      for (const request of requests) asked.set(JSON.stringify(request), request);
      return search(asked.values());
    },
    /** Asks again for what has shown one of these words. */
    again: (words: readonly string[]): Promise<Searched> => search(new Set(words.flatMap((word) => [...(shown.get(word) ?? [])]))),
  };
}
