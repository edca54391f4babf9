/** Records of a back end that are remembered between pages: for a while, as many as fit, and never a failure. */
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { PortalSource } from "@portal/domain";
import { afterEach, expect, it, vi } from "vitest";
import { CATEGORIES, category, failing, SITE, sourceOf, startBackEnd } from "./testing/back-end.ts";

const context = { asOf: Date.now(), signal: undefined };
const load = (source: PortalSource) =>
  source.loadPageRecords({ site: "btc", category: undefined, article: undefined, page: undefined }, context);
/** Categories as a block of cards asks for them, one after the other. */
async function read(source: PortalSource, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    const query = { kind: "categorySummaries", key: "summaries", slugs: [slug] } as const;
    const results = await source.fetchContent([query], { ...context, site: "btc", language: "vi" });
    expect(results.get("summaries")).toMatchObject({ ok: true, value: [{ slug }] });
  }
}

afterEach(() => vi.restoreAllMocks());

it("pages that are read at the same time share the calls, and so do those of the next 30 seconds", async () => {
  const backEnd = await startBackEnd();
  const source = sourceOf(backEnd);
  const started = performance.now();
  const now = vi.spyOn(performance, "now").mockReturnValue(started);
  const asked = (call: string): number => backEnd.calls.filter((one) => one === call).length;
  await Promise.all([load(source), load(source)]);
  now.mockReturnValue(started + 29_999);
  await load(source);
  expect([asked(SITE), asked(CATEGORIES)]).toEqual([1, 1]);
  // The cache looks at the clock once in a millisecond.
  await sleep(5);
  now.mockReturnValue(started + 30_001);
  await Promise.all([load(source), load(source)]);
  expect([asked(SITE), asked(CATEGORIES)]).toEqual([2, 2]);
});

it("what failed is asked for again by the next page", async () => {
  const backEnd = await startBackEnd();
  const source = sourceOf(backEnd);
  const categories = backEnd.answers.get(CATEGORIES);
  backEnd.answers.set(CATEGORIES, failing);
  await expect(load(source)).rejects.toThrow("articlecategory/getchildsbyslug answered with status 400");
  backEnd.answers.set(CATEGORIES, categories);
  expect((await load(source)).categories).toHaveLength(2);
});

/** JSON of some megabyte each, once it is read. */
const large: readonly (readonly [string, string])[] = [
  ["long texts", JSON.stringify("ế".repeat(500_000))],
  ["many empty objects", `[${Array<string>(12_000).fill("{}").join()}]`],
  ["many names", JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`tên của trường ${index}`, index])))],
  ["lists in lists", `${"[".repeat(12_000)}${"]".repeat(12_000)}`],
];

it.each(large)("records with %s push out those that were not used for longest, and stay below 8 MB together", async (_what, metadata) => {
  const backEnd = await startBackEnd();
  const source = sourceOf(backEnd);
  const slugs = Array.from({ length: 20 }, (_, index) => `lon-${index}`);
  for (const slug of slugs) {
    const answer = `{"success":true,"data":{"slug":"${slug}","name":"Lớn","metadata":${metadata}}}`;
    backEnd.answers.set(category(slug), (response: ServerResponse) => void response.end(answer));
  }
  await read(source, slugs);
  backEnd.calls.length = 0;
  await read(source, slugs.toReversed());
  const asked = backEnd.calls.filter((call) => call.startsWith(category("lon-")));
  // The newest are known still; more than 8 of a megabyte are not.
  expect(asked).not.toContain(category("lon-19"));
  expect(asked.length).toBeGreaterThanOrEqual(12);
});
