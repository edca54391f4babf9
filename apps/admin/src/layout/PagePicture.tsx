import "@portal/layouts/templates.css";
import type { LayoutNode, RegionNode, ResolvedPart } from "@portal/core";
import type { ReactNode } from "react";
import styles from "./PagePicture.module.css";
import type { useContentText } from "./use-content-text.ts";

export interface PagePictureProps {
  readonly root: RegionNode<ResolvedPart>;
  readonly textOf: ReturnType<typeof useContentText>;
  /** Key of a block that is marked. */
  readonly marked?: string;
}

/** A page in small: regions as their style sheet has them, blocks by their names and what they show. For the eye alone. */
export const PagePicture = ({ root, ...rest }: PagePictureProps): ReactNode => (
  <span aria-hidden className={styles["picture"]}>
    <span className={styles["page"]}>
      <Part node={root} {...rest} />
    </span>
  </span>
);

interface PartProps extends Omit<PagePictureProps, "root"> {
  readonly node: LayoutNode<ResolvedPart>;
}

function Part({ node, textOf, marked }: PartProps): ReactNode {
  if (node.kind === "region")
    return (
      <span className={node.className}>
        {node.children.map((child) => (
          <Part key={child.id} node={child} textOf={textOf} {...(marked !== undefined && { marked })} />
        ))}
      </span>
    );
  return (
    <span className={node.className}>
      {node.kind === "block" && (
        <span className={styles["block"]} data-marked={node.key === marked || undefined}>
          <b>{node.label}</b> {textOf(node.assignment).short}
        </span>
      )}
    </span>
  );
}
