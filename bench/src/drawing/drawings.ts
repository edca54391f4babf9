import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { DrawingJob } from "./messages.ts";

/** @returns pages drawn a second, whose models were loaded before */
export async function drawingsPerSecond(job: DrawingJob): Promise<number> {
  const child = fork(join(job.root, "bench/src/drawing/draw.ts"), {
    execArgv: ["--conditions=@portal/source"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`The process that draws ended with ${String(code)}; is the portal built?`);
    });
    const answered = once(child, "message");
    child.send(job);
    const [perSecond] = (await Promise.race([answered, ended])) as [number];
    return perSecond;
  } finally {
    if (child.connected) child.disconnect();
  }
}
