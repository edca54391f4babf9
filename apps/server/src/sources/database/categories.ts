import type { CategoryData } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { omitNulls } from "../../database/omit-nulls.ts";
import { isStorable } from "./is-storable.ts";

/** A category or a site by slug: they share one namespace. */
export async function findCategoryOrSite(db: Kysely<Database>, slug: string): Promise<CategoryData | undefined> {
  if (!isStorable(slug)) return undefined;
  const category = await categories(db).where("category.slug", "=", slug).executeTakeFirst();
  if (category) return toData(category);
  const site = await db
    .selectFrom("site")
    .select(["id", "slug", "name", "language", "counterpart", "metadata", "position as order"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return site && omitNulls(site);
}

/** How deep a category tree is followed: a bound for parents that form a cycle. */
const MAX_DEPTH = 12;

/** All categories of a site, or all below a category, flat, each with its parent. undefined where the slug is unknown. */
export async function listChildren(db: Kysely<Database>, slug: string): Promise<CategoryData[] | undefined> {
  if (!isStorable(slug)) return undefined;
  const owner = await db.selectFrom("slug_owner").select("kind").where("slug", "=", slug).executeTakeFirst();
  if (!owner) return undefined;
  const ordered = categories(db).orderBy("category.position").orderBy("category.id");
  const below = sql<string>`(
    with recursive below as (
      select c.id, 1 as level from category c join category top on top.id = c.parent_id where top.slug = ${slug}
      union
      select c.id, b.level + 1 from below b join category c on c.parent_id = b.id where b.level < ${MAX_DEPTH}
    ) select id from below)`;
  const rows = await (owner.kind === "site" ? ordered.where("site.slug", "=", slug) : ordered.where("category.id", "in", below)).execute();
  return rows.map(toData);
}

const categories = (db: Kysely<Database>) =>
  db
    .selectFrom("category")
    .innerJoin("site", "site.id", "category.site_id")
    .leftJoin("category as parent", "parent.id", "category.parent_id")
    .select(["category.id", "category.slug", "category.name", "category.description", "site.slug as site", "parent.slug as parent"])
    .select(["category.position as order", "category.counterpart", "category.metadata"]);

type Row = Awaited<ReturnType<ReturnType<typeof categories>["executeTakeFirstOrThrow"]>>;

const toData = ({ parent, ...row }: Row): CategoryData => ({ ...omitNulls(row), parent });
