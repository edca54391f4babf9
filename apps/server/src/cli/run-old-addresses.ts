/** Old addresses from the command line: the table taken in and out, and where addresses lead. */
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { text as readText } from "node:stream/consumers";
import { stringify } from "csv-stringify/sync";
import type { Kysely } from "kysely";
import type { Language } from "@portal/core";
import { HEADER, readTable } from "../content/old-addresses/read-table.ts";
import { readTableRows, storeTable } from "../content/old-addresses/store.ts";
import { GONE } from "../content/old-addresses/target.ts";
import { UnreadableLine } from "../content/lines.ts";
import type { Database } from "../database/schema.ts";
import { printable } from "../services/printable.ts";
import { createAddressTest } from "./test-address.ts";

interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Bytes of a file: a hundred thousand rows of some hundred characters. */
const LARGEST = 32 * 1024 * 1024;

/** Takes the table from a file: all of it, or nothing. @returns the exit code */
export async function importOldAddresses(
  db: Kysely<Database>,
  { path, isDry }: { readonly path: string; readonly isDry: boolean },
  { out, err }: Output,
): Promise<number> {
  const text = await readUtf8(path);
  const { rows, problems } =
    text instanceof UnreadableLine ? { rows: [], problems: [{ line: 1, problem: text.problem, advice: text.advice }] } : readTable(text);
  for (const { line, problem, advice } of problems) err(printable(`line ${line}: ${problem} ${advice}`));
  if (problems.length > 0) {
    out(`Nothing was changed: ${problems.length} problems. Fix them and run the same command again.`);
    return 1;
  }
  const { added, changed, removed, unchanged } = await storeTable(db, rows, isDry);
  out(`${isDry ? "Dry run, nothing was changed. " : ""}${added} new, ${changed} changed, ${removed} removed, ${unchanged} unchanged`);
  return 0;
}

/** Writes the table as it is taken in. A file appears under its name only once it is whole. */
export async function exportOldAddresses(db: Kysely<Database>, path: string | undefined, { out }: Output): Promise<void> {
  const rows = await readTableRows(db);
  const text = stringify([HEADER, ...rows.map(({ pattern, target, note }) => [pattern, target ?? GONE, note ?? ""])]);
  if (path === undefined) return out(text.trimEnd());
  const partial = `${path}.partial`;
  try {
    await writeFile(partial, text);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  out(`${rows.length} rows written to ${path}`);
}

/**
 * Says where addresses lead: one, or those of a file, one a line or in its first column.
 * @param path of a file of that name, if there is one
 * @returns the exit code: 1 where one leads nowhere
 */
export async function testOldAddresses(
  db: Kysely<Database>,
  {
    asked,
    path,
    ministry,
    signal,
  }: { readonly asked: string; readonly path: string; readonly ministry: Readonly<Record<Language, string>>; readonly signal: AbortSignal },
  { out, err }: Output,
): Promise<number> {
  const text = await textOf(asked, path);
  if (text instanceof UnreadableLine) {
    err(printable(`${text.problem} ${text.advice}`));
    return 1;
  }
  const addresses = text
    .split(/\r?\n/)
    .map((line) => addressIn(line))
    .filter((address) => address !== "" && address !== HEADER[0]);
  const test = createAddressTest(db, ministry);
  let lost = 0;
  for (const address of addresses) {
    signal.throwIfAborted();
    const { says, isFound } = await test(address, signal);
    if (!isFound) lost += 1;
    out(printable(`${address}: ${says}`));
  }
  if (addresses.length !== 1) out(`${addresses.length} addresses, ${lost} lead nowhere`);
  return lost > 0 ? 1 : 0;
}

const textOf = async (asked: string, path: string): Promise<string | UnreadableLine> => {
  const isFile =
    path === "-" ||
    (await stat(path).then(
      (found) => found.isFile(),
      () => false,
    ));
  return isFile ? readUtf8(path) : asked;
};

/** The first value of a line; an address has no comma, as browsers send it, or stands in quotes. */
function addressIn(line: string): string {
  const trimmed = line.trim();
  return (/^"((?:[^"]|"")*)"/.exec(trimmed)?.[1]?.replaceAll('""', '"') ?? trimmed.split(/[,;\t]/, 1)[0] ?? "").trim();
}

async function readUtf8(path: string): Promise<string | UnreadableLine> {
  const bytes = path === "-" ? Buffer.from(await readText(process.stdin)) : await readFile(path);
  if (bytes.length > LARGEST)
    return new UnreadableLine(
      `The file has ${bytes.length} bytes; the limit is ${LARGEST}.`,
      "Take several addresses together with :name and /*.",
    );
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new UnreadableLine("The file is not UTF-8, so its letters would be lost.", "Save the file as UTF-8.");
  }
}
