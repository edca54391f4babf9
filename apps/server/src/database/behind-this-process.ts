import { readFile, writeFile } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Added to a session's niceness: of a processor that both want, it gets a quarter. */
const NICE = 5;
const MOST_NICE = 19;
/** Who is not root may set a group's niceness ten times a second. */
const ATTEMPTS = 20;
const BETWEEN_MS = 150;

/**
 * Lets the sessions of a pool come behind this process where processors are scarce: a search takes hundreds of milliseconds in PostgreSQL, and
 * many finished pages would wait for it. For a database on this machine that the same user runs; on Linux, elsewhere nothing is changed.
 */
export function putBehindThisProcess(pool: pg.Pool): void {
  if (process.platform !== "linux") return;
  pool.on("connect", (client) => {
    const { processID } = client as pg.PoolClient & { readonly processID?: number | null };
    // Without it a session is as good as before.
    if (typeof processID === "number") void putBehind(processID).catch(() => undefined);
  });
}

async function putBehind(session: number): Promise<void> {
  setPriority(session, Math.min(MOST_NICE, getPriority() + NICE));
  // Where the kernel shares processors among groups (sched_autogroup), niceness counts within a group alone, and each session is one. This
  // process is in none (its file is empty) if none of its parents began a session; it shares then as a group of niceness 0 does.
  const own = /nice (-?\d+)/.exec(await readFile("/proc/self/autogroup", "utf8"))?.[1] ?? 0;
  const nice = String(Math.min(MOST_NICE, Number(own) + NICE));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await writeFile(`/proc/${session}/autogroup`, nice);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN" || attempt === ATTEMPTS) throw error;
    }
    await sleep(BETWEEN_MS);
  }
}
