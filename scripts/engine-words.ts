/** The engine knows no ministry: `node scripts/engine-words.ts` finds the words of this portal's subject in packages/core (docs/adr/0017). */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
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
  /mediafile/i,
  /muc-/,
  /deadline/i,
  /feed/i,
  /gallery/i,
  /infographic/i,
  /\brating/i,
  /articles-per-block/,
];

/** Folders of the domain whose names the engine uses for things of its own; of drafts the list above says more. */
const shared = new Set(["addresses", "articles", "drafts", "files", "generated", "queries"]);

/** What the domain has a folder for is its own. */
const folderWords = (checkout: string): RegExp[] =>
  globSync("packages/domain/src/*/", { cwd: checkout })
    .map((folder) => basename(folder))
    .filter((name) => !shared.has(name))
    .map((name) => new RegExp(`\\b${name.replace(/s$/, "")}`, "i"));

/** Places in sources, schemas, tests and fixtures of the engine that name something of its host's. */
export function domainWords(checkout: string): string[] {
  const all = [...words, ...folderWords(checkout)];
  return globSync("packages/core/{src,schema,scripts}/**/*.{ts,js,json}", { cwd: checkout }).flatMap((file) =>
    readFileSync(join(checkout, file), "utf8")
      .split("\n")
      .flatMap((line, index) => all.flatMap((word) => (word.exec(line) ?? []).map((found) => `${file}:${index + 1}  ${found}`))),
  );
}

if (process.argv[1] === import.meta.filename) {
  const found = domainWords(root);
  for (const place of found) console.error(`${place}: move it to packages/domain, or say it in general terms.`);
  console.log(found.length === 0 ? "The engine names nothing of its host's." : `${found.length} words of the host in the engine.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
