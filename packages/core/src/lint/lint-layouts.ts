import { Report } from "../diagnostics.ts";
import { codes } from "./codes.ts";
import type { FileDiagnostic } from "./finding.ts";
import type { Finding } from "../model.ts";
import { fixValue } from "./fix-value.ts";
import { locateValues } from "./locate.ts";
import {
  type LintedLayout,
  type Project,
  type LintedTemplate,
  type Vocabulary,
  baseNameOf,
  createProject,
  toLintedLayout,
  toLintedTemplate,
} from "./project.ts";
import { readFile } from "./read-file.ts";
import { type Fields, isRecord } from "../untrusted.ts";
import { layoutRules, templateRules } from "./rules/index.ts";
import { schemaFindings } from "./schema-findings.ts";
import type { FileKind } from "./schema-walk.ts";

/** Contents by file name ("pages/default-layout-vi.json"): the text of the file, or what it parses to. */
export interface LayoutFiles {
  readonly layouts: ReadonlyMap<string, unknown>;
  readonly templates: ReadonlyMap<string, unknown>;
}

/** Everything that is wrong with layouts and templates, by file in the order given. Pure and total, whatever the files hold. */
export function lintLayouts(files: LayoutFiles, vocabulary: Vocabulary): FileDiagnostic[] {
  const layouts = readAll("layout", files.layouts, vocabulary, toLintedLayout);
  const templates = readAll("template", files.templates, vocabulary, toLintedTemplate);
  const project = createProject({
    vocabulary,
    layouts: [...layouts.linted.values()],
    templates: [...templates.linted.values()],
    unreadable: { layout: layouts.unreadable, template: templates.unreadable },
  });
  const found = <Linted>(
    { linted, findings }: ReadFiles<Linted>,
    rules: readonly ((file: Linted, project: Project) => Finding[])[],
    contents: ReadonlyMap<string, unknown>,
  ): FileDiagnostic[] =>
    [...findings].flatMap(([file, violations]) => {
      const known = linted.get(file);
      // What the schema has refused is not reported again by a rule.
      const refused = new Set(violations.map((violation) => violation.path));
      const further = known ? rules.flatMap((rule) => rule(known, project)).filter((finding) => !refused.has(finding.path)) : [];
      return describe(file, contents.get(file), [...violations, ...further]);
    });
  return [...found(layouts, layoutRules, files.layouts), ...found(templates, templateRules, files.templates)];
}

interface ReadFiles<Linted> {
  readonly linted: ReadonlyMap<string, Linted>;
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** Base names of files that hold nothing usable. */
  readonly unreadable: ReadonlySet<string>;
}

function readAll<Linted extends LintedLayout | LintedTemplate>(
  kind: FileKind,
  contents: ReadonlyMap<string, unknown>,
  { needs }: Vocabulary,
  toLinted: (file: string, value: Fields) => Linted,
): ReadFiles<Linted> {
  const linted = new Map<string, Linted>();
  const findings = new Map<string, Finding[]>();
  const unreadable = new Set<string>();
  for (const [file, content] of contents) {
    const { value, findings: found } = readFile(kind, content);
    const violations = value ? schemaFindings(kind, value, needs) : [];
    findings.set(file, [...found, ...violations]);
    // Rules see the file as if its certain fixes were made: one mistake, one finding.
    const fixed = fixValue(value, violations);
    if (isRecord(fixed)) linted.set(file, toLinted(file, fixed));
    else unreadable.add(baseNameOf(file));
  }
  return { linted, findings, unreadable };
}

function describe(file: string, content: unknown, findings: readonly Finding[]): FileDiagnostic[] {
  if (findings.length === 0) return [];
  const locate = typeof content === "string" ? locateValues(content) : undefined;
  const report = new Report();
  report.addAll(findings.map((finding) => ({ ...finding, severity: codes.get(finding.code)?.severities[0] ?? "error" })));
  return report.diagnostics.map((diagnostic) => {
    const position = locate?.(diagnostic.path);
    return { file, ...diagnostic, line: position?.line, column: position?.column };
  });
}
