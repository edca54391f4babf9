import type { FetchContext, Query, QueryKind, QueryResult } from "@portal/core";
import { keepText, type PageRecords, type PageRecordsRequest, type PortalSource } from "@portal/domain";
import { counterpartTags } from "@portal/domain/content";
import { isReadingOwnWrites } from "../../sources/database/replicated-source.ts";
import type { BodyCache, Drawn } from "./body-cache.ts";
import { textBytes } from "./text-bytes.ts";

export interface KeptAnswers {
  readonly results: BodyCache<QueryResult>;
  readonly records: BodyCache<PageRecords>;
}

/** Of what visitors type, and of files that are still being prepared: hardly asked for twice, or not the same then. */
const notKept: ReadonlySet<QueryKind> = new Set<QueryKind>(["search", "file"]);

/** What a source leaves out. */
const unavailable: QueryResult = { ok: false, reason: "unavailable" };

/** Answers with what is kept, and asks the source for the rest at once: after a change a page costs what the change concerns. */
export function createKeptSource(source: PortalSource, { results, records }: KeptAnswers): PortalSource {
  const keptOrFetched: PortalSource["fetchContent"] = async (queries, context) => {
    const asked: Query[] = [];
    const { promise: found, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, QueryResult>>();
    const ask = async (query: Query): Promise<QueryResult> => {
      asked.push(query);
      return (await found).get(query.key) ?? unavailable;
    };
    const fetchAlone = async (query: Query): Promise<QueryResult> =>
      (await source.fetchContent([query], context)).get(query.key) ?? unavailable;
    const answers = queries.map(async (query): Promise<QueryResult> => {
      const { tags } = query;
      if (tags === undefined || notKept.has(query.kind)) return ask(query);
      const draw = async (): Promise<Drawn<QueryResult>> => keep(await ask(query), tags);
      const key = keyOf(query, context);
      // One that waited for another page's answer, which did not come, asks by itself: that page may have been given up.
      return results.fresh(key) ?? results.draw(key, draw, () => fetchAlone(query));
    });
    // All have been asked by now that are not kept and that no other page is asking for.
    if (asked.length === 0) resolve(new Map());
    else source.fetchContent(asked, context).then(resolve, reject);
    const answered = await Promise.all(answers);
    return new Map(queries.map(({ key }, index) => [key, answered[index] ?? unavailable]));
  };
  return {
    async loadPageRecords(request, context) {
      if (!isOfAll(request) || isReadingOwnWrites()) return source.loadPageRecords(request, context);
      const load = (): Promise<PageRecords> => source.loadPageRecords(request, context);
      const key = JSON.stringify(request);
      return records.fresh(key) ?? records.draw(key, async () => keepRecords(await load(), request), load);
    },

    // The answer made from them is kept, until anything changes.
    findFormerAddress: (address, context) => source.findFormerAddress(address, context),
    findNearPages: (words, context) => source.findNearPages(words, context),

    async fetchContent(queries, context) {
      return isReadingOwnWrites() ? source.fetchContent(queries, context) : keptOrFetched(queries, context);
    },
  };
}

/** What could not be had is asked for again by the next page. */
function keep<Value extends QueryResult | PageRecords>(value: Value, tags: readonly string[]): Drawn<Value> {
  const isFound = !("ok" in value) || value.ok;
  const changesAt = "changesAt" in value ? value.changesAt : undefined;
  return {
    body: value,
    // The value takes about as much as its JSON, which stays beside it.
    size: isFound ? 2 * textBytes(writeKept(value)) : 0,
    shared: { kept: isFound, tags, freshUntil: changesAt },
  };
}

/** JSON of what is kept. That of an answer stays beside it: pages are made of answers, and go to a renderer thread as text. */
function writeKept(value: QueryResult | PageRecords): string {
  if (!("ok" in value) || !value.ok) return JSON.stringify(value);
  const json = JSON.stringify(value.value);
  if (typeof value.value === "object") keepText(value.value, json);
  return json;
}

const keyOf = ({ tags: _tags, ...query }: Query, { site, language }: FetchContext): string => JSON.stringify([site, language, query]);

/** Those of homes and categories: most pages stand on them, and they are few. */
const isOfAll = ({ article, page, question, receipt }: PageRecordsRequest): boolean =>
  article === undefined && page === undefined && question === undefined && receipt === undefined;

/** Homes and categories; what they name in the other language may come or go. */
const keepRecords = (found: PageRecords, request: PageRecordsRequest): Drawn<PageRecords> =>
  keep(found, [...tagsOf(request), ...counterpartTags(found)]);

function tagsOf({ site, orElse, category, frame }: PageRecordsRequest): string[] {
  const sites = [site, orElse, frame?.orElse].filter((slug) => slug !== undefined);
  return ["sites", "parameters", ...sites.map((slug) => `site:${slug}`), ...(category === undefined ? [] : [`category:${category}`])];
}
