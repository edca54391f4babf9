import type { ReactNode } from "react";
import type { TreeNode } from "@portal/core";
import { Name } from "./Name.tsx";
import { SafeLink } from "./SafeLink.tsx";

interface NestedLinksProps {
  readonly nodes: readonly TreeNode[];
  /** Levels that are drawn: data may nest without end. */
  readonly levels: number;
  /** Of the outermost list, its entries, and the lists inside. */
  readonly className: string | undefined;
  readonly entryClassName?: string | undefined;
  readonly nestedClassName: string | undefined;
}

/** A tree of categories as nested lists of links. */
export function NestedLinks({ nodes, levels, className, entryClassName, nestedClassName }: NestedLinksProps): ReactNode {
  return (
    <ul className={className}>
      {nodes.map((node, index) => (
        <li key={index} className={entryClassName}>
          <SafeLink href={node.href}>
            <Name text={node.name} />
          </SafeLink>
          {node.children.length > 0 && levels > 1 && (
            <NestedLinks nodes={node.children} levels={levels - 1} className={nestedClassName} nestedClassName={nestedClassName} />
          )}
        </li>
      ))}
    </ul>
  );
}
