import { type Kysely, sql } from "kysely";
import type { Db, JobWithMetadata, PgBoss } from "pg-boss";
import { poolOf } from "../../database/db.ts";
import { listenTo } from "../../database/listen.ts";
import type { Database } from "../../database/schema.ts";
import type { Log } from "../log.ts";
import { type JobData, type QueueName, queues } from "./queues.ts";

/** Thrown by the handler of a job that another attempt would not help. */
export class UnrecoverableError extends Error {}

export interface EnqueueOptions {
  /** A UUID, in place of a random one. A job of this id that has ended is replaced. */
  readonly id?: string;
}

export interface QueueCounts {
  readonly queue: QueueName;
  readonly waiting: number;
  readonly running: number;
  /** Given up within the last week. */
  readonly failed: number;
}

/** Work that outlives the process: a queue in the database, which all processes take from. Each job is done at least once. */
export interface Jobs {
  /** Adds a job with the caller's transaction: it is there if, and as soon as, that commits. */
  enqueue<Name extends QueueName>(transaction: Kysely<Database>, queue: Name, data: JobData[Name], options?: EnqueueOptions): Promise<void>;
  /** Takes part in the work of a queue. A handler that throws is called again later, unless it throws an UnrecoverableError. */
  work<Name extends QueueName>(queue: Name, handler: (data: JobData[Name]) => Promise<void>): Promise<void>;
  counts(): Promise<readonly QueueCounts[]>;
  /** Takes no further jobs, and waits for those under way; what is not done in time waits for another process. */
  close(): Promise<void>;
}

export interface JobsOptions {
  /** Sessions of one's own: past a pooler. */
  readonly db: Kysely<Database>;
  /** Of the same database, to be told of new jobs at once; undefined: they are looked for every two seconds. */
  readonly connectionString: string | undefined;
  readonly log: Log;
}

const SCHEMA = "jobs";
/** Seconds between looks for jobs, which find those whose time has come; new ones are notified. */
const POLLING_SECONDS = 2;
/** Seconds between looks for jobs whose process is gone. */
const SUPERVISION_SECONDS = 10;
/** Seconds without a sign of life after which a job's process counts as gone. */
const HEARTBEAT_SECONDS = 30;
/** Milliseconds that jobs under way get at the end of the process. */
const DRAIN_MS = 10_000;
/** Seconds that jobs are kept after their end. */
const WEEK = 7 * 24 * 3600;
/** Milliseconds in which troubles of the queue itself are logged once: while the database is away, each look for jobs fails. */
const QUIET_MS = 60_000;

/** Starts with the first call: a process that neither adds nor does jobs pays nothing. The first process of all makes the queue's tables. */
export function openJobs({ db, connectionString, log }: JobsOptions): Jobs {
  let quietUntil = 0;
  const warn = (fields: object, message: string): void => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    log.warn(fields, message);
  };

  const start = async () => {
    const { PgBoss: Boss, fromKysely } = await import("pg-boss");
    const boss: PgBoss = new Boss({
      db: databaseOf(db, connectionString, log),
      schema: SCHEMA,
      useListenNotify: connectionString !== undefined,
      schedule: false,
      registerInstance: false,
      superviseIntervalSeconds: SUPERVISION_SECONDS,
      monitorIntervalSeconds: SUPERVISION_SECONDS,
      // We have no jobs that wait for others.
      flowIntervalSeconds: 300,
      openTelemetry: { enabled: false },
    });
    boss.on("error", (error) => warn({ err: error }, "The queue of jobs cannot be read just now"));
    boss.on("warning", ({ message }) => warn({}, message));
    await boss.start();
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, { concurrency: _, policy, ...rules }] of Object.entries(queues)) {
      const options = { ...rules, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: WEEK, notify: true };
      await (existing.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, { ...options, policy }));
    }
    return { boss, fromKysely };
  };
  let starting: ReturnType<typeof start> | undefined;
  const started = () =>
    (starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));

  const settle = async <Name extends QueueName>(
    queue: Name,
    handler: (data: JobData[Name]) => Promise<void>,
    { id, data, retryCount, retryLimit }: JobWithMetadata<JobData[Name]>,
  ) => {
    try {
      await handler(data);
      return { id, status: "completed" as const };
    } catch (error) {
      const isFinal = error instanceof UnrecoverableError || retryCount >= retryLimit;
      const fields = { queue, job: id, err: error };
      if (isFinal) log.error(fields, "A job failed, and was given up");
      else log.warn(fields, "A job failed; it is tried again");
      // Of what went wrong, nothing is kept in the queue: it may repeat whom the job was for.
      return { id, status: isFinal ? ("deadletter" as const) : ("failed" as const) };
    }
  };

  return {
    async enqueue(transaction, queue, data, { id } = {}) {
      const { boss, fromKysely } = await started();
      const given = { db: fromKysely(transaction) };
      if (id !== undefined) await boss.deleteJob(queue, id, given);
      await boss.send(queue, data, { ...given, ...(id !== undefined && { id }) });
    },
    async work(queue, handler) {
      const { boss } = await started();
      await boss.work(
        queue,
        {
          perJobResults: true,
          includeMetadata: true,
          localConcurrency: queues[queue].concurrency,
          pollingIntervalSeconds: POLLING_SECONDS,
          notifyPollingIntervalSeconds: POLLING_SECONDS,
        },
        (jobs: JobWithMetadata<JobData[typeof queue]>[]) => Promise.all(jobs.map((job) => settle(queue, handler, job))),
      );
    },
    async counts() {
      await started();
      const { rows } = await sql<QueueCounts>`
        select q.name as queue,
          count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
          count(*) filter (where j.state = 'active')::int as running,
          count(*) filter (where j.state = 'failed')::int as failed
        from ${sql.table(`${SCHEMA}.queue`)} q
        left join ${sql.table(`${SCHEMA}.job`)} j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
        where q.name = any(${Object.keys(queues)})
        group by q.name order by q.name`.execute(db);
      return rows;
    },
    async close() {
      const running = await starting?.catch(() => undefined);
      await running?.boss.stop({ close: false, timeout: DRAIN_MS });
    },
  };
}

/** Our sessions for pg-boss. Its statements come several at a time, and it wants the rows of each. */
const databaseOf = (db: Kysely<Database>, connectionString: string | undefined, log: Log): Db => ({
  executeSql: (text, values = []) => poolOf(db).query(text, values),
  ...(connectionString !== undefined && {
    listen: async (channel: string, onNotification: (payload: string) => void, onReconnect: () => void) =>
      listenTo(channel, {
        connectionString,
        log,
        onNotify: (payload) => (payload === undefined ? onReconnect() : onNotification(payload)),
      }),
  }),
});
