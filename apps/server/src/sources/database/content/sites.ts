import { parseSite } from "@portal/core";
import { type SiteCard, sitePath, viewSite } from "@portal/domain";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import { type Answers, found, type QueriesOf } from "./answer.ts";

/** Characters. Metadata longer than this is no one's presentation: where many records are read at once, they do without it. */
export const MAX_METADATA = 200_000;

/** All sites in their order: one statement. */
export async function fetchSites(db: Kysely<Database>, queries: QueriesOf<"sites">, signal: AbortSignal | undefined): Promise<Answers> {
  if (queries.length === 0) return [];
  const rows = await db
    .selectFrom("site")
    .select(["slug", "name", "language"])
    .select(sql<string | null>`case when length(metadata) < ${sql.lit(MAX_METADATA)} then metadata end`.as("metadata"))
    .orderBy("position")
    .orderBy("id")
    .execute({ signal });
  const cards = rows.map(({ metadata, ...row }): SiteCard => {
    const site = viewSite(parseSite(metadata === null ? row : { ...row, metadata }).value);
    const { slug, name, language, logo, identity } = site;
    return { slug, name, href: sitePath(slug), language, logo, organisation: identity.organisation };
  });
  return queries.map((query) => found(query, cards));
}
