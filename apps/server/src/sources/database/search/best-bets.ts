import type { BestBet } from "@portal/domain";
import { matchRoute, type Route } from "@portal/domain/content";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";
import type { LookAheadOptions } from "./look-ahead.ts";

/** More would hide what was found. */
const MAX_BEST_BETS = 5;

/** Rows of which a page is made; what an address does not name is null. */
interface Named {
  readonly site: string;
  readonly category: string | null;
  readonly article: string | null;
  readonly page: string | null;
}

/** Those whose page visitors can read now, in their order. */
export async function publicBestBets(
  db: Kysely<Database>,
  bets: readonly BestBet[],
  { ministry, asOf, signal }: Pick<LookAheadOptions, "ministry" | "asOf" | "signal">,
): Promise<readonly BestBet[]> {
  const named = bets.map(({ link }, place) => ({
    place,
    ...namedBy(matchRoute(new URL(link, "http://portal.invalid").pathname, ministry)),
  }));
  if (named.length === 0) return [];
  const { rows } = await sql<{ place: number }>`
    select n.place from json_to_recordset(${JSON.stringify(named)}::json) as n (place int, site text, category text, article text, page text)
    join site s on s.slug = n.site
    where (n.category is null or exists (select from category c where c.slug = n.category and c.site_id = s.id))
      and (n.article is null or exists (
        select from article a join category c on c.id = a.category_id
        where a.slug = n.article and c.slug = n.category and a.published_at <= ${new Date(asOf)}::timestamptz))
      and (n.page is null or exists (select from page p where p.slug = n.page and p.site_id = s.id))`.execute(db, { signal });
  const isPublic = new Set(rows.map(({ place }) => place));
  return bets.filter((_bet, place) => isPublic.has(place)).slice(0, MAX_BEST_BETS);
}

function namedBy(route: Route): Named {
  // A path that is none of a page names a site that cannot be.
  const named = { site: route.site ?? "", category: null, article: null, page: null };
  switch (route.kind) {
    case "category":
      return { ...named, category: route.category };
    case "article":
      return { ...named, category: route.category, article: route.article };
    case "staticPage":
      return { ...named, page: route.page };
    case "fixed":
      return { ...named, page: route.route.page?.[route.language] ?? null };
    case "notFound":
      return { ...named, site: "" };
    default:
      return named;
  }
}
