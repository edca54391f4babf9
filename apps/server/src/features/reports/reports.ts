import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

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
}

const columns = sql`
  r.id::text as id, s.slug as site, r.page, r.kind, r.content, r.email, r.device, r.public_ip as "publicIp", r.sent_at as "sentAt", r.done_at as "doneAt"`;

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
  /** Slug; undefined: of all sites. */
  readonly site: string | undefined;
  readonly state: "open" | "done" | "all";
}

/** Newest first. */
export async function listReports(db: Kysely<Database>, { site, state }: WantedReports): Promise<readonly Report[]> {
  const { rows } = await sql<Report>`
    select ${columns} from problem_report r join site s on s.id = r.site_id
    where (${site ?? null}::text is null or s.slug = ${site ?? null})
      and (${state} = 'all' or (r.done_at is not null) = (${state} = 'done'))
    order by r.sent_at desc, r.id desc`.execute(db);
  return rows;
}

/** @returns whether there is such a report that was open */
export async function markDone(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update problem_report set done_at = now() where id = ${id}::bigint and done_at is null`.execute(db);
  return numAffectedRows === 1n;
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
