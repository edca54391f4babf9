/** Writes the addresses of the route table by themselves: blocks link to them, and browsers need no more of it. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fixedRoutes } from "../src/routes/fixed-routes.ts";

const file = join(import.meta.dirname, "../src/generated/fixed-paths.ts");
const languages = ["vi", "en"] as const;
const paths = (language: (typeof languages)[number]): string[] =>
  fixedRoutes.map(({ name, path }) => `    ${name}: ${JSON.stringify(path[language])},`);
const storedPages = (language: (typeof languages)[number]): string[] =>
  fixedRoutes.flatMap(({ name, page }) => (page ? [`    ${JSON.stringify(page[language])}: "${name}",`] : []));
const table = (lines: (language: (typeof languages)[number]) => string[]): string[] => [
  ...languages.flatMap((language) => [`  ${language}: {`, ...lines(language), "  },"]),
  "} as const;",
  "",
];

await mkdir(dirname(file), { recursive: true });
await writeFile(
  file,
  [
    "// Generated from src/routes/fixed-routes.ts by `npm run generate`. Do not edit.",
    "export const fixedPaths = {",
    ...table(paths),
    "/** Fixed pages by the slug of the stored page whose text they show. */",
    "export const storedPages = {",
    ...table(storedPages),
  ].join("\n"),
);
