import type { NeedSchemas } from "../needs.ts";
import type { Finding } from "../model.ts";
import { type Fields, isRecord, listAt, stringAt } from "../untrusted.ts";
import type { FileKind } from "./schema-walk.ts";
import { type WalkedNode, walkTemplate } from "../template-walk.ts";

/** What the rest of the program knows, beyond the files. */
export interface Vocabulary {
  /** Names of registered widgets. */
  readonly widgets: ReadonlySet<string>;
  /** Names of variants by block type. */
  readonly variants: ReadonlyMap<string, ReadonlySet<string>>;
  /** What widgets may need. */
  readonly needs: NeedSchemas;
  /** Values of `$schema` that are right; the first one is the fix. */
  readonly schemas: Readonly<Record<FileKind, readonly string[]>>;
}

interface LintedFile {
  /** As it was given: "pages/default-layout-vi.json". */
  readonly file: string;
  /** "default-layout-vi". */
  readonly baseName: string;
  /** A bounded copy. */
  readonly value: Fields;
  readonly id: string | undefined;
}

export interface LintedBlock {
  readonly path: string;
  readonly fields: Fields;
  readonly key: string | undefined;
}

export interface LintedLayout extends LintedFile {
  readonly template: string | undefined;
  readonly blocks: readonly LintedBlock[];
}

export interface LintedTemplate extends LintedFile {
  readonly nodes: readonly WalkedNode[];
}

/** All files together, for rules that look across. Files that cannot be read are known by name only. */
export interface Project {
  readonly vocabulary: Vocabulary;
  readonly layouts: readonly LintedLayout[];
  readonly templates: readonly LintedTemplate[];
  readonly unreadable: Readonly<Record<FileKind, ReadonlySet<string>>>;
  /** Some layout cannot be read or names no template that exists: which templates are used is not known for sure. */
  readonly usesAreUncertain: boolean;
  templateOf(layout: LintedLayout): LintedTemplate | undefined;
  layoutsOf(template: LintedTemplate): readonly LintedLayout[];
}

export type LayoutRule = (layout: LintedLayout, project: Project) => Finding[];
export type TemplateRule = (template: LintedTemplate, project: Project) => Finding[];

export const baseNameOf = (file: string): string => (file.split("/").at(-1) ?? file).replace(/\.json$/i, "");

export function toLintedLayout(file: string, value: Fields): LintedLayout {
  const blocks = listAt(value, "blocks").flatMap((fields, index) =>
    isRecord(fields) ? [{ path: `/blocks/${index}`, fields, key: stringAt(fields, "key") }] : [],
  );
  return { file, baseName: baseNameOf(file), value, id: stringAt(value, "id"), template: stringAt(value, "template"), blocks };
}

export function toLintedTemplate(file: string, value: Fields): LintedTemplate {
  return { file, baseName: baseNameOf(file), value, id: stringAt(value, "id"), nodes: walkTemplate(value["root"]) };
}

/** Links layouts and templates. */
export function createProject(parts: Pick<Project, "vocabulary" | "layouts" | "templates" | "unreadable">): Project {
  const byId = new Map<string, LintedTemplate>();
  for (const template of parts.templates)
    if (template.id !== undefined && (template.id === template.baseName || !byId.has(template.id))) byId.set(template.id, template);
  // A template whose id is mistyped is still the one that is meant; the finding about the id stands at its own file.
  const byName = new Map(parts.templates.map((template) => [template.baseName, template]));
  const templateOf = (layout: LintedLayout): LintedTemplate | undefined =>
    layout.template === undefined ? undefined : (byId.get(layout.template) ?? byName.get(layout.template));
  const users = new Map<LintedTemplate | undefined, LintedLayout[]>();
  for (const layout of parts.layouts) {
    const template = templateOf(layout);
    users.set(template, [...(users.get(template) ?? []), layout]);
  }
  return {
    ...parts,
    usesAreUncertain: parts.unreadable.layout.size > 0 || users.has(undefined),
    templateOf,
    layoutsOf: (template) => users.get(template) ?? [],
  };
}
