/**
 * docs/specification.md holds every rule of the specification with the module that does it and the test that proves it; docs/security.md
 * every threat with its control and proof. This checks that all of it is true: `node scripts/traceability.ts` that modules and titles of tests exist, with `--reports FOLDER` that the tests
 * ran and passed. Tests with the tag "verify" run in `npm run verify` only (CONTRIBUTING.md): they are further proofs, never a rule's only one.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readReports, type TestRuns } from "./traceability/reports.ts";
import type { Finding } from "./lib/finding.ts";
import { type Proof, readTable } from "./traceability/table.ts";
import { leftToVerify, occurs, patternOf, type Titles, titlesIn } from "./traceability/titles.ts";

export interface Document {
  readonly path: string;
  /** Sections that must have rows. */
  readonly sections: readonly string[];
}

export const specification: Document = { path: "docs/specification.md", sections: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] };
export const security: Document = { path: "docs/security.md", sections: ["1", "2", "3", "4", "5"] };

/** What is wrong with the tables of a document of the checkout at `root`. `runs` are undefined where no test has run yet. */
export function checkTable(root: string, runs: TestRuns | undefined, { path, sections }: Document = specification): Finding[] {
  const { rules, findings } = readTable(readFileSync(join(root, path), "utf8"));
  for (const section of sections)
    if (!rules.some(({ number }) => number.startsWith(`${section}.`)))
      findings.push({ line: 1, message: `section ${section} has no rows; every sentence of it needs one.` });

  const titles = titlesOfFiles(root);
  const checkProof = runs ? byReports(runs, titles) : bySources(titles);
  for (const { line, number, modules, proofs } of rules) {
    const report = (message: string): unknown => findings.push({ line, message: `rule ${number}: ${message}` });
    for (const module of modules)
      if (!isInside(module) || !existsSync(join(root, module)))
        report(`there is no ${module}, which is said to do it; name the module that does.`);
    const checked = proofs.map((proof) => ({ ...proof, ...checkProof(proof) }));
    for (const { file, title, fault } of checked) if (fault) report(`${file} › ${title}: ${fault}`);
    if (checked.length > 0 && checked.every(({ isLeftOut }) => isLeftOut))
      report("all its proofs have the tag verify, so npm test proves nothing of it; name a test without the tag.");
  }
  return findings.toSorted((a, b) => a.line - b.line);
}

/** Titles of a file of the checkout at `root`; undefined where there is no such file. */
type TitlesOfFile = (file: string) => Titles | undefined;

function titlesOfFiles(root: string): TitlesOfFile {
  const known = new Map<string, Titles | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, isFile(root, file) ? titlesIn(readFileSync(join(root, file), "utf8"), file) : undefined);
    return known.get(file);
  };
}

interface ProofCheck {
  /** What is wrong with the proof. */
  readonly fault?: string;
  /** `npm test` leaves it to `npm run verify`. */
  readonly isLeftOut?: boolean;
}

/** A test that ran and passed, everywhere it ran, is a proof; so is one that is left to `npm run verify`, beside another one. */
function byReports(runs: TestRuns, titles: TitlesOfFile) {
  return ({ file, title }: Proof): ProofCheck => {
    const pattern = patternOf(title);
    const found = runs.get(file)?.filter((run) => pattern.test(run.title)) ?? [];
    if (found.some(({ status }) => status === "failed")) return { fault: "the test failed, so nothing is proved; fix what it found." };
    if (found.some(({ status }) => status === "passed")) return {};
    if (leftToVerify(title, titles(file)) !== "no") return { isLeftOut: true };
    return {
      fault: found.length === 0 ? "no such test has run; name one that does." : "the test was skipped, so nothing is proved; let it run.",
    };
  };
}

/** Whether the file has texts that make up this title. */
function bySources(titles: TitlesOfFile) {
  return ({ file, title }: Proof): ProofCheck => {
    const written = titles(file);
    if (!written) return { fault: "there is no such file; name the one that holds the test." };
    if (!occurs(title, written)) return { fault: "the file has no test of this title; correct the title, or write the test." };
    return { isLeftOut: leftToVerify(title, written) === "yes" };
  };
}

const isInside = (path: string): boolean => !path.startsWith("/") && !path.split("/").includes("..");
const isFile = (root: string, file: string): boolean => isInside(file) && /\.tsx?$/.test(file) && existsSync(join(root, file));

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, "..");
  const [option, folder] = process.argv.slice(2);
  if (option !== undefined && (option !== "--reports" || folder === undefined)) {
    console.error("Usage: node scripts/traceability.ts [--reports FOLDER]");
    process.exit(2);
  }
  const runs = folder === undefined ? undefined : readReports(resolve(root, folder), root);
  const findings = [specification, security].flatMap((document) =>
    checkTable(root, runs, document).map(({ line, message }) => `${document.path}:${line}  ${message}`),
  );
  for (const finding of findings) console.error(finding);
  console.log(
    findings.length === 0
      ? "Every rule of the specification, and every control of security, has its module and its proof."
      : `${findings.length} rules lack something.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
