import type { ReactNode } from "react";
import type { TreeContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Heading } from "../ui/Heading.tsx";
import { Name } from "../ui/Name.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import styles from "./TreeOutline.module.css";

/** Two levels of a tree in columns, all of it in sight. */
export function TreeOutline({ block, content }: BlockProps<TreeContent>): ReactNode {
  if (content.nodes.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={block.label} />
      <ul className={styles["columns"]}>
        {content.nodes.map((node, index) => (
          <li key={index} className={styles["group"]}>
            <Heading level={block.headingLevel + 1} className={styles["heading"]}>
              <SafeLink href={node.href} className={styles["link"]}>
                <Name text={node.name} />
              </SafeLink>
            </Heading>
            {node.children.length > 0 && (
              <ul className={styles["children"]}>
                {node.children.map((child, position) => (
                  <li key={position}>
                    <SafeLink href={child.href} className={styles["link"]}>
                      <Name text={child.name} />
                    </SafeLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
