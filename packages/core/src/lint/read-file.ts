import { LAYOUT_VERSION } from "../migrate/index.ts";
import { boundJson, fileBounds } from "../parse/bound.ts";
import type { Finding } from "../model.ts";
import { type Fields, isRecord } from "../untrusted.ts";
import { schemaMessage } from "../schema-message.ts";
import type { FileKind } from "./schema-walk.ts";

/** Longest text that is read, in UTF-16 units: some thirty times the largest layout. */
const MAX_FILE_LENGTH = 500_000;

/** Versions of the file formats that this engine reads (layout.schema.json, template.schema.json). */
const versions: Readonly<Record<FileKind, number>> = { layout: LAYOUT_VERSION, template: 1 };

export interface ReadFile {
  /** undefined where it makes no sense to look further. */
  readonly value: Fields | undefined;
  readonly findings: readonly Finding[];
}

/** A file's content, as text or parsed, → a bounded copy in the format of this engine. */
export function readFile(kind: FileKind, content: unknown): ReadFile {
  const parsed = typeof content === "string" ? parseText(content) : { value: content, findings: [] };
  if (parsed.findings.length > 0) return { value: undefined, findings: parsed.findings };
  const { value, diagnostics: findings } = boundJson(parsed.value, fileBounds);
  if (!isRecord(value))
    return { value: undefined, findings: [...findings, schemaMessage({ keyword: "type", instancePath: "", params: { type: "object" } })] };
  const wrongVersion = versionFinding(kind, value["version"]);
  return wrongVersion ? { value: undefined, findings: [...findings, wrongVersion] } : { value, findings };
}

function parseText(text: string): { value: unknown; findings: Finding[] } {
  const refuse = (code: string, problem: string, advice: string): { value: undefined; findings: Finding[] } => ({
    value: undefined,
    findings: [{ code, path: "", problem, advice }],
  });
  if (text.length > MAX_FILE_LENGTH)
    return refuse(
      "file-too-large",
      `The file has ${text.length} characters; more than ${MAX_FILE_LENGTH} are not read.`,
      "Split it into several layouts.",
    );
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) as unknown, findings: [] };
  } catch (error) {
    return refuse(
      "invalid-json",
      `The file is not JSON: ${error instanceof Error ? error.message.slice(0, 200) : "unknown reason"}.`,
      "Correct the text at that place; common slips are a comma too many or too few, and comments.",
    );
  }
}

function versionFinding(kind: FileKind, given: unknown): Finding | undefined {
  const version = versions[kind];
  if (given === version) return undefined;
  const finding = { code: "wrong-version", path: "/version" };
  if (typeof given === "number" && given > version) {
    return {
      ...finding,
      problem: `The file has version ${given} of the format; this engine reads version ${version}.`,
      advice: "Update the engine, or take an older copy of the file.",
    };
  }
  const problem =
    given === undefined
      ? `The file has no version, so it is of an old format; this engine reads version ${version}.`
      : `This engine reads version ${version} of the format, not ${JSON.stringify(given)?.slice(0, 80)}.`;
  // Templates have had one version only; of an old layout, the version is the least that changes.
  if (kind === "layout" && given !== String(version)) return { ...finding, problem, advice: "Run `layout-lint migrate` on the folder." };
  return { ...finding, problem, advice: `Write "version": ${version}.`, fix: [{ op: "add", path: "/version", value: version }] };
}
