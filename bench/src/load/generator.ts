/** The load generator: a process of its own, so that what it costs is counted to no one. */
import { Agent, request } from "node:http";
import { setImmediate as immediate, setTimeout as sleep } from "node:timers/promises";
import type { Answered, Job, JobResult } from "./messages.ts";

/** An answer that is later counts as none. */
const TIMEOUT_MS = 60_000;

/**
 * Jobs at a rate share connections, as a proxy keeps them to what is behind it: a job begins with those of the job before. Beyond so many,
 * requests wait here, and that counts.
 */
const kept = new Agent({ keepAlive: true, maxSockets: 512 });

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
  const { pace } = job;
  const agent = "rate" in pace ? kept : new Agent({ keepAlive: true, maxSockets: pace.connections });
  const next = schedule(job);
  const answers: Answered[] = [];
  let since = performance.now();
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
        if (start >= since) answers.push({ stream, status, at: start - since, took: performance.now() - start });
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
  const pending: Promise<void>[] = [];
  const askAt = async (rate: number, seconds: number): Promise<void> => {
    const begun = performance.now();
    for (let index = 0; index < Math.round(rate * seconds); index += 1) {
      const due = begun + (index / rate) * 1000 - performance.now();
      if (due > 0) await sleep(Math.max(1, due));
      // What is late is sent at once, and answers are read meanwhile.
      else if (index % 16 === 0) await immediate();
      pending.push(ask());
    }
  };
  if ("rate" in pace) {
    if (pace.runUp) {
      since = Number.POSITIVE_INFINITY;
      await askAt(pace.runUp.rate, pace.runUp.seconds);
      since = performance.now();
    }
    await askAt(pace.rate, pace.seconds);
    await Promise.all(pending);
  } else {
    const visitor = async (): Promise<void> => {
      if (asked >= pace.requests) return;
      await ask();
      return visitor();
    };
    await Promise.all(Array.from({ length: pace.connections }, visitor));
  }
  if (agent !== kept) agent.destroy();
  return { answers, took: performance.now() - since, bytes };
}

process.on("message", (job: Job) => void run(job).then((result) => process.send?.(result)));
process.on("disconnect", () => process.exit());
process.send?.("ready");
