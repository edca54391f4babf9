/** `npm run bench`: bundles the benchmarks for production and runs them under Node 24. Ends with 1 where a goal is missed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { findNode, toolEnvironment } from "../scripts/lib/node.mjs";
import { root } from "../scripts/lib/root.mjs";

const node = findNode();
const folder = mkdtempSync(join(tmpdir(), "portal-bench-"));
try {
  const outfile = join(folder, "bench.cjs");
  await build({
    entryPoints: [join(import.meta.dirname, "src/main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    // React's server entry calls require() for what Node brings.
    format: "cjs",
    target: "node24",
    jsx: "automatic",
    conditions: ["@portal/source"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  const { status } = spawnSync(node, [outfile, root], {
    stdio: "inherit",
    env: { ...toolEnvironment(), NODE_ENV: "production" },
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
