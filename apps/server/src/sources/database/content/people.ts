import type { Language } from "@portal/core";
import type { Person } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, type QueriesOf, found } from "./answer.ts";

/** Persons by role, in their order, with texts in the language of the page. */
export async function fetchPeople(
  db: Kysely<Database>,
  queries: QueriesOf<"people">,
  language: Language,
  signal: AbortSignal | undefined,
): Promise<Answers> {
  if (queries.length === 0) return [];
  const rows = await db
    .selectFrom("person")
    .select(["slug", "role", "name", "title", "portrait", "duties", "biography", "from_date", "to_date"])
    .where(sql<boolean>`role = any (${queries.map(({ role }) => role)}::text[])`)
    .orderBy("position")
    .orderBy("slug")
    .execute({ signal });
  const byRole = Map.groupBy(rows, ({ role }) => role);
  return queries.map((query) =>
    found(
      query,
      (byRole.get(query.role) ?? []).map((row): Person => ({
        slug: row.slug,
        name: row.name,
        position: row.title[language] ?? row.title.vi,
        portrait: row.portrait ?? undefined,
        duties: row.duties?.[language] ?? row.duties?.vi,
        biography: row.biography?.[language] ?? row.biography?.vi,
        from: row.from_date ?? undefined,
        to: row.to_date ?? undefined,
      })),
    ),
  );
}
