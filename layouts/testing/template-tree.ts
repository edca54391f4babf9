import type { TemplateArea, TemplateDefinition, TemplateNode, TemplateRegion, TemplateStatic } from "@portal/core";

/** A node with the regions around it, outermost first, in source order. */
export interface Visited {
  readonly node: TemplateNode;
  readonly around: readonly TemplateRegion[];
}

export function* walk(node: TemplateNode, around: readonly TemplateRegion[] = []): Generator<Visited> {
  yield { node, around };
  if ("children" in node) for (const child of node.children) yield* walk(child, [...around, node]);
}

export const regionsOf = ({ root }: TemplateDefinition): { region: TemplateRegion; around: readonly TemplateRegion[] }[] =>
  [...walk(root)].flatMap(({ node, around }) => ("children" in node ? [{ region: node, around }] : []));

export const areasOf = ({ root }: TemplateDefinition): TemplateArea[] =>
  [...walk(root)].flatMap(({ node }) => ("area" in node ? [node] : []));

export const widgetsOf = ({ root }: TemplateDefinition): TemplateStatic[] =>
  [...walk(root)].flatMap(({ node }) => ("static" in node ? [node] : []));

/** How a template arranges its page, without the names of what stands in it. */
export function fingerprint(node: TemplateNode): string {
  if (!("children" in node)) return "area" in node ? "area" : "static";
  const { layout, columns, span, surface = "none", children } = node;
  return `${layout}(${JSON.stringify([columns, span, surface])}:${children.map(fingerprint).join(" ")})`;
}

/** Levels of all headings in source order: of regions, of blocks (2 by default) and of widgets. */
export const headingLevels = ({ root }: TemplateDefinition): number[] =>
  [...walk(root)].flatMap(({ node }) => {
    if ("children" in node) return node.heading ? [node.heading.level] : [];
    if ("area" in node) return [node.level ?? 2];
    return node.level === undefined ? [] : [node.level];
  });
