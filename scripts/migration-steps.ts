/**
 * Processes of two releases serve side by side while one is upgraded, so a migration only expands: what the release before reads and writes stays as
 * it is, and no table that visitors wait for is locked for long. `node scripts/migration-steps.ts` finds what breaks this, from 0027 on.
 *
 * A contracting step, which takes away what no running release uses any more, says so: `export const contract = { expandedIn: "1.0.12" }` names
 * the release that stopped using it. Short work on small tables says which: `export const smallTables = ["account"]`.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./lib/root.mjs";

/** Those before were written for a stop of all processes. */
const FIRST = 27;

interface Rule {
  readonly finds: RegExp;
  readonly says: string;
  /** What a migration may say in its favour. */
  readonly unless?: "contract" | "small";
}

/** On one statement, in lower case, without comments, blanks as one. `existing` rules come after those of all. */
const rules: readonly Rule[] = [
  {
    finds: /\bdrop (?:table|view|materialized view|function|type|schema|column|extension)\b/,
    says: "takes away what the release before may use",
    unless: "contract",
  },
  {
    finds: /^alter table .*\bdrop (?!column|constraint|not null|default|expression|identity)\w/,
    says: "takes away a column that the release before may use",
    unless: "contract",
  },
  { finds: /\brename\b/, says: "renames what the release before calls by its name", unless: "contract" },
  { finds: /\bset schema\b/, says: "moves what the release before looks for", unless: "contract" },
  { finds: /\bset not null\b/, says: "refuses rows that the release before writes", unless: "contract" },
  {
    finds: /\balter (?:column )?\S+ (?:set data )?type\b/,
    says: "changes a type under the release before, and writes the table anew",
    unless: "contract",
  },
  { finds: /^(?:lock|truncate|cluster|reindex)\b|^vacuum full\b/, says: "locks a table" },
];

/** On statements about tables that are not made in the same migration. */
const rulesOfExisting: readonly Rule[] = [
  {
    finds:
      /\badd (?:column )?(?:if not exists )?(?!constraint|primary|unique|check|foreign|exclude)\S+ (?=.*\bnot null\b)(?!.*\bdefault\b)/,
    says: "adds a column that the release before does not fill",
  },
  { finds: /\badd .*\bgenerated always as \(/, says: "writes the table anew", unless: "small" },
  { finds: /\badd .*\bdefault (?:gen_random_uuid|clock_timestamp|random|nextval)\b/, says: "writes the table anew", unless: "small" },
  {
    finds: /\badd (?:constraint \S+ )?(?:check|foreign key|exclude)\b(?!.*\bnot valid\b)/,
    says: "reads the whole table under a lock: add it NOT VALID",
    unless: "small",
  },
  {
    finds: /\badd (?:constraint \S+ )?(?:primary key|unique)\b(?!.* using index\b)/,
    says: "builds an index under a lock",
    unless: "small",
  },
  { finds: /^create (?:unique )?index\b/, says: "builds an index under a lock", unless: "small" },
  {
    finds: /^(?:update|delete from)\b/,
    says: "changes rows that the release before uses, and locks them until all migrations are done",
    unless: "small",
  },
];

/** The table that a statement is about. */
const tableOf = (statement: string): string | undefined =>
  /^(?:alter table(?: if exists)?(?: only)?|update(?: only)?|delete from(?: only)?) ([\w.]+)/.exec(statement)?.[1] ??
  /^create (?:unique )?index\b.*? on (?:only )?([\w.]+)/.exec(statement)?.[1];

function statementsOf(source: string): readonly string[] {
  const sql = [...source.matchAll(/\bsql(?:<[^>]*>)?`([^`]*)`/g)].map(([, text = ""]) => text).join(";");
  // Bodies of functions are not run here.
  const bare = sql.replaceAll(/--[^\n]*/g, " ").replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''");
  return bare.split(";").map((statement) => statement.replaceAll(/\s+/g, " ").trim().toLowerCase());
}

/** What a migration does that it must not. @param release - that it will be part of */
export function brokenSteps(source: string, release: string): readonly string[] {
  const statements = statementsOf(source);
  const made = new Set(
    statements.flatMap((statement) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement)?.[1] ?? []),
  );
  const expandedIn = /export const contract = \{ expandedIn: "([^"]+)"/.exec(source)?.[1];
  const small = new Set(/export const smallTables = \[([^\]]*)\]/.exec(source)?.[1]?.match(/\w+/g));
  const found: string[] = [];
  if (expandedIn !== undefined && !isBefore(expandedIn, release))
    found.push(`names ${expandedIn}, which is not before ${release}: contract in a later release`);
  for (const statement of statements) {
    const table = tableOf(statement);
    const isOwn = table !== undefined && made.has(table);
    const isAllowed = ({ unless }: Rule): boolean =>
      (unless === "contract" && expandedIn !== undefined) || (unless === "small" && table !== undefined && small.has(table));
    for (const rule of isOwn ? [] : table === undefined ? rules : [...rules, ...rulesOfExisting])
      if (rule.finds.test(statement) && !isAllowed(rule)) found.push(`"${statement.slice(0, 80)}" ${rule.says}`);
  }
  return found;
}

function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, "en", { numeric: true }) < 0;
}

if (process.argv[1] === import.meta.filename) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  // What is written now is part of the release after the one that is out.
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  const files = globSync("apps/server/migrations/*.ts", { cwd: root }).filter((file) => Number.parseInt(basename(file), 10) >= FIRST);
  const found = files.flatMap((file) => brokenSteps(readFileSync(join(root, file), "utf8"), next).map((step) => `${file}: ${step}`));
  for (const step of found) console.error(`${step}. See scripts/migration-steps.ts for what a migration may say in its favour.`);
  console.log(
    found.length === 0 ? `${files.length} migrations keep the release before alive.` : `${found.length} steps break the release before.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
