import type { EngineQueries } from "@portal/core";
import type { NeedSchemas } from "@portal/core/catalogue";
import type { QueryTable } from "@portal/core/compose";
import { children, others, sitemap } from "./categories.ts";
import { datasets } from "./datasets.ts";
import type { Planned, ValueOf } from "./define-query.ts";
import { documents } from "./documents.ts";
import { feeds } from "./feeds.ts";
import { file } from "./file.ts";
import { legal } from "./legal.ts";
import { listing } from "./listing.ts";
import { neighbours } from "./neighbours.ts";
import { people } from "./people.ts";
import type { FeedItem } from "../generated/types.ts";
import type { QueryContext } from "./query-context.ts";
import { questions } from "./questions.ts";
import { related } from "./related.ts";
import { search } from "./search.ts";
import { series } from "./series.ts";
import { sites } from "./sites.ts";
import { visitStatistics } from "./visit-statistics.ts";

/** What widgets may need: by name under `needs` in a template, and the content that they get by the same name. */
const needs = {
  listing,
  documents,
  legal,
  children,
  others,
  related,
  neighbours,
  series,
  search,
  file,
  people,
  questions,
  sites,
  sitemap,
  datasets,
  visitStatistics,
};

type Needs = typeof needs;
type Values = { readonly [Name in keyof Needs]?: ValueOf<Needs[Name]["value"]> };
type Content = { readonly [Name in keyof Needs]?: ReturnType<Needs[Name]["read"]> };

/** Kinds of queries that the engine has not, with what each asks for and brings. */
type Kinds = {
  readonly [Definition in Needs[keyof Needs] | typeof feeds as Exclude<Definition["kind"], keyof EngineQueries>]: {
    readonly query: FieldsOf<ReturnType<Definition["plan"]>>;
    readonly result: Parameters<Definition["read"]>[0];
  };
};
type FieldsOf<Query> = Query extends Planned<infer Fields> ? Fields : never;

/* oxlint-disable typescript/no-empty-object-type, typescript/no-empty-interface -- they are merged with the engine's */
declare module "@portal/core" {
  interface WidgetNeeds extends Values {}
  interface WidgetContent extends Content {}
  interface HostQueries extends Kinds {}
  interface CardItem extends FeedItem {}
}
declare module "@portal/core/compose" {
  interface HostContext extends QueryContext {}
}
/* oxlint-enable */

/** The kinds of queries of this portal. */
export const portalQueries: QueryTable = {
  needs: new Map(Object.entries(needs).map(([name, { need }]) => [name, need])),
  cardItems: feeds.cardItems,
};

/** What templates may write under `needs`, for the catalogue and for vocabulary.json. */
export const portalNeedSchemas: NeedSchemas = new Map(Object.entries(needs).map(([name, { value }]) => [name, value]));
