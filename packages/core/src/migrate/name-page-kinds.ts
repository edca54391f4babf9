import { type Fields, isRecord } from "../untrusted.ts";
import type { Diagnostic } from "../model.ts";
import type { MigrationStep } from "./model.ts";

/** Version 3 says which kinds of page a layout is for, and leaves nothing about a block to be guessed. */
export const namePageKinds: MigrationStep = {
  from: 2,
  to: 3,
  name: "name-page-kinds",
  migrate(layout) {
    const { $schema, id, label, description, name, for: kinds, language, template, blocks, ...rest } = layout;
    const inferred = kinds === undefined && typeof id === "string" ? pageKindsOf(id) : undefined;
    const value = defined({
      $schema,
      version: 3,
      id,
      label,
      description,
      name,
      for: kinds ?? inferred,
      language,
      template: template ?? id,
      blocks: Array.isArray(blocks) ? blocks.map((block: unknown) => (isRecord(block) ? migrateBlock(block) : block)) : (blocks ?? []),
    });
    const { version: _, ...unknown } = rest;
    return { value: { ...value, ...unknown }, diagnostics: inferred ? [note(inferred)] : [] };
  },
};

/** The naming rule of specification §2.5: article layouts begin with "article-", homes end with a language, the rest are categories'. */
export function pageKindsOf(id: string): ["home" | "category" | "article"] {
  if (id.startsWith("article-")) return ["article"];
  return /-(?:vi|en)$/.test(id) ? ["home"] : ["category"];
}

function migrateBlock(block: Fields): Fields {
  const { key, label, type, name, editable, ...rest } = block;
  return {
    ...defined({
      key,
      label,
      type: type === "tree" ? "treeCategories" : type,
      name,
      editable: editable === undefined || editable === "true" ? true : editable === "false" ? false : editable,
    }),
    ...rest,
  };
}

const defined = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const note = (kinds: readonly string[]): Diagnostic => ({
  code: "inferred-page-kind",
  severity: "info",
  path: "/for",
  problem: `Version 3 says which kinds of page a layout is for; from its id it was taken to be ${kinds.join(" and ")}.`,
  advice: 'Correct "for" if it serves other pages.',
});
