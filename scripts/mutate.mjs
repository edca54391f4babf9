/** `npm run mutate`: installs what is missing, then mutate.ts under the Node that can run it. A fresh clone needs nothing else. */
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

process.chdir(root);
await ensureInstalled();
const args = process.argv.slice(2);
if (!args.includes("--check")) ensureBrowser();
process.exitCode = await run(findNode(), ["scripts/mutate.ts", ...args], { cwd: root, env: toolEnvironment() });
