import type { ReactNode } from "react";
import type { TemplateArea, TemplateDefinition, TemplateRegion, TemplateWidget } from "@portal/core";
import "./view-picture.css";

/** What a wide screen takes: a width that says nothing takes what the next smaller one says. */
const wide = (value: TemplateRegion["columns"]): number => value?.lg ?? value?.md ?? value?.base ?? 1;

interface PartProps {
  readonly node: TemplateRegion | TemplateArea | TemplateWidget;
  /** Columns of the region around it. */
  readonly within: number;
}

function Part({ node, within }: PartProps): ReactNode {
  const gridColumn = `span ${Math.min(wide(node.span), within)}`;
  if (!("children" in node)) return <div className={"area" in node ? "picture-block" : "picture-widget"} style={{ gridColumn }} />;
  const columns = node.layout === "grid" ? wide(node.columns) : 1;
  return (
    <div
      className="picture-region"
      data-surface={node.surface}
      data-width={node.width}
      style={{ gridColumn, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {node.children.map((child, index) => (
        <Part key={index} node={child} within={columns} />
      ))}
    </div>
  );
}

/** How a template divides a wide screen: a box for each block (filled) and each widget (outlined). Drawn from the template, so never out of date. */
export const ViewPicture = ({ template: { id, root } }: { readonly template: TemplateDefinition }): ReactNode => (
  <div className="picture" role="img" aria-label={`How ${id} divides a wide screen`}>
    <Part node={root} within={1} />
  </div>
);
