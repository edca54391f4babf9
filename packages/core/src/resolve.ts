import type { Catalogue } from "./catalogue.ts";
import { nodeClassName, nodeId } from "./class-names.ts";
import { ContentLayers } from "./content-layers.ts";
import { Report } from "./diagnostics.ts";
import type { LayoutBlock, LocalizedText, TemplateArea, TemplateRegion, TemplateWidget } from "./generated/types.ts";
import type {
  Diagnostic,
  Language,
  LayoutNode,
  ProvenanceLayer,
  RegionNode,
  ResolvedBlock,
  ResolvedPart,
  ResolvedTree,
  ResolvedWidget,
  Site,
} from "./model.ts";
import { type Selection, type Subject, selectTemplate } from "./select.ts";

/** The layout of one page, and how it came about. */
export interface Resolution {
  readonly tree: ResolvedTree;
  readonly selection: Selection;
  readonly diagnostics: readonly Diagnostic[];
  /** By block key: which layer set its content. */
  readonly provenance: ReadonlyMap<string, ProvenanceLayer>;
}

/** Articles a block shows of each category where neither its layout nor the request says how many. */
const DEFAULT_COUNT = 6;
const DEFAULT_HEADING_LEVEL = 2;

export interface ResolveRequest {
  readonly site: Site;
  readonly subject: Subject;
  /** Articles a block shows of each category where its layout says nothing. */
  readonly articlesPerBlock?: number | undefined;
  /** Of the names of blocks and regions; the site's unless given. */
  readonly language?: Language | undefined;
}

/** Site and subject → layout tree. Pure and total: whatever the metadata holds, there is a tree. */
export function resolveLayout(catalogue: Catalogue, request: ResolveRequest): Resolution {
  const { site, subject, articlesPerBlock = DEFAULT_COUNT, language = site.language } = request;
  const report = new Report();
  const selection = selectTemplate(catalogue, site, subject);
  report.addAll(selection.diagnostics);
  const { layout, template } = selection;
  const blocks = layout ? (catalogue.blocks.get(layout.id) ?? new Map<string, LayoutBlock>()) : new Map<string, LayoutBlock>();
  const layers = new ContentLayers(site, subject, report);
  // Only these pages show what metadata assigns.
  if (subject.kind === "home" || subject.kind === "category") layers.reportUnknownKeys(blocks);

  const provenance = new Map<string, ProvenanceLayer>();
  const context: Context = {
    templateId: template.id,
    language,
    block(area, id, className) {
      const block = blocks.get(area.area);
      if (!block) return undefined;
      const content = layers.contentOf(block);
      provenance.set(block.key, content.provenance);
      return {
        kind: "block",
        id,
        className,
        key: block.key,
        type: block.type,
        name: block.name,
        label: localize(block.label, language),
        editable: block.editable,
        count: block.count ?? articlesPerBlock,
        ...(block.order === "mostRead" && { order: block.order }),
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

interface Context {
  readonly templateId: string;
  readonly language: Language;
  block(area: TemplateArea, id: string, className: string): ResolvedBlock | undefined;
}

const localize = (text: LocalizedText, language: Language): string => text[language] ?? text.vi;

function buildRegion(region: TemplateRegion, path: readonly number[], context: Context): RegionNode<ResolvedPart> {
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
  node: TemplateRegion | TemplateArea | TemplateWidget,
  path: readonly number[],
  context: Context,
): LayoutNode<ResolvedPart> | undefined {
  if ("children" in node) return buildRegion(node, path, context);
  const id = nodeId(path);
  const className = nodeClassName(context.templateId, path);
  return "area" in node ? context.block(node, id, className) : buildWidget(node, id, className);
}

function buildWidget(node: TemplateWidget, id: string, className: string): ResolvedWidget {
  return { kind: "widget", id, className, name: node.static, headingLevel: node.level, needs: node.needs ?? {} };
}
