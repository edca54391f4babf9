/** Writes the addresses of the route table by themselves: blocks link to them, and browsers need no more of it. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fixedRoutes } from "../src/routes/fixed-routes.ts";

const file = join(import.meta.dirname, "../src/generated/fixed-paths.ts");
const paths = (language: "vi" | "en"): string[] => fixedRoutes.map(({ name, path }) => `    ${name}: ${JSON.stringify(path[language])},`);

await mkdir(dirname(file), { recursive: true });
await writeFile(
  file,
  [
    "// Generated from src/routes/fixed-routes.ts by `npm run generate`. Do not edit.",
    "export const fixedPaths = {",
    ...(["vi", "en"] as const).flatMap((language) => [`  ${language}: {`, ...paths(language), "  },"]),
    "} as const;",
    "",
  ].join("\n"),
);
