import { parseArgs } from "node:util";
import { isKind, type Kind, kinds } from "../line-schema.ts";
import { DEFAULT_BATCH_LINES } from "../import.ts";

export type Command =
  | { readonly name: "import"; readonly file: string; readonly strict: boolean; readonly dryRun: boolean; readonly batchLines: number }
  | { readonly name: "export"; readonly kinds: ReadonlySet<Kind>; readonly out: string | undefined }
  | { readonly name: "demo"; readonly force: boolean }
  | { readonly name: "help" };

/** What was typed makes no command. */
export class UsageError extends Error {}

export const usage = `Brings content in and out as NDJSON (docs/content.md).

  npm run content -- import FILE [--strict] [--dry-run] [--batch N]
  npm run content -- export [--kind KIND]... [--out FILE]
  npm run content -- demo [--force]

  FILE        one JSON object a line; - reads standard input
  --strict    refuse lines with warnings as well
  --dry-run   check everything, change nothing
  --batch N   lines that are written together (${DEFAULT_BATCH_LINES})
  --kind KIND only ${kinds.join(", ")}
  --out FILE  write there instead of standard output
  --force     import the demonstration content beside what is there; records with the same slugs are replaced

Exit code: 0 all lines taken, 1 some refused, 2 nothing could be done or the work broke off, 130 stopped by you.
`;

const MAX_BATCH_LINES = 10_000;

/** @throws UsageError */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || name === "help") return { name: "help" };
  if (values.force && name !== "demo") throw new UsageError("--force belongs to demo.");
  if (name === "import") {
    const [file, extra] = rest;
    if (file === undefined || extra !== undefined) throw new UsageError("import takes exactly one FILE.");
    if (values.kind || values.out) throw new UsageError("--kind and --out belong to export.");
    return { name, file, strict: values.strict, dryRun: values["dry-run"], batchLines: readBatch(values.batch) };
  }
  if (name === "demo") {
    const others = [values.kind, values.out, values.batch].some((value) => value !== undefined) || values.strict || values["dry-run"];
    if (rest.length > 0 || others) throw new UsageError("demo takes no FILE, and no option but --force.");
    return { name, force: values.force };
  }
  if (name !== "export")
    throw new UsageError(
      name === undefined ? "Say import, export or demo." : `There is no command ${JSON.stringify(name)}. Say import, export or demo.`,
    );
  if (rest.length > 0) throw new UsageError("export takes no FILE; name the target with --out FILE.");
  if (values.strict || values["dry-run"] || values.batch) throw new UsageError("--strict, --dry-run and --batch belong to import.");
  const wanted = values.kind ?? [...kinds];
  const unknown = wanted.find((kind) => !isKind(kind));
  if (unknown !== undefined) throw new UsageError(`${JSON.stringify(unknown)} is no kind of content. Choose from ${kinds.join(", ")}.`);
  return { name, kinds: new Set(wanted.filter(isKind)), out: values.out };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        batch: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        kind: { type: "string", multiple: true },
        out: { type: "string" },
        strict: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readBatch(text: string | undefined): number {
  if (text === undefined) return DEFAULT_BATCH_LINES;
  const lines = Number(text);
  if (Number.isInteger(lines) && lines >= 1 && lines <= MAX_BATCH_LINES) return lines;
  throw new UsageError(`--batch takes a whole number from 1 to ${MAX_BATCH_LINES}.`);
}
