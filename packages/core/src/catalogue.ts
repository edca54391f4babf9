import { validateLayout, validateTemplate } from "./generated/validate-catalogue.js";
import type { LayoutBlock, LayoutDefinition, TemplateDefinition } from "./generated/types.ts";
import { Report } from "./diagnostics.ts";
import type { Diagnostic, Language } from "./model.ts";
import { needErrors, type NeedSchemas } from "./needs.ts";
import { boundJson, fileBounds } from "./parse/bound.ts";
import { walkTemplate } from "./template-walk.ts";
import type { SchemaValidator } from "./validator.ts";

export type { NeedSchemas } from "./needs.ts";

/** What a page is drawn by where neither its site, category nor article names anything that exists. */
export interface CatalogueDefaults {
  /** Layouts of homes. */
  readonly home: Readonly<Record<Language, string>>;
  /** Views of categories. */
  readonly category: Readonly<Record<Language, string>>;
  /** View of articles. */
  readonly article: string;
  /** Widget of the page's title: it stands alone where even the default does not exist. */
  readonly title: string;
}

/** What the engine must know of its host. */
export interface CatalogueHost {
  /** What the host's widgets may need. */
  readonly needs: NeedSchemas;
  readonly defaults: CatalogueDefaults;
}

/** All layouts and templates that pages may use, validated once: private copies of what came in. */
export interface Catalogue {
  readonly layouts: ReadonlyMap<string, LayoutDefinition>;
  readonly templates: ReadonlyMap<string, TemplateDefinition>;
  /** Blocks of each layout by key. */
  readonly blocks: ReadonlyMap<string, ReadonlyMap<string, LayoutBlock>>;
  readonly defaults: CatalogueDefaults;
  /** Entries that were refused, and why; `lint` says it in detail. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Refused entries are left out and reported: a broken file takes its own pages to the default view, never the program down. */
export function createCatalogue(
  source: { readonly layouts: readonly unknown[]; readonly templates: readonly unknown[] },
  { needs, defaults }: CatalogueHost,
): Catalogue {
  const report = new Report();
  const templates = new Map<string, TemplateDefinition>();
  for (const [index, entry] of source.templates.entries()) {
    const path = `/templates/${index}`;
    const template = read(entry, validateTemplate) as TemplateDefinition | undefined;
    if (template && hasKnownNeeds(template, needs)) keep(templates, template, path, report);
    else refuse("template", path, report);
  }
  const layouts = new Map<string, LayoutDefinition>();
  for (const [index, entry] of source.layouts.entries()) {
    const path = `/layouts/${index}`;
    const layout = read(entry, validateLayout) as LayoutDefinition | undefined;
    if (!layout) refuse("layout", path, report);
    else if (!templates.has(layout.template)) {
      report.add(
        "missing-template",
        "error",
        `${path}/template`,
        `Layout "${layout.id}" names a template that does not exist and is left out.`,
        "Add the template or correct the name.",
      );
    } else keep(layouts, layout, path, report);
  }
  const blocks = new Map([...layouts.values()].map((layout) => [layout.id, new Map(layout.blocks.map((block) => [block.key, block]))]));
  return Object.freeze({ layouts, templates, blocks, defaults, diagnostics: report.diagnostics });
}

/** A copy of what meets its schema. Bounded first: a validator goes as deep as the data does. */
function read(entry: unknown, validate: SchemaValidator): unknown {
  const { value, diagnostics } = boundJson(entry, fileBounds);
  return diagnostics.length === 0 && validate(value) ? value : undefined;
}

const hasKnownNeeds = ({ root }: TemplateDefinition, needs: NeedSchemas): boolean =>
  walkTemplate(root).every(({ fields, path }) => needErrors(fields["needs"], needs, path).length === 0);

function keep<T extends { id: string }>(into: Map<string, T>, entry: T, path: string, report: Report): void {
  if (into.has(entry.id))
    report.add("duplicate-id", "error", `${path}/id`, `The id "${entry.id}" exists twice; the first one counts.`, "Rename one of them.");
  else into.set(entry.id, entry);
}

function refuse(what: string, path: string, report: Report): void {
  report.add("invalid-definition", "error", path, `This ${what} does not meet its schema and is left out.`, "Run layout-lint to see why.");
}
