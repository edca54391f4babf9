import type { TreeNode } from "@portal/core";
import { categoryPath } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, type CategoryRow, type QueriesOf, found, missing, toCategorySummary } from "./answer.ts";

interface Row extends CategoryRow {
  readonly kind: "summary" | "root" | "node";
  /** Of a node: the root it was asked under. */
  readonly root: string | null;
  /** Of a node: slug of the node above, null right below the root. */
  readonly above: string | null;
}

/** More categories than any tree shows; a bound for trees that data has made absurd. */
const MAX_ROWS = 5000;

/** Summaries of categories by slug and the subtrees below categories or sites: one statement for all. */
export async function fetchTrees(
  db: Kysely<Database>,
  summaryQueries: QueriesOf<"categorySummaries">,
  trees: QueriesOf<"tree">,
  signal: AbortSignal | undefined,
): Promise<Answers> {
  if (summaryQueries.length + trees.length === 0) return [];
  const slugs = [...new Set(summaryQueries.flatMap((query) => query.slugs))];
  const depths = new Map<string, number>();
  for (const { root, depth } of trees) depths.set(root, Math.max(depth, depths.get(root) ?? 0));
  // `level` ends the walk, also where categories are each other's parents.
  const { rows } = await sql<Row>`
    with recursive root as (
      select r.slug, r.depth, c.id as category_id, s.id as site_id
      from unnest(${[...depths.keys()]}::text[], ${[...depths.values()]}::int[]) as r (slug, depth)
      left join category c on c.slug = r.slug
      left join site s on s.slug = r.slug
      where c.id is not null or s.id is not null
    ),
    node as (
      select r.slug as root, r.depth, 1 as level, c.id, c.slug, c.name, c.site_id, c.position, null::text as above
      from root r join category c on c.parent_id = r.category_id or (c.site_id = r.site_id and c.parent_id is null)
      union all
      select n.root, n.depth, n.level + 1, c.id, c.slug, c.name, c.site_id, c.position, n.slug
      from node n join category c on c.parent_id = n.id
      where n.level < n.depth
    )
    (select 'summary' as kind, null as root, null as above, c.slug, c.name, c.description, s.slug as site
      from category c join site s on s.id = c.site_id where c.slug = any (${slugs}::text[]))
    union all
    (select 'root', r.slug, null, r.slug, '', null, '' from root r)
    union all
    (select 'node', n.root, n.above, n.slug, n.name, null, s.slug
      from node n join site s on s.id = n.site_id order by n.level, n.position, n.id limit ${MAX_ROWS})
  `.execute(db, { signal });

  const summaries = new Map(rows.filter(({ kind }) => kind === "summary").map((row) => [row.slug, toCategorySummary(row)]));
  const roots = new Set(rows.filter(({ kind }) => kind === "root").map(({ slug }) => slug));
  const children = Map.groupBy(
    rows.filter(({ kind }) => kind === "node"),
    ({ root, above }) => `${root}/${above ?? ""}`,
  );
  const below = (root: string, above: string, levels: number): TreeNode[] =>
    levels === 0
      ? []
      : (children.get(`${root}/${above}`) ?? []).map(({ slug, name, site }) => ({
          slug,
          name,
          href: categoryPath(site, slug),
          children: below(root, slug, levels - 1),
        }));

  return [
    ...summaryQueries.map((query) =>
      found(
        query,
        query.slugs.flatMap((slug) => summaries.get(slug) ?? []),
      ),
    ),
    ...trees.map((query) => (roots.has(query.root) ? found(query, { nodes: below(query.root, "", query.depth) }) : missing(query))),
  ];
}
