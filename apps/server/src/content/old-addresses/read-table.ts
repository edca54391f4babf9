/** The table of old addresses as CSV: checked whole, so that it is taken or refused whole. */
import { CsvError, parse } from "csv-parse/sync";
import { quote } from "../finding.ts";
import { BadPattern, keyOf, keysOf, match, parseAddress, partsOf, type Pattern, parsePattern, readPieces, shapeOf } from "./pattern.ts";
import { beginsAnywhere, GONE, mayReach, parseTarget } from "./target.ts";

/** As it is stored. */
export interface OldAddress {
  readonly pattern: string;
  readonly key: string;
  readonly target: string | null;
  readonly note: string | null;
}

export interface TableProblem {
  /** Of the file; first is 1. */
  readonly line: number;
  readonly problem: string;
  readonly advice: string;
}

export interface ReadTable {
  readonly rows: readonly OldAddress[];
  readonly problems: readonly TableProblem[];
}

interface Row extends OldAddress {
  readonly line: number;
  readonly parsed: Pattern;
}

export const MAX_ROWS = 100_000;
/** Patterns with one key are compared one by one with an address that nobody has to have asked for in good faith. */
const MAX_ALIKE = 100;
const LONGEST_NOTE = 500;
/** More help nobody. */
const MAX_PROBLEMS = 1_000;
export const HEADER = ["pattern", "target", "note"] as const;
const headerAdvice = "Begin the file with the line pattern,target,note.";

export function readTable(text: string): ReadTable {
  const problems: TableProblem[] = [];
  const say = (line: number, problem: string, advice: string): void => void problems.push({ line, problem, advice });
  const records = readRecords(text, say);
  const [header, ...others] = records;
  if (problems.length > 0) return { rows: [], problems };
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (names[0] !== "pattern" || names[1] !== "target" || (names.length > 2 && names[2] !== "note") || names.length > 3) {
    say(header?.line ?? 1, "The first line does not name the columns, so that one of addresses may be taken for it.", headerAdvice);
    return { rows: [], problems };
  }
  if (others.length > MAX_ROWS)
    say(others[MAX_ROWS]?.line ?? 1, `There are more than ${MAX_ROWS} rows.`, "Take several addresses together with :name and /*.");
  const rows = others.slice(0, MAX_ROWS).flatMap(({ line, cells }) => {
    try {
      return [readRow(cells, line)];
    } catch (error) {
      if (!(error instanceof BadPattern)) throw error;
      say(line, error.message, error.advice);
      return [];
    }
  });
  refuseEqual(rows, say);
  refuseAlike(rows, say);
  refuseChains(rows, say);
  return { rows: rows.map(({ pattern, key, target, note }) => ({ pattern, key, target, note })), problems: inOrder(problems) };
}

type Say = (line: number, problem: string, advice: string) => void;

const inOrder = (problems: readonly TableProblem[]): TableProblem[] =>
  problems.toSorted((one, other) => one.line - other.line).slice(0, MAX_PROBLEMS);

interface TextRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

function readRecords(text: string, say: Say): TextRecord[] {
  const [first = ""] = text.split(/\r?\n/, 1);
  // As Excel writes it in Vietnamese.
  const delimiter = [";", "\t"].find((mark) => first.includes(mark) && !first.includes(",")) ?? ",";
  try {
    const options = {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ["\r\n", "\n", "\r"],
    };
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    // Where a record ends; one of several lines begins before.
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    say(
      lines ?? 1,
      `The file is no CSV from here on: ${error.message}`,
      'Put a value with a comma or a quote into quotes, and write a quote in it twice ("").',
    );
    return [];
  }
}

