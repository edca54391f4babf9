/** Lighthouse and Playwright cannot be bundled with the other benchmarks: they run beside them. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Line } from "./report.ts";

export function pageLines(root: string, what: "weight" | "reading" | "editing" | "lighthouse" | "film"): Line[] {
  const { stdout, status } = spawnSync(process.execPath, [join(root, "bench/src/pages.ts"), root, what], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`The measurement of pages (${what}) ended with ${status}; what it wrote says why.`);
  return JSON.parse(stdout) as Line[];
}
