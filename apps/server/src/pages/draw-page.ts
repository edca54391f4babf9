import { type Loaded, type PageAnswer, type PageModel, type Portal, type Redirect } from "@portal/domain";
import type { Metrics } from "../services/metrics.ts";
import type { Drawn } from "./cache/body-cache.ts";
import { ANY_CHANGE } from "./cache/content-cache.ts";
import { type Finished, FinishedBody } from "./cache/finished-body.ts";
import { noteReading, type Reading } from "../sources/reading.ts";
import { keptModel } from "./cache/replaced-models.ts";
import { audienceOfDrawing, cacheControlOf, cacheControlOfRedirect, cacheTagOf, endOf } from "./caching.ts";
import { locationOf } from "./path.ts";
import { countedAs } from "./counted.ts";
import { SPECULATION_RULES_HEADER } from "./speculation-rules.ts";

export interface DrawingOptions {
  readonly portal: Portal;
  readonly metrics: Pick<Metrics, "drawn">;
}

/** Draws the page of an address. @param origin see Portal.render @throws where its content cannot be had */
export type DrawPage = (address: string, origin: string, signal: AbortSignal) => Promise<Drawn<FinishedBody>>;

/** As a document. */
export const drawDocument =
  ({ portal, metrics }: DrawingOptions): DrawPage =>
  async (address, origin, signal) => {
    const { value: loaded, reading } = await noteReading(() => portal.load(address, { signal }));
    if ("redirect" in loaded) {
      const ends = endOf(loaded);
      const audience = reading.isIncomplete ? "waiting" : "all";
      const finished: Finished = {
        isShared: true,
        status: loaded.status,
        body: "",
        headers: { location: locationOf(loaded.redirect) },
        cacheTag: ANY_CHANGE,
        cacheControl: (at) => cacheControlOfRedirect(audience, ends, at),
      };
      return drawnRedirect(loaded, reading, finished);
    }
    const started = performance.now();
    const { html, page, model, links } = await portal.render(loaded.page, origin);
    metrics.drawn((performance.now() - started) / 1000);
    const headers = { "content-type": "text/html; charset=utf-8", "speculation-rules": SPECULATION_RULES_HEADER, link: links };
    return drawnPage(page, reading, { body: html, headers, model: model && keptModel(model) });
  };

/** As data. */
export const drawData =
  ({ portal }: Pick<DrawingOptions, "portal">): DrawPage =>
  async (address, _origin, signal) => {
    const { value: loaded, reading } = await noteReading(() => portal.load(address, { signal }));
    const body = JSON.stringify(answerOf(loaded));
    const headers = { "content-type": "application/json; charset=utf-8" };
    if ("page" in loaded) return drawnPage(loaded.page, reading, { body, headers });
    return drawnRedirect(loaded, reading, { isShared: true, status: 200, body, headers, cacheControl: () => undefined });
  };

const answerOf = (loaded: Loaded): PageAnswer => ("page" in loaded ? loaded.page : { redirect: loaded.redirect, status: loaded.status });

function drawnPage(
  page: PageModel,
  reading: Reading,
  { headers, ...drawn }: Pick<Finished, "body" | "headers" | "model">,
): Drawn<FinishedBody> {
  const audience = audienceOfDrawing(page, reading);
  const ends = endOf(page);
  // What comes to be at the address of a page that is not there is not known yet.
  const tags = page.status === 200 ? page.tags : [...page.tags, ANY_CHANGE];
  const finished = new FinishedBody({
    ...drawn,
    isShared: audience !== "own",
    counted: countedAs(page),
    isMissing: page.status !== 200,
    status: page.status,
    headers,
    cacheTag: cacheTagOf(tags),
    cacheControl: (at) => cacheControlOf(audience, ends, at),
  });
  return {
    body: finished,
    size: finished.size,
    shared:
      audience === "own"
        ? undefined
        : {
            kept: audience === "all",
            tags,
            freshUntil: ends,
            age: reading.age,
          },
  };
}

/** Leads to another page: any change may end that. */
function drawnRedirect(redirect: Redirect, { age, isIncomplete }: Reading, finished: Finished): Drawn<FinishedBody> {
  const body = new FinishedBody({ ...finished, isMissing: redirect.isFormer === true });
  return { body, size: body.size, shared: { kept: !isIncomplete, tags: [ANY_CHANGE], freshUntil: endOf(redirect), age } };
}
