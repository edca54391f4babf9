/**
 * `npm run check` runs this: it finds documents that name a file, command, function, type, table or variable that does not exist, and source
 * that names a document that does not. What exists elsewhere is listed in scripts/documents/allowed.json, with the reason.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCheckout } from "./documents/checkout.ts";
import { missingOfCommand } from "./documents/commands.ts";
import { readMarkdown } from "./documents/markdown.ts";
import { missingNames, missingVariables } from "./documents/names.ts";
import { isBrokenLink, isMissingPath, missingDocuments } from "./documents/paths.ts";
import type { NamedFinding } from "./lib/finding.ts";
import { root as repository } from "./lib/root.mjs";
import { separator } from "./traceability/table.ts";

interface Allowed {
  readonly names: readonly string[];
  readonly reason: string;
}

const allowedFile = "scripts/documents/allowed.json";

/** What the documents of the checkout at `root` name and it lacks, but what is allowed. */
export function checkDocuments(root: string): NamedFinding[] {
  const checkout = readCheckout(root);
  const documents = new Map(checkout.documents.map((file) => [file, readMarkdown(checkout.read(file))]));
  const anchorsOf = (file: string): ReadonlySet<string> => documents.get(file)?.anchors ?? new Set();
  const found = [...documents].flatMap(([file, { spans, commands, links }]) => {
    const findings: NamedFinding[] = [];
    const report = (line: number, name: string, message: string): unknown => findings.push({ file, line, name, message });
    for (const { line, text } of links)
      if (isBrokenLink(checkout, file, text, anchorsOf)) report(line, text, `the link to ${text} leads nowhere`);
    for (const { line, text } of [...spans, ...commands]) {
      for (const { name, message } of missingOfCommand(checkout, text)) report(line, name, message);
      for (const name of missingVariables(checkout, text)) report(line, name, `no program reads the variable ${name}`);
    }
    for (const { line, text } of spans) {
      if (text.includes(separator)) continue; // a test, which traceability.ts looks up
      if (isMissingPath(checkout, file, text)) report(line, text, `there is no ${text}`);
      for (const name of missingNames(checkout, text)) report(line, name, `the source has no ${name}`);
    }
    return findings;
  });
  for (const [file, text] of checkout.sources)
    for (const { line, name } of missingDocuments(checkout, text)) found.push({ file, line, name, message: `there is no ${name}` });
  const allowed = readAllowed(root);
  return [
    ...found.filter(({ name }) => !allowed.includes(name)),
    ...allowed
      .filter((name) => !found.some((finding) => finding.name === name))
      .map((name) => ({ file: allowedFile, line: 1, name, message: `no document needs "${name}" to be allowed` })),
  ];
}

const readAllowed = (root: string): string[] =>
  existsSync(join(root, allowedFile))
    ? (JSON.parse(readFileSync(join(root, allowedFile), "utf8")) as Allowed[]).flatMap(({ names }) => names)
    : [];

if (process.argv[1] === import.meta.filename) {
  const findings = checkDocuments(repository);
  for (const { file, line, message } of findings) console.error(`${file}:${line}  ${message}; correct the name.`);
  console.log(findings.length === 0 ? "Documents name only what is there." : `${findings.length} names are of nothing that is there.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
