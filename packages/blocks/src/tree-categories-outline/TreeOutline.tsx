import type { ReactNode } from "react";
import type { TreeContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Heading } from "../ui/Heading.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./TreeOutline.module.css";

/** Two levels of a tree in columns, all of it in sight. */
export function TreeOutline({ block, content }: BlockProps<TreeContent>): ReactNode {
  if (content.nodes.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["columns"]}>
        {content.nodes.map((node, index) => (
          <li key={index} className={styles["group"]}>
            <Heading level={block.headingLevel + 1} className={styles["heading"]}>
              <TitleLink href={node.href} text={node.name} />
            </Heading>
            {node.children.length > 0 && (
              <ul className={styles["children"]}>
                {node.children.map((child, position) => (
                  <li key={position}>
                    <TitleLink href={child.href} text={child.name} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
