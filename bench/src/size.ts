/** What core and react weigh in a browser: measured by the check that guards it. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Line } from "./report.ts";

export function sizeLines(root: string): Line[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "scripts/bundle-size.ts")], { cwd: root, encoding: "utf8" });
  const [, size, budget] = /([\d.]+) KB gzipped \(budget ([\d.]+) KB\)/.exec(stdout) ?? [];
  if (size === undefined || budget === undefined) throw new Error(`scripts/bundle-size.ts printed no size: ${stderr || stdout}`);
  return [
    {
      what: "core + react in a browser bundle, minified and gzipped, without React",
      ours: `${size} KB`,
      goal: `≤ ${budget} KB`,
      met: status === 0,
    },
  ];
}
