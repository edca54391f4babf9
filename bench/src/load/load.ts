/** Starts load generators and reads what they found. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Answered, Job, JobResult } from "./messages.ts";

export interface Load {
  readonly run: (job: Job) => Promise<JobResult>;
  readonly end: () => void;
}

/** @param root the checkout */
export async function startLoad(root: string): Promise<Load> {
  const child = fork(join(root, "bench/src/load/generator.ts"), { serialization: "advanced" });
  await once(child, "message");
  return {
    run: async (job) => {
      const answered = once(child, "message");
      child.send(job);
      const [result] = (await answered) as [JobResult];
      return result;
    },
    end: () => child.disconnect(),
  };
}

/** The same paths again and again. @throws where an answer has another status */
export async function repeat(
  load: Load,
  origin: string,
  { paths, requests, body, status = 200, headers = {}, connections = 1 }: Repeated,
): Promise<JobResult> {
  const result = await load.run({
    origin,
    headers: { "accept-encoding": "br, gzip", ...headers },
    streams: [{ name: "all", share: 1, paths, body }],
    networks: 0,
    pace: { connections, requests },
  });
  const other = result.answers.find((answer) => answer.status !== status);
  if (other) throw new Error(`${origin}${paths[0]} was answered ${other.status} instead of ${status}; the figures would mean nothing.`);
  return result;
}

export interface Repeated {
  readonly paths: readonly string[];
  readonly requests: number;
  /** At once; more than one join in one drawing where a page is drawn anew. */
  readonly connections?: number;
  readonly body?: string | undefined;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @param share .99 for the 99th percentile @returns milliseconds; NaN of nothing */
export function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
