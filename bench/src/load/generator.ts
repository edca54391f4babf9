/** The load generator: a process of its own, so that what it costs is counted to no one. */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answered, Job, JobResult } from "./messages.ts";

/** An answer that is later counts as none. */
const TIMEOUT_MS = 60_000;

/** Which stream comes when: the one that is furthest behind its share. */
function schedule({ streams }: Job): () => { readonly stream: string; readonly path: string; readonly body: string | undefined } {
  const total = streams.reduce((sum, { share }) => sum + share, 0);
  const sent = streams.map(() => 0);
  let all = 0;
  return () => {
    all += 1;
    const behind = streams.map(({ share }, index) => (all * share) / total - (sent[index] ?? 0));
    const index = behind.indexOf(Math.max(...behind));
    const stream = streams[index];
    const count = sent[index] ?? 0;
    sent[index] = count + 1;
    return { stream: stream?.name ?? "", path: stream?.paths[count % stream.paths.length] ?? "/", body: stream?.body };
  };
}

async function run(job: Job): Promise<JobResult> {
  const { hostname, port } = new URL(job.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: "connections" in job.pace ? job.pace.connections : Number.POSITIVE_INFINITY });
  const next = schedule(job);
  const answers: Answered[] = [];
  const since = performance.now();
  let bytes = 0;
  let asked = 0;
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      const { stream, path, body } = next();
      const network = asked++ % Math.max(1, job.networks);
      const headers = {
        ...job.headers,
        ...(job.networks > 0 && { "x-forwarded-for": `10.${network >> 8}.${network & 255}.7` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      };
      const start = performance.now();
      const end = (status: number): void => {
        answers.push({ stream, status, at: start - since, took: performance.now() - start });
        resolve();
      };
      const asking = request(
        { hostname, port, path, headers, agent, timeout: TIMEOUT_MS, method: body === undefined ? "GET" : "POST" },
        (response) => {
          response.on("data", (chunk: Buffer) => (bytes += chunk.length));
          response.on("end", () => end(response.statusCode ?? 0));
          response.on("error", () => end(0));
        },
      );
      asking.on("timeout", () => asking.destroy());
      asking.on("error", () => end(0));
      asking.end(body);
    });
  const { pace } = job;
  if ("rate" in pace) {
    const pending: Promise<void>[] = [];
    const count = Math.round(pace.rate * pace.seconds);
    for (let index = 0; index < count; index += 1) {
      const due = since + (index / pace.rate) * 1000;
      if (due > performance.now()) await sleep(Math.max(1, due - performance.now()));
      pending.push(ask());
    }
    await Promise.all(pending);
  } else {
    const visitor = async (): Promise<void> => {
      if (asked >= pace.requests) return;
      await ask();
      return visitor();
    };
    await Promise.all(Array.from({ length: pace.connections }, visitor));
  }
  agent.destroy();
  return { answers, took: performance.now() - since, bytes };
}

process.on("message", (job: Job) => void run(job).then((result) => process.send?.(result)));
process.on("disconnect", () => process.exit());
process.send?.("ready");
