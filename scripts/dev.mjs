/** `npm run dev`: the server with the portal's sources behind Vite: what is edited is seen at once. */
import { join } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";

process.chdir(root);
await ensureInstalled();
const args = ["--conditions=@portal/source", "--enable-source-maps", join(root, "apps/server/src/main.ts"), "--development"];
process.exitCode = await run(findNode(), args, { env: toolEnvironment({ ...process.env, NODE_ENV: "development" }) });
