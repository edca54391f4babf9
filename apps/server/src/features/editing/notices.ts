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
  comment: {
    vi: {
      subject: "Nhận xét mới về một đợt thay đổi",
      body: [
        "{{name}} đã viết một nhận xét về đợt thay đổi “{{title}}”.",
        "Nhận xét có trong mục Trao đổi trên trang của đợt thay đổi này.",
      ],
    },
    en: {
      subject: "A new comment on a change set",
      body: ["{{name}} has written a comment on the change set “{{title}}”.", "It stands under Discussion on the page of that change set."],
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

/** To those who made the set or wrote a part of it, but the one who wrote the comment, and those who may not read the record that it is about. */
export async function announceComment(
  transaction: Kysely<Database>,
  { mails }: NoticeTools,
  set: ChangeSet,
  { author, name, about }: { readonly author: string; readonly name: string; readonly about: { readonly site: string | null } | undefined },
): Promise<void> {
  const { rows } = await sql<Recipient>`
    select email, language from account a where blocked_at is null and id <> ${author} and id in (
      select ${set.created_by}::uuid
      union select unnest(authors) from draft where change_set_id = ${set.id}
      union select unnest(authors) from edition where change_set_id = ${set.id} and revision = ${set.revision}
    ) and (
      role = 'administrator' or ${about === undefined}
      or exists (select from staff_role r join site s on s.id = r.site_id where r.account_id = a.id and s.slug = ${about?.site ?? null})
    )`.execute(transaction);
  await send(transaction, mails, rows, "comment", { title: set.title, name });
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
