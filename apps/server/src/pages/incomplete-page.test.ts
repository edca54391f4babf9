/** No one else gets a page of which a part could not be had, whatever the process keeps in memory and whichever visitor asks. */
import { expect, it } from "vitest";
import { formsBench } from "../features/forms/testing/forms-app.ts";
import { failing, portalOn, sourceOf, startBackEnd, TAXES } from "../sources/upstream/testing/back-end.ts";
import { testServices } from "../testing/services.ts";
import { buildTestApp } from "../testing/test-app.ts";
import { createContentCache } from "./cache/content-cache.ts";

const bench = formsBench();
const clock = { now: Date.now };

/** Cookie of a visitor who has just written something. */
async function ownWrite(): Promise<string> {
  const { page } = await bench.build();
  return `wrote=${(await page()).cookies.find(({ name }) => name === "__Host-wrote")?.value}`;
}

it.each([
  { what: "for all", megabytes: 8, hasWritten: false },
  { what: "where nothing is kept", megabytes: 0, hasWritten: false },
  { what: "after an own write", megabytes: 8, hasWritten: true },
])("a page that lacks one list of a block of several is not for others: $what", async ({ megabytes, hasWritten }) => {
  const backEnd = await startBackEnd();
  const cache = createContentCache({ megabytes, now: clock.now, isReceiving: () => true });
  const portal = portalOn(cache.keep(sourceOf(backEnd)), clock.now);
  const app = await buildTestApp({ portal, cache, clock, services: testServices({ db: bench.db(), clock }) });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const headers = hasWritten ? { cookie: await ownWrite() } : undefined;
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(address + path, headers && { headers });
    return `${answer.headers.get("cache-control")} ${(await answer.text()).includes('"slug":"bai-3"')}`;
  };
  const articles = backEnd.answers.get(TAXES);
  for (const path of ["/btc", "/api/page?path=/btc"]) {
    backEnd.answers.set(TAXES, failing);
    expect(await get(path)).toBe("no-cache false");
    backEnd.answers.set(TAXES, articles);
    // As it is: others may keep it.
    expect(await get(path)).toMatch(/^public, max-age=0, s-maxage=60,.* true$/);
    cache.changed(undefined);
  }
});
