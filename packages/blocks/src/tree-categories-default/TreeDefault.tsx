import type { ReactNode } from "react";
import type { TreeContent, TreeNode } from "@portal/core";
import { type BlockProps } from "@portal/react";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { treeDefaultTexts } from "./texts.ts";
import styles from "./TreeDefault.module.css";

/** A tree that opens and closes by itself, without scripts. The first level stands open. */
export function TreeDefault({ block, content }: BlockProps<TreeContent>): ReactNode {
  if (content.nodes.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label} className={styles["block"]}>
      <Branch nodes={content.nodes} open />
    </Section>
  );
}

/** Link and switch stand side by side: neither is inside the other. */
function Branch({ nodes, open }: { readonly nodes: readonly TreeNode[]; readonly open: boolean }): ReactNode {
  const t = useTexts(treeDefaultTexts);
  return (
    <ul className={styles["branch"]}>
      {nodes.map((node, index) => (
        <li key={index} className={styles["node"]}>
          <TitleLink href={node.href} text={node.name} className={styles["link"]} />
          {node.children.length > 0 && (
            <details className={styles["details"]} open={open}>
              <summary className={styles["summary"]}>
                <Icon name="chevron" />
                <VisuallyHidden>{t("tree-categories-default.toggle", { name: node.name })}</VisuallyHidden>
              </summary>
              <Branch nodes={node.children} open={false} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