/** @throws BadPattern */
function readRow(cells: readonly string[], line: number): Row {
  const [pattern = "", target = "", note = "", ...more] = cells.map((cell) => cell.trim());
  if (more.some((cell) => cell !== ""))
    throw new BadPattern("The line has more than three values.", "Put a value with a comma into quotes.");
  if (pattern === "")
    throw new BadPattern("The line has no pattern.", "Write the old address into its first column, or leave the line out.");
  if (target === "")
    throw new BadPattern(
      "The line does not say where its address leads.",
      `Write a path of the portal into its second column, or ${GONE} where nothing has come in its place.`,
    );
  if (note.length > LONGEST_NOTE) throw new BadPattern(`The note has more than ${LONGEST_NOTE} characters.`, "Shorten it.");
  // What is written without it is meant so: lists of old addresses often are.
  const text = /^[^/:?#\\]+(?:[/?]|$)/.test(pattern) ? `/${pattern}` : pattern;
  const parsed = parsePattern(text);
  const stored = target.toLowerCase() === GONE ? null : parseTarget(target, parsed);
  return { line, parsed, pattern: text, key: keyOf(parsed), target: stored, note: note === "" ? null : note };
}

function refuseEqual(rows: readonly Row[], say: Say): void {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const shape = shapeOf(row.parsed);
    const first = known.get(shape);
    if (first)
      say(
        row.line,
        `The pattern ${quote(row.pattern)} takes the same addresses as that of line ${first.line}, and one can lead to one place only.`,
        "Leave one of them out.",
      );
    else known.set(shape, row);
  }
}

function refuseAlike(rows: readonly Row[], say: Say): void {
  for (const [key, group] of Map.groupBy(rows, (row) => row.key)) {
    const over = group[MAX_ALIKE];
    if (over)
      say(
        over.line,
        `More than ${MAX_ALIKE} patterns begin with ${quote(key)} and differ only behind a part: looking through them takes too long for each address.`,
        "Let them differ before the first :name, or in a value of the query.",
      );
  }
}

/** Each address is led on once: a target that a pattern takes may lead round for ever. */
function refuseChains(rows: readonly Row[], say: Say): void {
  const known: Known = {
    byKey: Map.groupBy(rows, (row) => row.key),
    byBeginning: rows
      .map((row) => ({ beginning: beginningOf(row.parsed), row }))
      .toSorted((one, other) => (one.beginning < other.beginning ? -1 : 1)),
  };
  const byTarget = Map.groupBy(
    // Of the others each answer looks by itself (findOldAddress).
    rows.filter(({ target }) => target !== null && !beginsAnywhere(target)),
    ({ target }) => target,
  );
  for (const [target, group] of byTarget) {
    const next = target === null ? undefined : nextOf(target, known);
    if (!next) continue;
    for (const { line } of group)
      say(
        line,
        `The target ${quote(target ?? "")} is itself an old address, of line ${next.line}: readers would be led on and on, or round.`,
        `Lead to the page itself${next.target === null ? "" : ` (${next.target})`}.`,
      );
  }
}

interface Known {
  readonly byKey: ReadonlyMap<string, readonly Row[]>;
  /** In the order of what they begin with, without their queries. */
  readonly byBeginning: readonly { readonly beginning: string; readonly row: Row }[];
}

const beginningOf = (pattern: Pattern): string => keyOf({ ...pattern, query: [] });

/** A row that takes an address to which a target leads. */
function nextOf(target: string, { byKey, byBeginning }: Known): Row | undefined {
  const reach = readPieces(target);
  const address = partsOf(reach).length === 0 ? parseAddress(target) : undefined;
  if (address)
    return keysOf(address)
      .flatMap((key) => byKey.get(key) ?? [])
      .find(({ parsed }) => match(parsed, address) !== undefined);
  const from = (beginning: string, isWanted: (one: string) => boolean): Row | undefined => {
    for (let at = placeOf(byBeginning, beginning); isWanted(byBeginning[at]?.beginning ?? ""); at += 1) {
      const row = byBeginning[at]?.row;
      if (row && mayReach(reach, row.parsed)) return row;
    }
    return undefined;
  };
  // Patterns that begin with less than the target, and those that begin with as much and more.
  const whole = beginningOf(reach);
  const shorter = reach.segments.map((_piece, index) => beginningOf({ ...reach, segments: reach.segments.slice(0, index + 1) }));
  for (const beginning of new Set(shorter)) {
    const row = beginning === whole ? undefined : from(beginning, (one) => one === beginning);
    if (row) return row;
  }
  return from(whole, (one) => one.startsWith(whole));
}

/** Place of the first that is not before it. */
function placeOf(rows: Known["byBeginning"], beginning: string): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.beginning ?? "") < beginning) from = middle + 1;
    else to = middle;
  }
  return from;
}
