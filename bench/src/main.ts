/** All benchmarks, in one run. The first argument is the checkout. */
import { engineLines } from "./engine.ts";
import { floodLines } from "./hub/flood.ts";
import { idleLines } from "./hub/idle.ts";
import { restartLines } from "./hub/restart.ts";
import { ROUNDS, sunk } from "./measure.ts";
import { renderingLines } from "./rendering.tsx";
import { type Line, printTable } from "./report.ts";
import { roundTripLines } from "./round-trips.ts";
import { sizeLines } from "./size.ts";
import { validationLines } from "./validation.ts";

async function main(root: string): Promise<void> {
  console.log(`Node ${process.version}, React in production; medians of ${ROUNDS} interleaved rounds, in CPU time of the process.\n`);
  const lines: Line[] = [
    ...engineLines(),
    ...(await validationLines(root)),
    ...(await renderingLines()),
    ...sizeLines(root),
    ...(await roundTripLines()),
    ...(await idleLines()),
    ...(await restartLines(root)),
    ...(await floodLines(root)),
  ];
  if (sunk() === 0) throw new Error("Nothing was measured.");
  printTable(lines);
  const missed = lines.filter(({ met }) => met === false);
  console.log(missed.length === 0 ? "\nAll goals are met." : `\n${missed.length} of the goals missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

void main(process.argv[2] ?? process.cwd());
