/** `npm run check`: formatting, import directions, words of the host in the engine, generated files, types, lint, layouts, what documents name, unused code, packages, size. */
import { ensureInstalled } from "./lib/install.mjs";
import { findNode, toolEnvironment } from "./lib/node.mjs";
import { runChecks } from "./lib/checks.mjs";
import { total } from "./lib/stages.mjs";

await ensureInstalled();
const { failed } = total(await runChecks(findNode(), toolEnvironment()));
process.exitCode = failed === 0 ? 0 : 1;
