/** Does the ten tasks here and in WordPress, and writes the table of docs/administration.md. Arguments: the file that gets the lines of the benchmark. */
import { writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumLaunch } from "../../../scripts/lib/chromium.ts";
import { root } from "../../../scripts/lib/root.mjs";
import { writeFigures } from "../docs/figures.ts";
import type { Line } from "../report.ts";
import type { Effort } from "./hands.ts";
import { portalDay } from "./portal-day.ts";
import { type Day, type Task, tasks } from "./tasks.ts";
import { wordpressDay } from "./wordpress/day.ts";

const names = Object.keys(tasks) as Task[];
/** Of the ten tasks. */
const GOAL = 8;

const acts = ({ keystrokes, clicks }: Effort): number => keystrokes + clicks;
const said = ({ keystrokes, clicks, seconds }: Effort): string => `${keystrokes} keys, ${clicks} clicks, ${seconds.toFixed(0)} s`;
const cells = ({ keystrokes, clicks, seconds }: Effort): readonly (number | string)[] => [keystrokes, clicks, seconds.toFixed(0)];

const tableOf = (ours: Day, theirs: Day): readonly string[] => [
  "| task | keystrokes | clicks | seconds | WordPress: keystrokes | clicks | seconds |",
  "|---|---|---|---|---|---|---|",
  ...names.map((task) => `| ${[tasks[task], ...cells(ours[task]), ...cells(theirs[task])].join(" | ")} |`),
];

function linesOf(ours: Day, theirs: Day): readonly Line[] {
  const fewer = names.filter((task) => acts(ours[task]) < acts(theirs[task])).length;
  const quicker = names.filter((task) => ours[task].seconds < theirs[task].seconds).length;
  return [
    ...names.map((task) => ({ what: tasks[task], ours: said(ours[task]), beside: said(theirs[task]) })),
    { what: "tasks with fewer keystrokes and clicks than in WordPress", ours: `${fewer} of 10`, goal: `≥ ${GOAL}`, met: fewer >= GOAL },
    { what: "tasks that take less time than in WordPress", ours: `${quicker} of 10` },
  ];
}

const browser = await chromium.launch(chromiumLaunch);
try {
  const ours = await portalDay(browser);
  const theirs = await wordpressDay(browser);
  writeFigures(root, "docs/administration.md", "tasks", tableOf(ours, theirs));
  writeFileSync(process.argv[2] ?? "", JSON.stringify(linesOf(ours, theirs)));
} finally {
  await browser.close();
}
