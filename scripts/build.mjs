/** `npm run build`: the browser's files, the server's loader and renderer of pages, the administrators' application. */
import { join } from "node:path";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { markBuilt } from "./lib/build.mjs";
import { compressFiles } from "./lib/compress.mjs";
import { root } from "./lib/root.mjs";
import { runOrExit } from "./lib/run.mjs";

const node = findNode();
const env = toolEnvironment({ ...process.env, NODE_ENV: "production" });
const vite = join(root, "node_modules/vite/bin/vite.js");
const config = join(root, "apps/portal/vite.config.ts");

await runOrExit("The build of the browser's files", node, [vite, "build", "--config", config, "--logLevel", "warn"], { cwd: root, env });
await runOrExit("The build of the server's half", node, [vite, "build", "--ssr", "--config", config, "--logLevel", "warn"], {
  cwd: root,
  env,
});
const admin = join(root, "apps/admin/vite.config.ts");
await runOrExit("The build of the administrators' application", node, [vite, "build", "--config", admin, "--logLevel", "warn"], {
  cwd: root,
  env,
});
for (const built of ["apps/portal/dist/client", "apps/admin/dist"]) await compressFiles(join(root, built));
markBuilt();
