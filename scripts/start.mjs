/** `npm start`: installs and builds what is missing, then becomes the server. Runs on Node 20 with nothing installed. */
import { join } from "node:path";
import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { collectorFlags, withMemoryLimits } from "./lib/memory.mjs";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { parentsToWatch } from "./lib/parents-to-watch.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

process.chdir(root); // DATA_DIR ./data is the checkout's, wherever the command was given
await ensureInstalled();
const node = findNode();
await ensureBuilt(node);

const args = [...collectorFlags, "--conditions=@portal/source", "--enable-source-maps", join(root, "apps/server/src/main.ts")];
const { NODE_ENV } = process.env;
const env = toolEnvironment({
  ...withMemoryLimits(process.env),
  NODE_ENV: NODE_ENV || "production",
  PORTAL_STOP_WITH: parentsToWatch().join(","),
});
// One process: signals, SIGKILL too, reach the server itself. Node 20, on the first start, stays as its parent.
if (process.execve && process.platform !== "win32") process.execve(node, [node, ...args], env);
process.exitCode = await run(node, args, { env });
