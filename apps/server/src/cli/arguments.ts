import { isKind, type Kind, kinds } from "@portal/domain/records";
import { parseArgs } from "node:util";
import { DEFAULT_BATCH_LINES } from "../content/import.ts";
import { type TranslatedKind, translatedKinds } from "@portal/contracts";

export type Command =
  | {
      readonly name: "import";
      readonly file: string;
      readonly strict: boolean;
      readonly dryRun: boolean;
      readonly batchLines: number;
      /** Title of a change set that is made of the lines; undefined: they go live. */
      readonly changeSet: string | undefined;
    }
  | { readonly name: "change-sets" }
  | { readonly name: "publish"; readonly id: string }
  | { readonly name: "export"; readonly kinds: ReadonlySet<Kind>; readonly out: string | undefined }
  | { readonly name: "demo"; readonly force: boolean }
  | { readonly name: "old-addresses"; readonly does: "import"; readonly file: string; readonly isDry: boolean }
  | { readonly name: "old-addresses"; readonly does: "export"; readonly out: string | undefined }
  | { readonly name: "old-addresses"; readonly does: "test"; readonly asked: string }
  | {
      readonly name: "languages";
      /** Slug of the only site; undefined: all. */
      readonly site: string | undefined;
      readonly isJson: boolean;
      /** The kind whose addresses are listed; undefined: all kinds are counted. */
      readonly list: TranslatedKind | undefined;
    }
  | { readonly name: "help" };

/** What was typed makes no command. */
export class UsageError extends Error {}

export const usage = `Brings content in and out as NDJSON (docs/content.md).

  npm run content -- import FILE [--strict] [--dry-run] [--batch N]
  npm run content -- import FILE [--strict] --change-set TITLE
  npm run content -- change-sets
  npm run content -- publish ID
  npm run content -- export [--kind KIND]... [--out FILE]
  npm run content -- demo [--force]
  npm run content -- old-addresses import FILE.csv [--dry-run]
  npm run content -- old-addresses export [--out FILE.csv]
  npm run content -- old-addresses test ADDRESS|FILE
  npm run content -- languages [--site SLUG] [--list KIND] [--json]

  FILE        one JSON object a line; - reads standard input
  --strict    refuse lines with warnings as well
  --dry-run   check everything, change nothing
  --batch N   lines that are written together (${DEFAULT_BATCH_LINES})
  --change-set TITLE
              make a change set of the lines, which goes live once it is approved and published
  change-sets the change sets that are not published yet
  publish ID  publish one; where nobody has approved it, an approval is due afterwards
  --kind KIND only ${kinds.join(", ")}
  --out FILE  write there instead of standard output
  --force     import the demonstration content beside what is there; records with the same slugs are replaced
  old-addresses
              addresses of a portal that was here before, and where they lead: the file's columns are pattern,target,note,
              and it takes the place of the table that is stored
  ADDRESS     where it leads, and whether a public page is there; those of a FILE stand one a line
  languages   how many public records can be read in the other language as well, by site and kind
  --site SLUG only this site
  --list KIND the addresses of those that cannot, newest first: ${translatedKinds.join(", ")}
  --json      the same as JSON

Exit code: 0 all lines taken, 1 some refused, or an address that leads nowhere, 2 nothing could be done or the work broke off, 130 stopped by you.
`;

const MAX_BATCH_LINES = 10_000;

