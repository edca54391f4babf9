/** A data folder as a portal's first start leaves it, with all demonstration content: made once, and copied for each portal that a test file starts for itself. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, startPortal, TRAFFIC_RECORD } from "./portal-processes.ts";

const folder = process.env["E2E_PREPARED_DIR"] || join(process.env["E2E_DATA_DIR"] ?? "", "prepared");
/** Written last: what has none is not complete. */
const said = join(folder, "said.txt");

/** Does nothing where an earlier run has left the folder. */
export async function prepareFolder(): Promise<void> {
  if (existsSync(said)) return;
  rmSync(folder, { recursive: true, force: true });
  const portal = await startPortal({ dataDir: folder, port: 0 });
  const { status } = spawnSync(process.execPath, ["--conditions=@portal/source", "apps/server/src/testing/finish-files-process.ts"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    stdio: "inherit",
  });
  await portal.stop();
  if (status !== 0) throw new Error(`The files in ${folder} could not be finished.`);
  // No one has visited it.
  rmSync(join(folder, TRAFFIC_RECORD), { recursive: true });
  writeFileSync(said, portal.said);
}

/** @returns what the first start wrote to the terminal */
export function copyPrepared(dataDir: string): string {
  cpSync(folder, dataDir, { recursive: true });
  // PostgreSQL starts on a folder of its user's alone, and a copy has other permissions.
  chmodSync(join(dataDir, "postgres"), 0o700);
  return readFileSync(said, "utf8");
}
