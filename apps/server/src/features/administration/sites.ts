import type { Target } from "@portal/contracts";
import type { FastifyRequest } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { IdParams } from "./schemas.ts";

/** Finds the site of what a call names by its id. Of what has none any more, as of a comment whose draft is gone, only administrators may. */
const targetIn =
  (rows: (id: string) => ReturnType<typeof sql<{ site: string | null }>>) =>
  (db: Kysely<Database>) =>
  async (request: FastifyRequest): Promise<Target | undefined> => {
    const [row] = (await rows((request.params as IdParams).id).execute(db)).rows;
    return row && { site: row.site, isOwn: false };
  };

export const siteOfQuestion = targetIn(
  (id) =>
    sql`select site.slug as site from asked_question join site on site.id = asked_question.site_id where asked_question.id = ${id}::bigint`,
);
export const siteOfComment = targetIn(
  (id) => sql`select site.slug as site from contribution left join article on article.id = contribution.article_id
    left join site on site.id = article.site_id where contribution.id = ${id}::bigint`,
);
export const siteOfArticle = targetIn(
  (id) => sql`select site.slug as site from article join site on site.id = article.site_id where article.id = ${id}::bigint`,
);
export const siteOfReport = targetIn(
  (id) =>
    sql`select site.slug as site from problem_report join site on site.id = problem_report.site_id where problem_report.id = ${id}::bigint`,
);

/** @param site the one that is asked for; undefined: all. @param allowed those that the member may see; undefined: all */
export const narrowTo = (site: string | undefined, allowed: readonly string[] | undefined): readonly string[] | undefined =>
  site === undefined ? allowed : (allowed?.filter((each) => each === site) ?? [site]);
