import type { QuestionAct, QuestionStage } from "@portal/contracts";
import { languageOf } from "@portal/core";
import { questionPath } from "@portal/domain";
import { slugOf } from "@portal/domain/content";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Message } from "../../services/mail/message.ts";
import type { Services } from "../../services.ts";
import { stageColumn } from "../../sources/database/question-stage.ts";
import { questionMail } from "./mails.ts";

/** Characters of a slug, without the number that makes it unlike all others. */
const MAX_SLUG = 80;

/** A question as an act of moderation finds it. */
export interface CurrentQuestion {
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

/** Where a question has to stand for an act. */
export const startsFrom: Readonly<Record<QuestionAct["name"], readonly QuestionStage[]>> = {
  publish: ["received", "refused"],
  refuse: ["received", "published", "answered"],
  answer: ["published", "answered"],
};
const mails = { publish: "published", refuse: "refused", answer: "answered" } as const;

/** @param lock what a transaction that changes it adds to the statement */
export async function readQuestion(
  db: Kysely<Database>,
  id: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<CurrentQuestion | undefined> {
  const { rows } = await sql<CurrentQuestion>`
    select a.id, a.site_id, s.slug as site, s.language, a.field, a.title, a.body, a.email, a.asked_at, a.question_id, q.slug, ${stageColumn} as stage
    from asked_question a join site s on s.id = a.site_id left join question q on q.id = a.question_id
    where a.id = ${id} ${lock}`.execute(db);
  return rows[0];
}

/** Of a question in its address, once it is published under this title. */
export const publishedSlug = (title: string, id: string): string => `${slugOf(title, MAX_SLUG) || "cau-hoi"}-${id}`;

/** What an act sends to who asked; undefined: nothing, as no address is known, or the question was answered before. */
export function mailToAsker(origin: string, current: CurrentQuestion, act: QuestionAct): Message | undefined {
  const { id, email, stage, title } = current;
  if (email === null || (act.name === "answer" && stage === "answered")) return undefined;
  const language = languageOf(current.language);
  const slug = act.name === "publish" ? publishedSlug(act.title ?? title, id) : (current.slug ?? "");
  return questionMail(mails[act.name], email, language, { link: `${origin}${questionPath(slug, language)}`, value: act.reason ?? "" });
}

/** The mail that an act would send now, by the function that makes it. "missing", "conflict": as the act itself would answer. */
export async function previewMail(
  { db, origin }: Pick<Services, "db" | "origin">,
  id: string,
  act: QuestionAct,
): Promise<{ readonly mail: Message | undefined } | "missing" | "conflict"> {
  const current = await readQuestion(db, id);
  if (!current) return "missing";
  return startsFrom[act.name].includes(current.stage) ? { mail: mailToAsker(origin, current, act) } : "conflict";
}
