import { sql } from "kysely";
import { recordAct } from "../../services/audit.ts";
import { sanitizeFields } from "../../content/html-fields.ts";
import { SANITIZER_VERSION } from "../../content/sanitizer/index.ts";
import { articleTag, categoryTag, notify } from "../../content/tags.ts";
import type { Services } from "../../services.ts";
import { findDraft } from "./draft.ts";

export interface DraftOutcome {
  /** What became of the comments; sanitised before it is stored. */
  readonly html: string;
  readonly unit: string;
}

/** Publishes the outcome of the comments on a draft's page; a later one replaces it. `conflict`: comments are still taken. */
export async function publishOutcome(
  { db, clock, sanitizer }: Pick<Services, "db" | "clock" | "sanitizer">,
  actor: string,
  articleId: string,
  { html, unit }: DraftOutcome,
): Promise<"done" | "missing" | "conflict" | "unsafe"> {
  const draft = await findDraft({ db, clock }, articleId);
  if (!draft) return "missing";
  if (draft.open) return "conflict";
  const { fields, refused } = await sanitizeFields("draft_outcome", { html }, sanitizer);
  if (refused.length > 0 || fields.html.trim() === "") return "unsafe";
  const outcome = { ...fields, unit, sanitizer_version: SANITIZER_VERSION };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("draft_outcome")
      .values({ article_id: draft.id, ...outcome })
      .onConflict((conflict) => conflict.column("article_id").doUpdateSet({ ...outcome, published_at: sql<Date>`now()` }))
      .execute();
    await recordAct(transaction, { actor, act: "draft.outcome", subject: `article:${draft.id}` });
    await notify(transaction, new Set([articleTag(draft.slug), categoryTag(draft.category)]));
  });
  return "done";
}
