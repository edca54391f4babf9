/** The categories of a site, as they are or as a change set would have them. */
import type { ListedCategory } from "@portal/contracts";
import { isFields } from "@portal/domain/records";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { readableSet } from "./change-set-store.ts";
import { type Actor, requireAllowed } from "./refused.ts";

interface Asked {
  /** Slug. */
  readonly site: string;
  /** Id of a change set whose drafts are shown; undefined: none. */
  readonly changeSet: string | undefined;
}

/** Siblings in their order; who stands where follows from `parent`. @throws Refused */
export async function listCategories(
  db: Kysely<Database>,
  actor: NonNullable<Actor>,
  { site, changeSet }: Asked,
): Promise<ListedCategory[]> {
  requireAllowed(actor, "record.read", [{ site, isOwn: false }]);
  if (changeSet !== undefined) await readableSet(db, actor, changeSet);
  const [live, drafts] = await Promise.all([
    sql<Omit<ListedCategory, "isChanged" | "newest"> & { newest: Date | null }>`
      select c.slug as key, c.name as title, p.slug as parent, c.position as order, l.articles, l.newest
      from category c join site s on s.id = c.site_id left join category p on p.id = c.parent_id
      cross join lateral (
        select count(*)::integer as articles, max(published_at) filter (where isfinite(published_at) and published_at <= now()) as newest
        from listed_article where category_id = c.id
      ) l
      where s.slug = ${site} order by c.position, c.id`.execute(db),
    changeSet === undefined
      ? []
      : db
          .selectFrom("draft")
          .select(["key", "former_key", "record"])
          .where("change_set_id", "=", changeSet)
          .where("kind", "=", "category")
          .where("site", "=", site)
          .orderBy("key")
          .execute(),
  ]);
  const changed = new Map(drafts.map((draft) => [draft.former_key ?? draft.key, draft]));
  const known = new Set(live.rows.map(({ key }) => key));
  const begun = drafts.filter(({ key, former_key }) => !known.has(former_key ?? key));
  const rows = [...live.rows, ...begun.map(({ key }) => ({ key, title: key, parent: null, order: 0, articles: 0, newest: null }))];
  return rows
    .flatMap(({ newest, ...row }): ListedCategory[] => {
      const category = { ...row, newest: newest?.toISOString() ?? null };
      const draft = changed.get(category.key);
      if (!draft) return [{ ...category, isChanged: false }];
      return draft.record ? [{ ...category, ...asDrafted(draft.record), key: draft.key, isChanged: true }] : [];
    })
    .toSorted((one, other) => one.order - other.order);
}

function asDrafted(record: unknown): Pick<ListedCategory, "title" | "parent" | "order"> {
  const { name, parent, order } = isFields(record) ? record : {};
  return {
    title: String(name),
    parent: typeof parent === "string" ? parent : null,
    order: typeof order === "number" ? order : 0,
  };
}
