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

/** One path again and again, one answer after the other. @throws where an answer has another status */
export async function repeat(
  load: Load,
  origin: string,
  { paths, requests, body, status = 200, headers = {} }: Repeated,
): Promise<JobResult> {
  const result = await load.run({
    origin,
    headers: { "accept-encoding": "br, gzip", ...headers },
    streams: [{ name: "all", share: 1, paths, body }],
    networks: 0,
    pace: { connections: 4, requests },
  });
  const other = result.answers.find((answer) => answer.status !== status);
  if (other) throw new Error(`${origin}${paths[0]} was answered ${other.status} instead of ${status}; the figures would mean nothing.`);
  return result;
}

export interface Repeated {
  readonly paths: readonly string[];
  readonly requests: number;
  readonly body?: string | undefined;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @param share .99 for the 99th percentile @returns milliseconds; NaN of nothing */
export function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ took }) => took).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
