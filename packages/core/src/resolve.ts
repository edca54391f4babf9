import { type Catalogue } from "./catalogue.ts";
import { nodeClassName, nodeId } from "./class-names.ts";
import { Report } from "./diagnostics.ts";
import type { LayoutBlock, LocalizedText, TemplateArea, TemplateRegion, TemplateStatic } from "./generated/types.ts";
import type {
  Assignment,
  BlockNode,
  BlockType,
  Diagnostic,
  Language,
  LayoutNode,
  LayoutTree,
  ProvenanceLayer,
  RegionNode,
  Site,
  WidgetNode,
} from "./model.ts";
import { type Selection, type Subject, selectTemplate } from "./select.ts";

/** The layout of one page, and how it came about. */
export interface Resolution {
  readonly tree: LayoutTree;
  readonly selection: Selection;
  readonly diagnostics: readonly Diagnostic[];
  /** By block key: which layer set its content. */
  readonly provenance: ReadonlyMap<string, ProvenanceLayer>;
}

/** Articles a block shows of each category where its layout says nothing. */
export const DEFAULT_COUNT = 6;
const DEFAULT_HEADING_LEVEL = 2;

/** Site and subject → layout tree. Pure and total: whatever the metadata holds, there is a tree. */
export function resolveLayout(catalogue: Catalogue, request: { readonly site: Site; readonly subject: Subject }): Resolution {
  const { site, subject } = request;
  const report = new Report();
  const selection = selectTemplate(catalogue, site, subject);
  report.addAll(selection.diagnostics);
  const { layout, template } = selection;
  const blocks = layout ? (catalogue.blocks.get(layout.id) ?? new Map<string, LayoutBlock>()) : new Map<string, LayoutBlock>();
  const layers = layersOf(site, subject);
  reportUnknownKeys(layers, blocks, report);

  const provenance = new Map<string, ProvenanceLayer>();
  const context: Context = {
    templateId: template.id,
    language: site.language,
    block(area, id, className) {
      const block = blocks.get(area.area);
      if (!block) return undefined;
      const content = contentOf(block, layers, subject, report);
      provenance.set(block.key, content.provenance);
      return {
        kind: "block",
        id,
        className,
        key: block.key,
        type: block.type,
        name: block.name,
        label: localize(block.label, site.language),
        editable: block.editable,
        count: block.count ?? DEFAULT_COUNT,
        headingLevel: area.level ?? DEFAULT_HEADING_LEVEL,
        ...content,
      };
    },
  };
  const root = buildRegion(template.root, [], context);
  return {
    tree: { layoutId: layout?.id, templateId: template.id, language: site.language, root },
    selection,
    diagnostics: report.diagnostics,
    provenance,
  };
}

// --- Tree -------------------------------------------------------------------------------------------------------------

interface Context {
  readonly templateId: string;
  readonly language: Language;
  block(area: TemplateArea, id: string, className: string): BlockNode | undefined;
}

const localize = (text: LocalizedText, language: Language): string => text[language] ?? text.vi;

function buildRegion(region: TemplateRegion, path: readonly number[], context: Context): RegionNode {
  const children = region.children.flatMap((child, index) => buildNode(child, [...path, index], context) ?? []);
  return {
    kind: "region",
    id: nodeId(path),
    className: nodeClassName(context.templateId, path),
    landmark: region.landmark,
    label: region.label && localize(region.label, context.language),
    heading: region.heading && { level: region.heading.level, text: localize(region.heading.text, context.language) },
    surface: region.surface ?? "none",
    children,
  };
}

/** An area whose block the layout does not have leaves nothing behind; lint reports it before it gets here. */
function buildNode(
  node: TemplateRegion | TemplateArea | TemplateStatic,
  path: readonly number[],
  context: Context,
): LayoutNode | undefined {
  if ("children" in node) return buildRegion(node, path, context);
  const id = nodeId(path);
  const className = nodeClassName(context.templateId, path);
  return "area" in node ? context.block(node, id, className) : buildWidget(node, id, className);
}

function buildWidget(node: TemplateStatic, id: string, className: string): WidgetNode {
  return { kind: "widget", id, className, name: node.static, headingLevel: node.level, needs: node.needs ?? {} };
}

// --- Content ----------------------------------------------------------------------------------------------------------

interface Layer {
  readonly name: ProvenanceLayer;
  readonly assignments: ReadonlyMap<string, Assignment>;
}

/** Nearest first: a category's own assignment comes before its site's. */
function layersOf(site: Site, subject: Subject): Layer[] {
  const ofSite: Layer = { name: "site", assignments: site.blocks };
  return subject.kind === "category" ? [{ name: "category", assignments: subject.category.blocks }, ofSite] : [ofSite];
}

function contentOf(
  block: LayoutBlock,
  layers: readonly Layer[],
  subject: Subject,
  report: Report,
): Pick<BlockNode, "assignment" | "provenance"> {
  for (const { name, assignments } of layers) {
    const assignment = assignments.get(block.key);
    if (!assignment) continue;
    if (suits(assignment, block.type)) return { assignment, provenance: name };
    report.add(
      "wrong-content-type",
      "warning",
      `/${name}/metadata/blocks/${block.key}`,
      `The block "${block.key}" takes content of type ${block.type}, which its assignment does not give; it stays empty. Assign ${wanted[block.type]}.`,
    );
  }
  const listed =
    subject.kind === "category" && (block.type === "categories" || block.type === "treeCategories")
      ? subject.category.categories
      : undefined;
  if (listed?.length) return { assignment: { key: block.key, categories: listed }, provenance: "category" };
  if (block.default) return { assignment: block.default, provenance: "layout" };
  report.add(
    "unassigned-block",
    "info",
    `/blocks/${block.key}`,
    `The block "${block.key}" has no content and is not shown. Assign ${wanted[block.type]} if it should be.`,
  );
  return { assignment: undefined, provenance: "none" };
}

const wanted: Readonly<Record<BlockType, string>> = {
  category: '"category": a slug',
  categories: '"categories": a list of slugs',
  treeCategories: '"root": a slug, or "categories" with children',
  cards: '"cards": a list of cards',
};

function suits(assignment: Assignment, type: BlockType): boolean {
  switch (type) {
    case "category":
      return assignment.category !== undefined;
    case "categories":
      return assignment.categories !== undefined;
    case "treeCategories":
      return assignment.root !== undefined || assignment.categories !== undefined;
    case "cards":
      return assignment.cards !== undefined;
  }
}

/** Only the nearest layer is looked at: a site's assignments are for its home page and may serve categories besides. */
function reportUnknownKeys([nearest]: readonly Layer[], blocks: ReadonlyMap<string, LayoutBlock>, report: Report): void {
  for (const key of nearest?.assignments.keys() ?? []) {
    if (!blocks.has(key))
      report.add(
        "unknown-block-key",
        "info",
        `/${nearest?.name}/metadata/blocks/${key}`,
        `The layout has no block "${key}"; its content is kept but not shown. Assign it to one of the layout's blocks.`,
      );
  }
}
