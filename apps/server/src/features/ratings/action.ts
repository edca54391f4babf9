import { createHash, randomBytes } from "node:crypto";
import { articlePath } from "@portal/domain";
import { sql } from "kysely";
import { articleTag, notifyOften } from "../../content/tags.ts";
import type { FormAction } from "../forms/action.ts";
import { limited, refused } from "../forms/outcomes.ts";
import { isArticleId, publishedArticle } from "../../sources/database/published-article.ts";
import type { Services } from "../../services.ts";

/** Random, of one article, and sent only there: it tells one client from another, follows no one, and no page is drawn by it. */
export const RATING_COOKIE = "rating";
const YEAR = 365 * 86_400;
const known = /^[\w-]{22}$/;

/** Stars for an article: one opinion a client, which may change. */
export const ratingAction = ({ db, clock, limits }: Pick<Services, "db" | "clock" | "limits">): FormAction<"rating"> => ({
  name: "rating",
  captcha: false,
  idempotent: false,
  async run({ articleId, value }, _files, { cookies, network }) {
    const refusal = await limited(limits, ["ratingNetwork", network]);
    if (refusal) return refusal;
    const article = isArticleId(articleId) ? await publishedArticle(db, articleId, clock.now()).executeTakeFirst() : undefined;
    if (!article) return refused({ code: "notFound" });
    const path = articlePath(article.site, article.category, article.slug);
    const sent = cookies[RATING_COOKIE];
    const client = sent !== undefined && known.test(sent) ? sent : randomBytes(16).toString("base64url");
    const hash = createHash("sha256").update(client).digest();
    const stars = Number(value);
    const own = db.selectFrom("article_rating").select("stars").where("article_id", "=", article.id).where("client", "=", hash);
    // Who changes an opinion adds none.
    const tooMany = (await own.executeTakeFirst())
      ? undefined
      : await limited(limits, ["ratingArticleNetwork", `${article.id} ${network}`]);
    if (tooMany) return tooMany;
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("article_rating")
        .values({ article_id: article.id, client: hash, stars })
        .onConflict((conflict) => conflict.columns(["article_id", "client"]).doUpdateSet({ stars, given_at: sql<Date>`now()` }))
        .execute();
      await notifyOften(transaction, articleTag(article.slug));
    });
    return {
      kind: "done",
      redirect: `${path}?done=rating`,
      setCookie: { name: RATING_COOKIE, value: client, path, maxAge: YEAR },
    };
  },
});
