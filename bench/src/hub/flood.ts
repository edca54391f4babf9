/** A flood: attackers of every kind against a server with 200 well-behaved clients, who must not feel it. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "../measure.ts";
import type { Line } from "../report.ts";
import type { Fate, Latency } from "./flood-child.ts";

/** Quiet and flood take turns, so that whatever else the machine does meets both. */
const ROUNDS = 7;
const ROUND_MS = 3_000;
/** After a change, before anything is measured. */
const SETTLE_MS = 500;
/** Times the p99 before. */
const GOAL = 2;

/** @param root the checkout */
export async function floodLines(root: string): Promise<Line[]> {
  const children: ChildProcess[] = [];
  const start = async (...args: readonly string[]): Promise<readonly [ChildProcess, unknown]> => {
    const child = fork(join(root, "bench/src/hub/flood-child.ts"), args, { execArgv: ["--conditions=@portal/source"] });
    children.push(child);
    const [first] = (await once(child, "message")) as [unknown];
    return [child, first];
  };
  try {
    const [server, port] = await start("serve");
    const [visitors] = await start("visit", String(port));
    const [attackers] = await start("attack", String(port));
    const p99 = async (): Promise<number> => {
      await sleep(SETTLE_MS);
      await answer<Latency>(visitors);
      await sleep(ROUND_MS);
      return (await answer<Latency>(visitors)).p99;
    };
    await p99(); // warms up
    const quiet: number[] = [];
    const flooded: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await p99());
      attackers.send("begin");
      flooded.push(await p99());
      await answer(attackers);
    }
    return report({ quiet, flooded }, await answer<Record<string, Fate>>(server));
  } finally {
    for (const child of children) child.kill("SIGKILL");
  }
}

async function answer<T>(child: ChildProcess): Promise<T> {
  child.send("answer");
  const [message] = (await once(child, "message")) as [T];
  return message;
}

function report(
  { quiet, flooded }: { readonly quiet: readonly number[]; readonly flooded: readonly number[] },
  fates: Readonly<Record<string, Fate>>,
): Line[] {
  const ratio = median(flooded.map((ms, round) => ms / (quiet[round] ?? Number.NaN)));
  const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;
  return [
    {
      what: "hub: p99 of 200 clients' calls under a flood (beside: without)",
      ours: milliseconds(median(flooded)),
      beside: milliseconds(median(quiet)),
    },
    { what: `  times the p99 before, median of ${ROUNDS} rounds`, ours: ratio.toFixed(2), goal: `≤ ${GOAL}`, met: ratio <= GOAL },
    ...Object.entries(fates).map(([kind, { cut, spared, longest }]) => ({
      what: `  attackers cut: ${kind}, the longest stayed ${Math.round(longest)} ms`,
      ours: `${cut} of ${cut + spared}`,
      goal: "all",
      met: spared === 0 && cut > 0,
    })),
  ];
}
