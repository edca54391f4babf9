import type { BackgroundJob } from "@portal/contracts";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Jobs } from "../../services/jobs/jobs.ts";
import { waitsForReading } from "../file-texts/read-waiting-files.ts";
import { waitsForSizes } from "../pictures/resize-waiting-pictures.ts";

type Counts = Omit<BackgroundJob, "name">;

interface CountedRow {
  readonly waiting: string;
  readonly failed: string;
  readonly next: Date | null;
}

/** What the portal does by itself, and how far it is. Of messages and files nothing but their number is read. */
export async function readBackgroundJobs(db: Kysely<Database>, jobs: Pick<Jobs, "counts">): Promise<readonly BackgroundJob[]> {
  const count = async (query: ReturnType<typeof sql<CountedRow>>): Promise<Counts> => {
    const { rows } = await query.execute(db);
    const [row] = rows;
    return { waiting: Number(row?.waiting ?? 0), failed: Number(row?.failed ?? 0), next: row?.next?.toISOString() ?? null };
  };
  const [queues, changeSets, fileTexts, pictures, feeds] = await Promise.all([
    jobs.counts(),
    count(sql`select count(*) filter (where state = 'scheduled') as waiting, count(*) filter (where state = 'needs attention') as failed,
      min(publish_at) filter (where state = 'scheduled') as next from change_set where state in ('scheduled', 'needs attention')`),
    count(sql`select count(*) filter (where ${waitsForReading}) as waiting, count(t.failure) as failed, null as next
      from file f left join file_text t on t.path = f.path`),
    count(sql`select count(*) filter (where ${waitsForSizes}) as waiting, count(p.failure) as failed, null as next
      from file f left join picture p on p.path = f.path`),
    count(sql`select count(*) filter (where tried_at is null) as waiting, count(failure) as failed, null as next from feed`),
  ]);
  const { waiting = 0, running = 0, failed = 0 } = queues.find(({ queue }) => queue === "mail") ?? {};
  return [
    { name: "mail", waiting: waiting + running, failed, next: null },
    { name: "changeSets", ...changeSets },
    { name: "fileTexts", ...fileTexts },
    { name: "pictures", ...pictures },
    { name: "feeds", ...feeds },
  ];
}
