import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Line } from "../report.ts";

/** Ten tasks of administration, here and in WordPress: what hands do, and how long. In a process of its own, as a browser's driver cannot be bundled. */
export function taskLines(root: string): readonly Line[] {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-tasks-"));
  const file = join(folder, "lines.json");
  try {
    const program = join(root, "bench/src/tasks/compare.ts");
    const { status } = spawnSync(process.execPath, ["--conditions=@portal/source", program, file], { cwd: root, stdio: "inherit" });
    if (status !== 0) throw new Error("The tasks could not be done; what is printed above says why.");
    return JSON.parse(readFileSync(file, "utf8")) as readonly Line[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
