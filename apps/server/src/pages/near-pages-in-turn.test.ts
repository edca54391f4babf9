import type { NearPages, PortalSource } from "@portal/domain";
import { afterEach, expect, it, vi } from "vitest";
import { fairQueue } from "../services/fair-queue.ts";
import { noteReading } from "../sources/reading.ts";
import { askedFrom, nearPagesInTurn } from "./near-pages-in-turn.ts";

const found: NearPages = { pages: [{ href: "/btc/tin/a", title: "A", language: "vi", site: "Bộ" }], changesAt: undefined };

afterEach(() => vi.useRealTimers());

/** Each search ends when it is let go. */
function open() {
  const started: { readonly words: string; readonly end: (answer?: Error) => void }[] = [];
  const source = {
    findNearPages: async (words: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<NearPages>();
      started.push({ words, end: (error) => (error ? reject(error) : resolve(found)) });
      return promise;
    },
  } as unknown as PortalSource;
  const queue = fairQueue(1, 2);
  const inTurn = nearPagesInTurn(source, queue);
  const ask = (network: string, words: string, signal?: AbortSignal) =>
    askedFrom(network, () => inTurn.findNearPages(words, { asOf: 0, language: "vi", signal }));
  return { ask, started, queue };
}

it("one search is at work, some wait in turns of the networks, and whoever has no place gets a page without the list at once", async () => {
  const { ask, started, queue } = open();
  const [first, second, third] = [ask("a", "mot"), ask("a", "hai"), ask("a", "ba")];
  // The network that has all places gives one up for another one.
  const other = ask("b", "bon");
  expect(await third).toBeUndefined();
  expect(await ask("a", "nam")).toBeUndefined();
  expect([started.map(({ words }) => words), queue.running, queue.waiting]).toEqual([["mot"], 1, 2]);
  for (const [index, asked] of [first, second, other].entries()) {
    await vi.waitFor(() => expect(started).toHaveLength(index + 1));
    started[index]?.end();
    expect(await asked).toEqual(found);
  }
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

it("a search that takes too long is left out, and keeps its place until it has ended; one that waits is dropped", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ask, started, queue } = open();
  const asked = Promise.all([ask("a", "mot"), ask("b", "hai")]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toEqual([undefined, undefined]);
  expect([queue.running, queue.waiting, started.length]).toEqual([1, 0, 1]);
  started[0]?.end();
  await vi.waitFor(() => expect(queue.running).toBe(0));
});

it("a search that fails is left out, and the page without it is kept for nobody", async () => {
  const { ask, started, queue } = open();
  const asked = [1, 2].map(() => noteReading(() => ask("a", "mot")));
  await vi.waitFor(() => expect(started).toHaveLength(1));
  started[0]?.end(new Error("The statement took too long."));
  await vi.waitFor(() => expect(started).toHaveLength(2));
  started[1]?.end();
  expect((await Promise.all(asked)).map(({ value, reading }) => [value, reading.isIncomplete])).toEqual([
    [undefined, true],
    [found, false],
  ]);
  expect(queue.running).toBe(0);
});
