/**
 * `npm run bench`: bundles the benchmarks for production and runs them under Node 24. Ends with 1 where a goal is missed.
 * `npm run bench -- pages lighthouse` runs these groups alone; Lighthouse runs only so.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureInstalled } from "../scripts/lib/install.mjs";
import { ensureBuilt } from "../scripts/lib/build.mjs";
import { findNode, toolEnvironment } from "../scripts/lib/node.mjs";
import { root } from "../scripts/lib/root.mjs";

await ensureInstalled();
await ensureInstalled(import.meta.dirname);
// The restart is of the whole portal.
await ensureBuilt(findNode());
const { build } = await import("esbuild");
const folder = mkdtempSync(join(tmpdir(), "portal-bench-"));
try {
  await build({
    entryPoints: ["main.ts", "hub/server-ours.ts", "hub/server-socket-io.ts", "hub/clients.ts"].map((file) =>
      join(import.meta.dirname, "src", file),
    ),
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    // React's server entry calls require() for what Node brings.
    format: "cjs",
    target: "node24",
    jsx: "automatic",
    conditions: ["@portal/source"],
    // Native helpers of ws: no one has them installed, on either side.
    external: ["bufferutil", "utf-8-validate"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  const { status } = spawnSync(findNode(), [join(folder, "main.cjs"), root, ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...toolEnvironment(), NODE_ENV: "production" },
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
