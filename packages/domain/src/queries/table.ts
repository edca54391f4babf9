import type { NeedSchema, Query } from "@portal/core";
import type { NeedSchemas } from "@portal/core/catalogue";
import type { Need, QueryTable } from "@portal/core/compose";
import { children, others, sitemap } from "./categories.ts";
import type { QueryDefinition, ValueOf } from "./define-query.ts";
import { type Feeds, feeds } from "./feeds.ts";
import { file } from "./file.ts";
import { listing } from "./listing.ts";
import { neighbours } from "./neighbours.ts";
import { people } from "./people.ts";
import type { QueryContext } from "./query-context.ts";
import { questions } from "./questions.ts";
import { search } from "./search.ts";
import { series } from "./series.ts";
import { sites } from "./sites.ts";

/** What widgets may need: by name under `needs` in a template, and the content that they get by the same name. */
const needs = { listing, children, others, neighbours, series, search, file, people, questions, sites, sitemap };

type Needs = typeof needs;
type Values = { readonly [Name in keyof Needs]?: ValueOf<Needs[Name]["value"]> };
type Content = { readonly [Name in keyof Needs]?: ReturnType<Needs[Name]["read"]> };

/** Kinds of queries that the engine has not, with what each asks for and brings. */
type Kinds = {
  readonly [Definition in Needs[keyof Needs] as Exclude<Definition["kind"], "tree" | "category">]: {
    readonly query: NonNullable<ReturnType<Definition["plan"]>>["fields"];
    readonly result: Parameters<Definition["read"]>[0];
  };
} & { readonly feeds: { readonly query: { readonly addresses: readonly string[] }; readonly result: Feeds } };

/* oxlint-disable typescript/no-empty-object-type, typescript/no-empty-interface -- they are merged with the engine's */
declare module "@portal/core" {
  interface WidgetNeeds extends Values {}
  interface WidgetContent extends Content {}
  interface HostQueries extends Kinds {}
}
declare module "@portal/core/compose" {
  interface PlanContext extends QueryContext {}
}
/* oxlint-enable */

/** Each definition is typed by itself. */
type AnyDefinition = QueryDefinition<Query["kind"], NeedSchema, object, unknown, unknown>;
const definitions = new Map(Object.entries(needs as unknown as Readonly<Record<string, AnyDefinition>>));

const toNeed = ({ kind, plan, read }: AnyDefinition): Need => ({
  plan(value, context) {
    // The catalogue has checked it by the definition's schema.
    const planned = plan(value as ValueOf<NeedSchema>, context);
    return planned && { query: { kind, key: planned.key, ...planned.fields } as Query, tags: planned.tags };
  },
  read: (result, context, value) => read(result, context, value as ValueOf<NeedSchema>),
});

/** The kinds of queries of this portal. */
export const portalQueries: QueryTable = {
  needs: new Map([...definitions].map(([name, one]) => [name, toNeed(one)])),
  cardItems: feeds,
};

/** What templates may write under `needs`, for the catalogue and for vocabulary.json. */
export const portalNeeds: NeedSchemas = new Map([...definitions].map(([name, { value }]) => [name, value]));
