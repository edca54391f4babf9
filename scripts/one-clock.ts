/**
 * A page shows one moment, by the database's clock, which is given to everything that makes it (`asOf`): `node scripts/one-clock.ts` finds
 * what looks at another clock.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.mjs";

const files = ["packages/{core,domain}/src/**/*.ts", "apps/server/src/sources/**/*.ts"];
const clocks =
  /Date\.now\b|new Date\(\)|(?<![\w.])now\(\)|\b(?:clock|statement|transaction)_timestamp\b|\bcurrent_(?:date|time|timestamp)\b|\blocaltime(?:stamp)?\b/i;

/** "file:line  clock" */
export const otherClocks = (checkout: string): string[] =>
  globSync(files, { cwd: checkout, exclude: ["**/*.test.ts", "**/testing/**", "**/generated/**"] }).flatMap((file) =>
    readFileSync(join(checkout, file), "utf8")
      .split("\n")
      .flatMap((line, index) => (clocks.exec(line) ?? []).map((found) => `${file}:${index + 1}  ${found}`)),
  );

if (process.argv[1] === import.meta.filename) {
  const found = otherClocks(root);
  for (const place of found) console.error(`${place}: take the moment that the page shows, asOf, as a parameter.`);
  console.log(found.length === 0 ? "Pages show one moment." : `${found.length} looks at another clock.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
