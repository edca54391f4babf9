/** What can be read in one language alone, from the command line: counted, or listed by address. */
import type { CounterpartCount, TranslatedKind } from "@portal/contracts";
import type { Kysely } from "kysely";
import { StartupError } from "../config/startup-error.ts";
import type { Database } from "../database/schema.ts";
import { printable } from "../services/printable.ts";
import { countAllCounterparts, type CounterpartsQuery, listMissingCounterparts } from "../sources/database/missing-counterparts.ts";
import type { Command } from "./arguments.ts";

type LanguagesCommand = Extract<Command, { name: "languages" }>;
type Out = (text: string) => void;

/** Addresses that are listed at most. */
const MOST_LISTED = 1_000;
/** Sites that are named where one is not found. */
const MOST_NAMED = 20;

/** Prints how many public records have a counterpart in the other language, or the addresses of those without one. @throws StartupError */
export async function runLanguages(
  db: Kysely<Database>,
  { site, isJson, list }: LanguagesCommand,
  where: Pick<CounterpartsQuery, "ministry" | "signal">,
  out: Out,
): Promise<void> {
  if (site !== undefined) await checkSite(db, site);
  const query = { ...where, sites: site === undefined ? undefined : [site], asOf: Date.now() };
  if (list !== undefined) return printMissing(db, list, query, { isJson, out });
  const counts = await countAllCounterparts(db, query);
  if (isJson) return out(JSON.stringify({ counts }, undefined, 2));
  printCounts(counts, out);
}

async function checkSite(db: Kysely<Database>, asked: string): Promise<void> {
  const sites = await db.selectFrom("site").select("slug").orderBy("position").orderBy("id").execute();
  if (sites.some(({ slug }) => slug === asked)) return;
  const named = sites.slice(0, MOST_NAMED).map(({ slug }) => slug);
  const advice =
    named.length === 0
      ? "There are no sites yet: import content first."
      : `Name one of ${named.join(", ")}${sites.length > named.length ? ` or ${sites.length - named.length} more` : ""}.`;
  throw new StartupError(`There is no site ${JSON.stringify(asked)}, so nothing of it can be counted. ${advice}`);
}

async function printMissing(
  db: Kysely<Database>,
  kind: TranslatedKind,
  query: CounterpartsQuery,
  { isJson, out }: { readonly isJson: boolean; readonly out: Out },
): Promise<void> {
  const { total, records } = await listMissingCounterparts(db, kind, { ...query, offset: 0, limit: MOST_LISTED });
  if (isJson) return out(JSON.stringify({ kind, total, records }, undefined, 2));
  for (const { address, names } of records)
    out(
      printable(names === undefined ? address : `${address}  names ${JSON.stringify(names)}, which cannot be read in the other language`),
    );
  if (total > records.length) out(`and ${total - records.length} more`);
  if (total === 0) out("None: each has a counterpart in the other language.");
}

const headings = ["site", "language", "kind", "public", "paired", "unpaired", "dangling"] as const;
/** Columns of words; those after them are numbers. */
const WORDS = 3;

function printCounts(counts: readonly CounterpartCount[], out: Out): void {
  const rows = [headings, ...counts.map((count) => headings.map((column) => printable(`${count[column]}`)))];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    out(row.map((cell, column) => (column < WORDS ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  "));
}
