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
  /galler(?:y|ies)/i,
  /infographic/i,
  /\brating/i,
  /articles-per-block/,
];

/** Folders of the domain whose names the engine uses for things of its own; of drafts the list above says more. */
const shared = new Set(["addresses", "articles", "drafts", "files", "generated", "html", "queries", "records"]);

/** What the domain has a folder for is its own. */
const folderWords = (checkout: string): RegExp[] =>
  globSync("packages/domain/src/*/", { cwd: checkout })
    .map((folder) => basename(folder))
    .filter((name) => !shared.has(name))
    .map((name) => new RegExp(`\\b${name.replace(/s$/, "")}`, "i"));

/** siteMof, site_mof → site Mof, site mof: words in names have boundaries as others have. */
const apart = (text: string): string => text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|_/g, " ");

/** Places in the engine's files, whatever they are, and files, that name something of its host's. */
export function domainWords(checkout: string): string[] {
  const all = [...words, ...folderWords(checkout)];
  const wordsIn = (text: string): string[] => all.flatMap((word) => word.exec(text)?.[0] ?? word.exec(apart(text))?.[0] ?? []);
  const files = globSync("packages/core/**/*.*", { cwd: checkout, exclude: (name) => /^(?:node_modules|dist)$/.test(basename(name)) });
  return files.flatMap((file) => [
    ...wordsIn(file).map((found) => `${file}  ${found}`),
    ...readFileSync(join(checkout, file), "utf8")
      .split("\n")
      .flatMap((line, index) => wordsIn(line).map((found) => `${file}:${index + 1}  ${found}`)),
  ]);
}

if (process.argv[1] === import.meta.filename) {
  const found = domainWords(root);
  for (const place of found) console.error(`${place}: move it to packages/domain, or say it in general terms.`);
  console.log(found.length === 0 ? "The engine names nothing of its host's." : `${found.length} words of the host in the engine.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
