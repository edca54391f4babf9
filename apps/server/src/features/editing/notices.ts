/** Mails to those who work on a change set. They name it, and say nothing of what it holds. */
import type { Language } from "@portal/core";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { composeMail, type MailText } from "../../services/mail/compose.ts";
import type { Mails } from "../../services/mail/mails.ts";
import type { ChangeSet } from "./change-set-store.ts";

const texts = {
  needsAttention: {
    vi: {
      subject: "Một đợt thay đổi đã lên lịch không được xuất bản",
      body: ["Đợt thay đổi “{{title}}” đã đến giờ nhưng không được xuất bản, vì:", "{{reason}}", "Vui lòng xem lại và gửi duyệt lại."],
    },
    en: {
      subject: "A scheduled change set was not published",
      body: [
        "The time of the change set “{{title}}” has come, and it was not published, because:",
        "{{reason}}",
        "Please look at it, and submit it again.",
      ],
    },
  },
  emergency: {
    vi: {
      subject: "Một đợt thay đổi đã được xuất bản khẩn cấp",
      body: [
        "{{name}} đã xuất bản khẩn cấp đợt thay đổi “{{title}}” khi chưa được duyệt.",
        "Đợt thay đổi này cần được một biên tập viên duyệt sau.",
      ],
    },
    en: {
      subject: "A change set was published in an emergency",
      body: [
        "{{name}} has published the change set “{{title}}” in an emergency, before it was approved.",
        "An editor has to approve it afterwards.",
      ],
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, MailText>>>>;

interface Recipient {
  readonly email: string;
  readonly language: Language;
}

export type NoticeTools = { readonly mails: Pick<Mails, "enqueue"> };

/** To whoever wrote or approved what was submitted or, of the end of a publication, what was published. */
export async function announceAttention(
  transaction: Kysely<Database>,
  { mails }: NoticeTools,
  set: ChangeSet,
  reason: string,
): Promise<void> {
  const { rows } = await sql<Recipient>`
    with concerned as (select id, revision from change_set where id = ${set.id} or id = ${set.ends})
    select email, language from account where blocked_at is null and id in (
      select unnest(e.authors) from edition e join concerned c on c.id = e.change_set_id and c.revision = e.revision
      union select a.account_id from approval a join concerned c on c.id = a.change_set_id and c.revision = a.revision
    )`.execute(transaction);
  await send(transaction, mails, rows, "needsAttention", { title: set.title, reason });
}

/** To the editors of all sites that it touches. */
export async function announceEmergency(
  transaction: Kysely<Database>,
  { mails }: NoticeTools,
  set: ChangeSet,
  name: string | undefined,
): Promise<void> {
  const { rows } = await sql<Recipient>`
    select distinct a.email, a.language from account a
    where a.blocked_at is null and (
      a.role = 'administrator' and exists (select from edition where change_set_id = ${set.id} and site is null)
      or a.id in (
        select r.account_id from staff_role r join site s on s.id = r.site_id
        where r.role = 'editor' and s.slug in (select site from edition where change_set_id = ${set.id} and revision = ${set.revision})
      )
    )`.execute(transaction);
  await send(transaction, mails, rows, "emergency", { title: set.title, name: name ?? "Portal" });
}

async function send(
  transaction: Kysely<Database>,
  mails: Pick<Mails, "enqueue">,
  recipients: readonly Recipient[],
  notice: keyof typeof texts,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { email, language } of recipients)
    await mails.enqueue(transaction, composeMail({ to: email, language }, texts[notice][language], values));
}
