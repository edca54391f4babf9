import { languageOf } from "@portal/core";
import { questionPath } from "@portal/domain";
import { slugOf } from "@portal/domain/content";
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
import { questionMail } from "./mails.ts";
import { type QuestionStage, stageColumn } from "../../sources/database/question-stage.ts";

/** Characters of a slug, without the number that makes it unlike all others. */
const MAX_SLUG = 80;

type ModerationServices = Pick<Services, "db" | "mails" | "origin">;

/** `conflict`: it stands where this act has no place. `unsafe`: the answer's HTML cannot be taken. */
export type Moderation = { readonly kind: "done"; readonly state: QuestionStage } | { readonly kind: "missing" | "conflict" | "unsafe" };

interface CurrentQuestion {
  readonly id: string;
  readonly site_id: string;
  readonly site: string;
  readonly language: number;
  readonly field: string;
  readonly title: string;
  readonly body: string;
  readonly email: string | null;
  readonly asked_at: Date;
  readonly question_id: string | null;
  readonly slug: string | null;
  readonly stage: QuestionStage;
}

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
  moderate(services, { actor, id, act: "question.publish", from: ["received", "refused"] }, async (db, current) => {
    const title = changes.title ?? current.title;
    const slug = `${slugOf(title, MAX_SLUG) || "cau-hoi"}-${current.id}`;
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
    return { state: "published", mail: "published", slug };
  });

/** Any state → refused, with the reason that the asker reads; what was published is taken back. */
export const refuseQuestion = (services: ModerationServices, actor: string, id: string, reason: string): Promise<Moderation> =>
  moderate(services, { actor, id, act: "question.refuse", from: ["received", "published", "answered"] }, async (db, current) => {
    if (current.question_id !== null) await db.deleteFrom("question").where("id", "=", current.question_id).execute();
    await db
      .updateTable("asked_question")
      .set({ question_id: null, refused_at: sql<Date>`now()`, reason })
      .where("id", "=", current.id)
      .execute();
    return { state: "refused", mail: "refused", value: reason };
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
  return moderate(services, { actor, id, act: "question.answer", from: ["published", "answered"] }, async (db, current) => {
    await db
      .updateTable("question")
      .set({ ...fields, answered_at: sql<Date>`now()`, unit, source_hash: sha256(html), sanitizer_version: SANITIZER_VERSION })
      .where("id", "=", current.question_id ?? "")
      .execute();
    return { state: "answered", mail: current.stage === "answered" ? undefined : "answered" };
  });
}

interface Act {
  readonly actor: string;
  readonly id: string;
  readonly act: string;
  readonly from: readonly QuestionStage[];
}

interface Done {
  readonly state: QuestionStage;
  readonly mail: "published" | "refused" | "answered" | undefined;
  /** Of the published question, where the act has made it. */
  readonly slug?: string;
  readonly value?: string;
}

/** One act on one question: its row is locked, the act and its audit are one, caches are invalidated, the asker's mail is enqueued. */
async function moderate(
  { db, mails, origin }: ModerationServices,
  { actor, id, act, from }: Act,
  change: (db: Kysely<Database>, current: CurrentQuestion) => Promise<Done>,
): Promise<Moderation> {
  const result = await db.transaction().execute(async (transaction) => {
    // A change set that publishes the same question compares it with its base first: it waits for this, or this for it.
    await lockUntilCommit(transaction, "import");
    const { rows } = await sql<CurrentQuestion>`
      select a.id, a.site_id, s.slug as site, s.language, a.field, a.title, a.body, a.email, a.asked_at, a.question_id, q.slug, ${stageColumn} as stage
      from asked_question a join site s on s.id = a.site_id left join question q on q.id = a.question_id
      where a.id = ${id} for update of a`.execute(transaction);
    const [current] = rows;
    if (!current) return "missing";
    if (!from.includes(current.stage)) return "conflict";
    const done = await change(transaction, current);
    await recordAct(transaction, {
      actor,
      act,
      subject: `question:${id}`,
      site: current.site,
      details: { from: current.stage, to: done.state },
    });
    const slug = done.slug ?? current.slug;
    if (slug !== null)
      await appendVersions(transaction, [{ kind: "question", key: `${current.site}/${slug}` }], { origin: "moderation", author: actor });
    await notify(transaction, new Set(questionTags(current.site)));
    await mailAsker(transaction, current, done);
    return done.state;
  });
  return result === "missing" || result === "conflict" ? { kind: result } : { kind: "done", state: result };

  async function mailAsker(
    transaction: Kysely<Database>,
    { email, language: siteLanguage, slug }: CurrentQuestion,
    done: Done,
  ): Promise<void> {
    if (email === null || done.mail === undefined) return;
    const language = languageOf(siteLanguage);
    const link = `${origin}${questionPath(done.slug ?? slug ?? "", language)}`;
    await mails.enqueue(transaction, questionMail(done.mail, email, language, { link, value: done.value ?? "" }));
  }
}
