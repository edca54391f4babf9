/** The engine knows no ministry: `node scripts/engine-words.ts` finds the words of this portal's subject in packages/core (docs/adr/0017). */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

const words = [
  /(?<!ad)minist(?:ry|ries|er)/i,
  /btc|\bmof\b/i,
  /receipt/i,
  /captcha/i,
  /question/i,
  // Not the version of JSON Schema.
  /draft(?!-07)/i,
  /contribution/i,
  /budget/i,
  /parliament/i,
  /citizen/i,
  /stock/i,
];

/** Places in sources, schemas, tests and fixtures of the engine that name something of its host's. */
export const domainWords = (checkout: string): string[] =>
  globSync("packages/core/{src,schema,scripts}/**/*.{ts,js,json}", { cwd: checkout }).flatMap((file) =>
    readFileSync(join(checkout, file), "utf8")
      .split("\n")
      .flatMap((line, index) => words.flatMap((word) => (word.exec(line) ?? []).map((found) => `${file}:${index + 1}  ${found}`))),
  );

if (process.argv[1] === import.meta.filename) {
  const found = domainWords(root);
  for (const place of found) console.error(`${place}: move it to packages/domain, or say it in general terms.`);
  console.log(found.length === 0 ? "The engine names nothing of its host's." : `${found.length} words of the host in the engine.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
