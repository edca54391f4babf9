import type { QuestionAct, QuestionStage } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import { recordAct } from "../../services/audit.ts";
import { appendVersions } from "../../content/history.ts";
import { sanitizeFields } from "../../content/html-fields.ts";
import { SANITIZER_VERSION } from "../../content/sanitizer/index.ts";
import { notify, questionTags } from "../../content/tags.ts";
import { sha256 } from "../../content/values.ts";
import { lockUntilCommit } from "../../database/advisory-locks.ts";
import type { Database } from "../../database/schema.ts";
import type { Services } from "../../services.ts";
import { type CurrentQuestion, mailToAsker, publishedSlug, readQuestion, startsFrom } from "./asker-mail.ts";

type ModerationServices = Pick<Services, "db" | "mails" | "origin">;

/** `conflict`: it stands where this act has no place. `unsafe`: the answer's HTML cannot be taken. */
export type Moderation = { readonly kind: "done"; readonly state: QuestionStage } | { readonly kind: "missing" | "conflict" | "unsafe" };

/** What a moderator may change before all can read it: personal data that the asker wrote into the text, the field. */
export interface PublicationChanges {
  readonly field?: string | undefined;
  readonly title?: string | undefined;
  readonly body?: string | undefined;
}

/** Received or refused → published. */
export const publishQuestion = (
  services: ModerationServices,
  actor: string,
  id: string,
  changes: PublicationChanges,
): Promise<Moderation> =>
  moderate(services, { actor, id, act: { name: "publish", title: changes.title } }, async (db, current, slug) => {
    const title = changes.title ?? current.title;
    const { id: question } = await db
      .insertInto("question")
      .values({
        slug,
        site_id: current.site_id,
        field: changes.field ?? current.field,
        title,
        body: changes.body ?? current.body,
        asked_at: current.asked_at,
        answer: null,
        answered_at: null,
        unit: null,
        counterpart: null,
        source_hash: sha256(""),
        sanitizer_version: SANITIZER_VERSION,
        content_hash: sha256(`asked:${current.id}`),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("asked_question")
      .set({ question_id: question, refused_at: null, reason: null })
      .where("id", "=", current.id)
      .execute();
  });

/** Any state → refused, with the reason that the asker reads; what was published is taken back. */
export const refuseQuestion = (services: ModerationServices, actor: string, id: string, reason: string): Promise<Moderation> =>
  moderate(services, { actor, id, act: { name: "refuse", reason } }, async (db, current) => {
    if (current.question_id !== null) await db.deleteFrom("question").where("id", "=", current.question_id).execute();
    await db
      .updateTable("asked_question")
      .set({ question_id: null, refused_at: sql<Date>`now()`, reason })
      .where("id", "=", current.id)
      .execute();
  });

/** Published or answered → answered, by a unit, now. */
export async function answerQuestion(
  services: ModerationServices & Pick<Services, "sanitizer">,
  actor: string,
  id: string,
  { html, unit }: { readonly html: string; readonly unit: string },
): Promise<Moderation> {
  const { fields, refused } = await sanitizeFields("question", { answer: html }, services.sanitizer);
  if (refused.length > 0 || fields.answer.trim() === "") return { kind: "unsafe" };
  return moderate(services, { actor, id, act: { name: "answer" } }, async (db, current) => {
    await db
      .updateTable("question")
      .set({ ...fields, answered_at: sql<Date>`now()`, unit, source_hash: sha256(html), sanitizer_version: SANITIZER_VERSION })
      .where("id", "=", current.question_id ?? "")
      .execute();
  });
}

interface Act {
  readonly actor: string;
  readonly id: string;
  readonly act: QuestionAct;
}

const stateAfter = { publish: "published", refuse: "refused", answer: "answered" } as const;

/**
 * One act on one question: its row is locked, the act and its audit are one, caches are invalidated, the asker's mail is enqueued.
 * @param change is given the slug that the published question has, or gets; empty: it has none
 */
async function moderate(
  { db, mails, origin }: ModerationServices,
  { actor, id, act }: Act,
  change: (db: Kysely<Database>, current: CurrentQuestion, slug: string) => Promise<void>,
): Promise<Moderation> {
  const state = stateAfter[act.name];
  return db.transaction().execute(async (transaction) => {
    // A change set that publishes the same question compares it with its base first: it waits for this, or this for it.
    await lockUntilCommit(transaction, "import");
    const current = await readQuestion(transaction, id, sql`for update of a`);
    if (!current) return { kind: "missing" };
    if (!startsFrom[act.name].includes(current.stage)) return { kind: "conflict" };
    const slug = act.name === "publish" ? publishedSlug(act.title ?? current.title, current.id) : current.slug;
    await change(transaction, current, slug ?? "");
    await recordAct(transaction, {
      actor,
      act: `question.${act.name}`,
      subject: `question:${id}`,
      site: current.site,
      details: { from: current.stage, to: state },
    });
    if (slug !== null)
      await appendVersions(transaction, [{ kind: "question", key: `${current.site}/${slug}` }], { origin: "moderation", author: actor });
    await notify(transaction, new Set(questionTags(current.site)));
    const mail = mailToAsker(origin, current, act);
    if (mail) await mails.enqueue(transaction, mail);
    return { kind: "done", state };
  });
}
