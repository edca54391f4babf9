import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { recordAct } from "../../services/audit.ts";

export interface NewReport {
  readonly page: string;
  /** Slug that the form names; one that no site has counts as `otherwise`. */
  readonly site: string;
  readonly otherwise: string;
  readonly kind: string;
  readonly content: string;
  readonly email?: string | undefined;
  readonly device?: string | undefined;
  readonly publicIp?: string | undefined;
}

export interface Report {
  readonly id: string;
  readonly site: string;
  readonly page: string;
  readonly kind: string;
  readonly content: string;
  readonly email: string | null;
  readonly device: string | null;
  readonly publicIp: string | null;
  readonly sentAt: Date;
  readonly doneAt: Date | null;
  /** Id of the account that marked it as done; null: the shell did, or it is open. */
  readonly doneBy: string | null;
  /** What was noted when it was last marked as done, or opened again. */
  readonly note: string | null;
}

const columns = sql`
  r.id::text as id, s.slug as site, r.page, r.kind, r.content, r.email, r.device, r.public_ip as "publicIp", r.sent_at as "sentAt", r.done_at as "doneAt",
  r.done_by as "doneBy", r.note`;

/** @throws where neither site exists: DEFAULT_SITE names none */
export async function keepReport(db: Kysely<Database>, report: NewReport): Promise<Report> {
  const { site, otherwise, page, kind, content, email, device, publicIp } = report;
  const { rows } = await sql<Report>`
    with kept as (
      insert into problem_report (site_id, page, kind, content, email, device, public_ip)
      select id, ${page}, ${kind}, ${content}, ${email ?? null}, ${device ?? null}, ${publicIp ?? null}
      from site where slug in (${site}, ${otherwise}) order by (slug = ${site}) desc limit 1
      returning *
    ) select ${columns} from kept r join site s on s.id = r.site_id`.execute(db);
  const [kept] = rows;
  if (!kept)
    throw new Error(`The site "${otherwise}" does not exist, so a report could not be kept; see DEFAULT_SITE and DEFAULT_SITE_EN.`);
  return kept;
}

export interface WantedReports {
  /** Slugs; undefined: of all sites. */
  readonly sites: readonly string[] | undefined;
  readonly state: "open" | "done" | "all";
}

const matches = ({ sites, state }: WantedReports) => sql`
  (${sites === undefined} or s.slug = any(${sites ?? []}::text[])) and (${state} = 'all' or (r.done_at is not null) = (${state} = 'done'))`;

/** Newest first. @param part undefined: all of them */
export async function listReports(
  db: Kysely<Database>,
  wanted: WantedReports,
  part?: { readonly offset: number; readonly limit: number },
): Promise<readonly Report[]> {
  const { rows } = await sql<Report>`
    select ${columns} from problem_report r join site s on s.id = r.site_id where ${matches(wanted)}
    order by r.sent_at desc, r.id desc offset ${part?.offset ?? 0} limit ${part?.limit ?? null}`.execute(db);
  return rows;
}

export async function countReports(db: Kysely<Database>, wanted: WantedReports): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from problem_report r join site s on s.id = r.site_id where ${matches(wanted)}`.execute(db);
  return rows[0]?.total ?? 0;
}

interface Handling {
  readonly id: string;
  readonly isDone: boolean;
  /** Id of an account; undefined: the shell. */
  readonly actor: string | undefined;
  readonly note: string | undefined;
}

/** Marks a report as done, or opens it again, with an entry in the audit. @returns undefined where there is no such report, or it is so already */
export async function handleReport(db: Kysely<Database>, { id, isDone, actor, note }: Handling): Promise<Report | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Report>`
      with handled as (
        update problem_report set done_at = case when ${isDone} then now() end, done_by = ${isDone ? (actor ?? null) : null}::uuid, note = ${note ?? null}
        where id = ${id}::bigint and (done_at is null) = ${isDone} returning *
      ) select ${columns} from handled r join site s on s.id = r.site_id`.execute(tx);
    const [report] = rows;
    if (report) await recordAct(tx, { actor, act: isDone ? "report.done" : "report.reopen", subject: `report:${id}`, site: report.site });
    return report;
  });
}

/** Days for which a report, with what the visitor left in it, stays after it is done, or unanswered. */
const KEPT_DONE = 30;
const KEPT_OPEN = 365;

/** Removes reports that are done or too old. */
export async function deleteOldReports(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from problem_report
    where done_at < now() - ${KEPT_DONE} * interval '1 day' or sent_at < now() - ${KEPT_OPEN} * interval '1 day'`.execute(db);
}
