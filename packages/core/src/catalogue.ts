import { validateLayout, validateTemplate } from "./generated/validate-catalogue.js";
import type { LayoutBlock, LayoutDefinition, TemplateDefinition } from "./generated/types.ts";
import { Report } from "./diagnostics.ts";
import type { Diagnostic } from "./model.ts";

/** All layouts and templates that pages may use, validated once. */
export interface Catalogue {
  readonly layouts: ReadonlyMap<string, LayoutDefinition>;
  readonly templates: ReadonlyMap<string, TemplateDefinition>;
  /** Blocks of each layout by key. */
  readonly blocks: ReadonlyMap<string, ReadonlyMap<string, LayoutBlock>>;
  /** Entries that were refused, and why; `lint` says it in detail. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Refused entries are left out and reported: a broken file takes its own pages to the default view, never the portal down. */
export function createCatalogue(source: { readonly layouts: readonly unknown[]; readonly templates: readonly unknown[] }): Catalogue {
  const report = new Report();
  const templates = new Map<string, TemplateDefinition>();
  for (const [index, template] of source.templates.entries()) {
    if (validateTemplate(template)) keep(templates, template as TemplateDefinition, `/templates/${index}`, report);
    else refuse("template", `/templates/${index}`, report);
  }
  const layouts = new Map<string, LayoutDefinition>();
  for (const [index, layout] of source.layouts.entries()) {
    const path = `/layouts/${index}`;
    if (!validateLayout(layout)) refuse("layout", path, report);
    else if (!templates.has((layout as LayoutDefinition).template)) {
      report.add(
        "missing-template",
        "error",
        `${path}/template`,
        `Layout "${(layout as LayoutDefinition).id}" names a template that does not exist and is left out. Add the template or correct the name.`,
      );
    } else keep(layouts, layout as LayoutDefinition, path, report);
  }
  const blocks = new Map([...layouts.values()].map((layout) => [layout.id, new Map(layout.blocks.map((block) => [block.key, block]))]));
  return Object.freeze({ layouts, templates, blocks, diagnostics: report.diagnostics });
}

function keep<T extends { id: string }>(into: Map<string, T>, entry: T, path: string, report: Report): void {
  if (into.has(entry.id))
    report.add("duplicate-id", "error", `${path}/id`, `The id "${entry.id}" exists twice; the first one counts. Rename one of them.`);
  else into.set(entry.id, entry);
}

function refuse(what: string, path: string, report: Report): void {
  report.add("invalid-definition", "error", path, `This ${what} does not meet its schema and is left out. Run layout-lint to see why.`);
}
