import { join } from "node:path";
import { toolEnvironment } from "./node.mjs";
import { root } from "./root.mjs";
import { runExclusively } from "./run-exclusively.mjs";
import { runOrExit } from "./run.mjs";
import { isStale, markFresh } from "./stale.mjs";

/** What the browser's files and the server's renderer are made of. The server itself runs from its sources. */
const portal = {
  inputs: [
    "apps/portal",
    "apps/admin",
    "layouts",
    ...["core", "domain", "react", "blocks", "client", "contracts"].map((name) => `packages/${name}`),
    "package-lock.json",
    "tsconfig.base.json",
    "scripts/build.mjs",
  ],
  outputs: ["apps/portal/dist/client", "apps/portal/dist/server", "apps/admin/dist"],
};

/** Builds the portal, if its sources changed since. Ends the process where that fails. */
export async function ensureBuilt(node) {
  if (isStale("portal", portal)) await runExclusively(() => build(node));
}

async function build(node) {
  if (!isStale("portal", portal)) return; // built by another command, in the meantime
  console.log("Building the portal; this happens once, and again after its sources change.");
  await runOrExit("The build", node, [join(root, "scripts/build.mjs")], {
    cwd: root,
    env: toolEnvironment({ ...process.env, NODE_ENV: "production" }),
  });
  markBuilt();
}

/** For the build script itself: a build by hand need not be repeated by the next start. */
export function markBuilt() {
  markFresh("portal", portal);
}
