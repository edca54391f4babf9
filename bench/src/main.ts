/** The benchmarks. The first argument is the checkout, the others are names of groups; without any, all but the slowest. `content NUMBER` measures nothing. */
import { makeContent } from "./content/command.ts";
import { engineLines } from "./engine.ts";
import { floodLines } from "./hub/flood.ts";
import { idleLines } from "./hub/idle.ts";
import { restartLines } from "./hub/restart.ts";
import { ROUNDS, sunk } from "./measure.ts";
import { pageLines } from "./page-lines.ts";
import { renderingLines } from "./rendering.tsx";
import { type Line, printTable } from "./report.ts";
import { roundTripLines } from "./round-trips.ts";
import { searchLines } from "./search/quality.ts";
import { sizeLines } from "./size.ts";
import { validationLines } from "./validation.ts";

type Group = (root: string) => readonly Line[] | Promise<readonly Line[]>;

const groups = new Map<string, Group>([
  ["engine", engineLines],
  ["validation", validationLines],
  ["rendering", renderingLines],
  ["size", sizeLines],
  ["pages", (root) => pageLines(root, "weight")],
  ["round-trips", roundTripLines],
  ["search", searchLines],
  ["idle", idleLines],
  ["restart", restartLines],
  ["flood", floodLines],
]);
/** Three runs of five pages take some minutes: only where they are asked for. */
const slow = new Map<string, Group>([["lighthouse", (root) => pageLines(root, "lighthouse")]]);

async function main(root: string, wanted: readonly string[]): Promise<void> {
  const known = new Map([...groups, ...slow]);
  const unknown = wanted.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`No benchmarks are called ${unknown.join(", ")}; there are ${[...known.keys()].join(", ")}.`);
  console.log(`Node ${process.version}, React in production; medians of ${ROUNDS} interleaved rounds, in CPU time of the process.\n`);
  const lines: Line[] = [];
  for (const name of wanted.length > 0 ? wanted : groups.keys()) lines.push(...((await known.get(name)?.(root)) ?? []));
  if (wanted.length === 0 && sunk() === 0) throw new Error("Nothing was measured.");
  printTable(lines);
  const missed = lines.filter(({ met }) => met === false);
  console.log(missed.length === 0 ? "\nAll goals are met." : `\n${missed.length} of the goals missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

const [root = process.cwd(), ...wanted] = process.argv.slice(2);
void (wanted[0] === "content" ? makeContent(root, wanted.slice(1)) : main(root, wanted));
