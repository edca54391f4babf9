/**
 * For a change that must not change what visitors get. `npm run compare-pages -- --save FILE` asks the built portal for every address of docs/pages.md, as
 * HTML and as `/api/page`, and keeps the answers; `npm run compare-pages -- BEFORE AFTER` prints what differs between two such files.
 * `--url ORIGIN` asks a server that already runs; `--ignore NAME,NAME` leaves members of these names out of the JSON. Class names, names of
 * built files and what differs in each request (its date, its id, the keys of its forms) are never compared.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Answer, differences, readAnswer } from "./compare-pages/answers.ts";
import { allPages } from "./lib/pages.ts";
import { startServer } from "./lib/portal-server.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: "string" }, url: { type: "string" }, ignore: { type: "string", default: "" } },
});
const [before, after] = positionals;
if (values.save !== undefined) await save(values.save);
else if (before !== undefined && after !== undefined) compare(read(before), read(after), new Set(values.ignore.split(",")));
else {
  console.error("Give --save FILE, or two files that were saved: BEFORE AFTER.");
  process.exitCode = 2;
}

async function save(file: string): Promise<void> {
  const server = values.url === undefined ? await startServer() : { origin: values.url, stop: () => Promise.resolve() };
  try {
    const answers: Answer[] = [];
    for (const { path } of allPages())
      for (const address of [path, `/api/page?path=${encodeURIComponent(path)}`]) answers.push(await readWhole(server.origin, address));
    writeFileSync(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(""));
    console.log(`${answers.length} answers in ${file}.`);
  } finally {
    await server.stop();
  }
}

/** The answer once the page's file has been prepared for reading: the first visit begins that. */
async function readWhole(origin: string, address: string): Promise<Answer> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const answer = await readAnswer(origin, address);
    if (!JSON.stringify(answer.json).includes('"kind":"preparing"')) return answer;
    await setTimeout(500);
  }
  throw new Error(`${address} still prepares its file after 30 s.`);
}

function read(file: string): Map<string, Answer> {
  const answers = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Answer);
  return new Map(answers.map((answer) => [answer.address, answer]));
}

function compare(old: ReadonlyMap<string, Answer>, now: ReadonlyMap<string, Answer>, ignored: ReadonlySet<string>): void {
  let different = 0;
  for (const address of new Set([...old.keys(), ...now.keys()])) {
    const found = differences(old.get(address), now.get(address), ignored);
    if (found.length === 0) continue;
    different += 1;
    console.log(`${address}\n${found.map((line) => `  ${line}`).join("\n")}`);
  }
  console.log(`${now.size} answers compared, ${different} differ.`);
  process.exitCode = different === 0 ? 0 : 1;
}