/** @throws UsageError */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help || name === "help") return { name: "help" };
  if (values.force && name !== "demo") throw new UsageError("--force belongs to demo.");
  if (name === "languages") return readLanguages(rest, values);
  if (values.site !== undefined || values.list !== undefined || values.json)
    throw new UsageError("--site, --list and --json belong to languages.");
  if (name === "import") {
    const [file, extra] = rest;
    if (file === undefined || extra !== undefined) throw new UsageError("import takes exactly one FILE.");
    if (values.kind || values.out) throw new UsageError("--kind and --out belong to export.");
    const changeSet = values["change-set"]?.trim();
    if (changeSet === "") throw new UsageError("--change-set takes a title.");
    if (changeSet !== undefined && (values["dry-run"] || values.batch))
      throw new UsageError("--dry-run and --batch do not go with --change-set.");
    return { name, file, strict: values.strict, dryRun: values["dry-run"], batchLines: readBatch(values.batch), changeSet };
  }
  if (values["change-set"] !== undefined) throw new UsageError("--change-set belongs to import.");
  if (name === "change-sets" || name === "publish") {
    if (hasOptions(values)) throw new UsageError(`${name} takes no options.`);
    const [id, ...others] = rest;
    if (name === "change-sets") {
      if (id !== undefined) throw new UsageError("change-sets takes nothing.");
      return { name };
    }
    if (id === undefined || others.length > 0 || !isUuid(id))
      throw new UsageError("publish takes the ID of one change set, as change-sets shows it.");
    return { name, id };
  }
  if (name === "old-addresses") return readOldAddresses(rest, values);
  if (name === "demo") {
    if (rest.length > 0 || hasOptions(values)) throw new UsageError("demo takes no FILE, and no option but --force.");
    return { name, force: values.force };
  }
  if (name !== "export")
    throw new UsageError(name === undefined ? `Say ${commands}.` : `There is no command ${JSON.stringify(name)}. Say ${commands}.`);
  if (rest.length > 0) throw new UsageError("export takes no FILE; name the target with --out FILE.");
  if (values.strict || values["dry-run"] || values.batch) throw new UsageError("--strict, --dry-run and --batch belong to import.");
  const wanted = values.kind ?? [...kinds];
  const unknown = wanted.find((kind) => !isKind(kind));
  if (unknown !== undefined) throw new UsageError(`${JSON.stringify(unknown)} is no kind of content. Choose from ${kinds.join(", ")}.`);
  return { name, kinds: new Set(wanted.filter(isKind)), out: values.out };
}

const commands = "import, export, change-sets, publish, demo, old-addresses or languages";

function readOldAddresses(
  [does, asked, ...others]: readonly string[],
  { kind, out, batch, strict, "dry-run": isDry }: ReturnType<typeof parse>["values"],
): Command {
  const name = "old-addresses";
  if (does !== "import" && does !== "export" && does !== "test")
    throw new UsageError("old-addresses takes import FILE, export, or test ADDRESS.");
  if (kind || batch || strict) throw new UsageError("--kind, --batch and --strict do not go with old-addresses.");
  if (isDry && does !== "import") throw new UsageError("--dry-run belongs to old-addresses import.");
  if (out !== undefined && does !== "export") throw new UsageError("--out belongs to old-addresses export.");
  if (does === "export") {
    if (asked !== undefined) throw new UsageError("old-addresses export takes no FILE; name the target with --out FILE.");
    return { name, does, out };
  }
  if (asked === undefined || others.length > 0)
    throw new UsageError(`old-addresses ${does} takes exactly one ${does === "import" ? "FILE" : "ADDRESS or FILE"}.`);
  return does === "import" ? { name, does, file: asked, isDry } : { name, does, asked };
}

function readLanguages(rest: readonly string[], values: ReturnType<typeof parse>["values"]): Command {
  const { site, list, json: isJson } = values;
  if (rest.length > 0 || hasOptions(values) || values["change-set"] !== undefined)
    throw new UsageError("languages takes no FILE, and no options but --site, --list and --json.");
  const kind = translatedKinds.find((one) => one === list);
  if (list !== undefined && kind === undefined)
    throw new UsageError(`${JSON.stringify(list)} is no kind that has counterparts. Choose from ${translatedKinds.join(", ")}.`);
  return { name: "languages", site, isJson, list: kind };
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Whether options were given that belong to import and export. */
const hasOptions = ({ kind, out, batch, strict, "dry-run": dryRun }: ReturnType<typeof parse>["values"]): boolean =>
  [kind, out, batch].some((value) => value !== undefined) || strict || dryRun;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        batch: { type: "string" },
        "change-set": { type: "string" },
        "dry-run": { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
        json: { type: "boolean", default: false },
        kind: { type: "string", multiple: true },
        list: { type: "string" },
        out: { type: "string" },
        site: { type: "string" },
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
