import type { Queue } from "pg-boss";

/** What a job of each queue is given: ids alone. Rows of jobs stay for a week after their end. */
export interface JobData {
  /** Sends a row of the table `mail`. */
  readonly mail: { readonly id: string };
}

export type QueueName = keyof JobData;

type QueueRules = Required<Pick<Queue, "policy" | "retryLimit" | "retryDelay" | "retryDelayMax" | "expireInSeconds">> & {
  /** Jobs that a process does at a time. */
  readonly concurrency: number;
};

const HOUR = 3600;

/** Seconds; `expireInSeconds` is what an attempt may take. */
export const queues: Readonly<Record<QueueName, QueueRules>> = {
  // After 45 s, 90 s, 3 min … and from the eighth time on every hour: a day in all.
  mail: { policy: "standard", retryLimit: 30, retryDelay: 60, retryDelayMax: HOUR, expireInSeconds: 120, concurrency: 2 },
};
