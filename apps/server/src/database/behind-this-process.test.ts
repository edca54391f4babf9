/** The real server on its embedded database, and the priorities that Linux then shows. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { cleanUp, query, temporaryFolder } from "../testing/database-processes.ts";

let server: ChildProcess | undefined;
afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill("SIGTERM");
    await once(server, "close");
  }
  await cleanUp();
});

/** Niceness of a process, and that of its group: undefined for a process that is in none, and where the kernel has no groups. */
function nicenessOf(pid: number): readonly [process: number, group: number | undefined] {
  let group: string | undefined;
  try {
    [, group] = /nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, "utf8")) ?? [];
  } catch {
    // A kernel without them.
  }
  return [getPriority(pid), group === undefined ? undefined : Number(group)];
}

it.runIf(process.platform === "linux")("sessions of searches come behind the process that answers, and those of pages do not", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "error" };
  const started = spawn(process.execPath, ["--conditions=@portal/source", join(import.meta.dirname, "../main.ts")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  server = started;
  let address: string | undefined;
  for await (const line of createInterface({ input: started.stdout })) {
    [, address] = /^Portal ready at (\S+)/.exec(line) ?? [];
    if (address !== undefined) break;
  }
  for (const path of ["/btc/tim-kiem?q=ngan+sach", "/btc/tin-tai-chinh"]) expect((await fetch(address + path)).status).toBe(200);

  const [own, ownGroup = 0] = nicenessOf(started.pid ?? 0);
  /** Of the sessions whose last statement had these words. */
  const sessionsThatAsked = async (words: string) => {
    const asked = `select pid from pg_stat_activity where application_name = 'portal' and query like '%${words}%' and pid <> pg_backend_pid()`;
    return (await query(dataDir, asked)).map(({ pid }) => nicenessOf(Number(pid)));
  };
  const behind = (niceness: number) => Math.min(19, niceness + 5);
  await expect
    .poll(async () => (await sessionsThatAsked("row_to_json(item)")).map(([niceness, group]) => [niceness, group ?? "in none"]))
    .toEqual([[behind(own), expect.toBeOneOf(["in none", behind(ownGroup)])]]);
  const ofPages = await sessionsThatAsked("0 as index");
  expect(ofPages.map(([niceness]) => niceness)).toEqual(ofPages.map(() => own));
  expect(ofPages).not.toEqual([]);
});
