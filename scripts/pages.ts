/**
 * Writes docs/pages.md: every page of the specification with its addresses in the demonstration content. Part of `npm run generate`.
 * With `--json` it writes nothing and prints each address once, as JSON (read by scripts/lib/pages.ts).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PageRow, pageRows } from "./pages/table.ts";

const titles: Readonly<Record<PageRow["section"], string>> = {
  "2.1": "Account and ministry pages (§2.1)",
  "2.2": "Multi-site content routes (§2.2)",
  "2.3": "Views (§2.3)",
};

const link = (path: string | undefined): string => (path === undefined ? "–" : `[\`${path}\`](http://localhost:3000${path})`);
const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const rows = pageRows();
const sections = (["2.1", "2.2", "2.3"] as const).map((section) =>
  [
    `## ${titles[section]}`,
    "",
    line(["page", "view", "Vietnamese", "English"]),
    line(["---", "---", "---", "---"]),
    ...rows
      .filter((row) => row.section === section)
      .map(({ name, view, paths }) => line([name, view === "" ? "–" : `\`${view}\``, link(paths.vi), link(paths.en)])),
    "",
  ].join("\n"),
);

/** Each address once, with its counterpart where specification §2.1 gives both. */
function visits(): unknown[] {
  const found = new Map<string, unknown>();
  for (const { section, paths, visits } of rows)
    for (const visit of visits) {
      const counterpart = section === "2.1" ? paths[visit.language === "vi" ? "en" : "vi"] : undefined;
      if (!found.has(visit.path)) found.set(visit.path, { ...visit, counterpart });
    }
  return [...found.values()];
}

const text = `# Pages

Every page of the specification, where the demonstration content shows it. Made by \`npm run generate\` from the route table, the layouts and
the content, by the same selection that visitors' pages go through. The view is the id of the template in \`layouts/templates\`, which the page
carries as \`data-view\`. A dash: the demonstration content has no such page in that language.

${sections.join("\n")}`;

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(visits()));
} else {
  writeFileSync(join(import.meta.dirname, "../docs/pages.md"), text);
  const missing = rows.filter(({ paths }) => paths.vi === undefined && paths.en === undefined);
  console.log(
    `${rows.length} pages in docs/pages.md${missing.length > 0 ? `, without an address: ${missing.map(({ name }) => name).join(", ")}` : ""}.`,
  );
}
