import type { Kysely } from "kysely";
import { articleTag, notify } from "../../content/tags.ts";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";

/** Removes a comment with its file for good: one that abuses, or whose sender wants it gone. Its receipt finds nothing any more. @returns whether there was one */
export async function removeContribution(db: Kysely<Database>, actor: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const removed = await tx.deleteFrom("contribution").where("id", "=", id).returning(["article_id", "upload_id"]).executeTakeFirst();
    if (!removed) return false;
    if (removed.upload_id !== null) await tx.deleteFrom("upload").where("id", "=", removed.upload_id).execute();
    const draft =
      removed.article_id === null
        ? undefined
        : await tx
            .selectFrom("article")
            .innerJoin("site", "site.id", "article.site_id")
            .select(["article.slug", "site.slug as site"])
            .where("article.id", "=", removed.article_id)
            .executeTakeFirst();
    await recordAct(tx, { actor, act: "contribution.remove", subject: `contribution:${id}`, site: draft?.site });
    // The draft's page says how many there are.
    if (draft) await notify(tx, new Set([articleTag(draft.slug)]));
    return true;
  });
}
