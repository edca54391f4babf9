import type { TemplateArea, TemplateDefinition, TemplateNode, TemplateRegion, TemplateWidget } from "@portal/core";

/** All nodes in source order, which is reading order. */
function* walk(node: TemplateNode): Generator<TemplateNode> {
  yield node;
  if ("children" in node) for (const child of node.children) yield* walk(child);
}

export const regionsOf = ({ root }: TemplateDefinition): TemplateRegion[] => [...walk(root)].filter((node) => "children" in node);
export const areasOf = ({ root }: TemplateDefinition): TemplateArea[] => [...walk(root)].filter((node) => "area" in node);
export const widgetsOf = ({ root }: TemplateDefinition): TemplateWidget[] => [...walk(root)].filter((node) => "static" in node);

/** How a template arranges its page, without the names of what stands in it. */
export function fingerprint(node: TemplateNode): string {
  if (!("children" in node)) return "area" in node ? "area" : "static";
  const { layout, columns, span, surface = "none", children } = node;
  return `${layout}(${JSON.stringify([columns, span, surface])}:${children.map(fingerprint).join(" ")})`;
}

/** What a template shows in reading order, whatever columns, widths and surfaces its parts stand in. */
export const partsOf = ({ root }: TemplateDefinition): string[] =>
  [...walk(root)].flatMap((node) => ("area" in node ? `area ${node.area}` : "static" in node ? `widget ${node.static}` : []));
