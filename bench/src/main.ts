/** The benchmarks. The first argument is the checkout, the others are names of groups; without any, all but the slowest. `content NUMBER` and `docs` measure nothing. */
import { capacityLines } from "./capacity/capacity.ts";
import { makeContent } from "./content/command.ts";
import { keepResult } from "./docs/results.ts";
import { writeDocs } from "./docs/write.ts";
import { engineLines } from "./engine.ts";
import { frontLines } from "./front/front.ts";
import { floodLines } from "./hub/flood.ts";
import { idleLines } from "./hub/idle.ts";
import { restartLines } from "./hub/restart.ts";
import { ROUNDS, sunk } from "./measure.ts";
import { pageLines } from "./page-lines.ts";
import { renderingLines } from "./rendering.tsx";
import { type Line, printTable } from "./report.ts";
import { roundTripLines } from "./round-trips.ts";
import { searchLines } from "./search/quality.ts";
import { anewLines } from "./speed/anew.ts";
import { cachedLines } from "./speed/cached.ts";
import { discoveryLines } from "./speed/discovery.ts";
import { growthLines } from "./speed/growth.ts";
import { importLines } from "./speed/import.ts";
import { planLines } from "./speed/plans.ts";
import { keptPlans, keptPlots } from "./speed/plots.ts";
import { listLines } from "./speed/lists.ts";
import { memoryLines } from "./speed/memory.ts";
import { previewLines } from "./speed/preview.ts";
import { overloadLines } from "./speed/overload.ts";
import { stormLines } from "./speed/storm.ts";
import { threadLines } from "./speed/threads.ts";
import { visibleLines } from "./speed/visible.ts";
import { sizeLines } from "./size.ts";
import { taskLines } from "./tasks/task-lines.ts";
import { validationLines } from "./validation.ts";

type Group = (root: string) => readonly Line[] | Promise<readonly Line[]>;

const groups = new Map<string, Group>([
  ["engine", engineLines],
  ["validation", validationLines],
  ["rendering", renderingLines],
  ["size", sizeLines],
  ["pages", (root) => pageLines(root, "weight")],
  ["reading", (root) => pageLines(root, "reading")],
  ["round-trips", roundTripLines],
  ["search", searchLines],
  ["idle", idleLines],
  ["restart", restartLines],
  ["flood", floodLines],
]);
/** They take some minutes each: only where they are asked for, all of them as `speed`. */
const speed = new Map<string, Group>([
  ["cached", cachedLines],
  ["anew", anewLines],
  ["threads", threadLines],
  ["overload", overloadLines],
  ["storm", stormLines],
  ["growth", growthLines],
  ["plans", planLines],
  ["import", importLines],
  ["visible", visibleLines],
  ["preview", previewLines],
  ["editing", (root) => pageLines(root, "editing")],
  ["lists", listLines],
  ["discovery", discoveryLines],
  ["memory", memoryLines],
]);
const inBrowsers = ["pages", "reading", "lighthouse"];
/** What docs/performance.md shows, in its order. */
const documented = ["rendering", ...speed.keys(), ...inBrowsers, "front"];
/** They take some minutes, or need programs of Debian: only where they are asked for. */
const slow = new Map<string, Group>([
  ...speed,
  ["capacity", capacityLines],
  ["front", frontLines],
  ["lighthouse", (root) => pageLines(root, "lighthouse")],
  ["film", (root) => pageLines(root, "film")],
  ["tasks", taskLines],
]);

async function main(root: string, wanted: readonly string[]): Promise<void> {
  const known = new Map([...groups, ...slow]);
  const unknown = wanted.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`No benchmarks are called ${unknown.join(", ")}; there are ${[...known.keys()].join(", ")}.`);
  console.log(`Node ${process.version}, React in production; medians of ${ROUNDS} interleaved rounds, in CPU time of the process.\n`);
  const lines: Line[] = [];
  for (const name of wanted.length > 0 ? wanted : groups.keys()) {
    const found = (await known.get(name)?.(root)) ?? [];
    lines.push(...found);
    if (!documented.includes(name)) continue;
    // Each at once: a later group that fails takes nothing away.
    const plots = Object.fromEntries([...keptPlots()].filter(([plot]) => plot === name));
    keepResult(root, { group: name, day: new Date().toISOString().slice(0, 10), lines: found, plots, plans: keptPlans(name) });
  }
  if (wanted.length === 0 && sunk() === 0) throw new Error("Nothing was measured.");
  printTable(lines);
  const missed = lines.filter(({ met }) => met === false);
  console.log(missed.length === 0 ? "\nAll goals are met." : `\n${missed.length} of the goals missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

const [root = process.cwd(), ...wanted] = process.argv.slice(2);
if (wanted[0] === "content") void makeContent(root, wanted.slice(1));
else if (wanted[0] === "docs") writeDocs(root, documented);
else
  void main(
    root,
    wanted.flatMap((name) => (name === "speed" ? ["rendering", ...speed.keys()] : [name])),
  );
