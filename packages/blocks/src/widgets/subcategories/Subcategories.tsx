import type { ReactNode } from "react";
import type { TreeNode } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { Heading } from "../../ui/Heading.tsx";
import { Name } from "../../ui/Name.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import styles from "./Subcategories.module.css";

/** Levels that are drawn; what lies deeper is a click away. */
const DEPTH = 3;

/** What the current category is divided into. */
export function Subcategories({ node, content: { children = [] } }: WidgetProps): ReactNode {
  const { t } = useHost();
  if (children.length === 0) return null;
  return (
    <nav className={styles["box"]} aria-labelledby={`${node.id}-title`}>
      <Heading level={node.headingLevel ?? 2} id={`${node.id}-title`} className={styles["title"]}>
        {t("subcategories.title")}
      </Heading>
      <Branches nodes={children} depth={1} />
    </nav>
  );
}

function Branches({ nodes, depth }: { readonly nodes: readonly TreeNode[]; readonly depth: number }): ReactNode {
  return (
    <ul className={depth === 1 ? styles["list"] : styles["nested"]}>
      {nodes.map((branch, index) => (
        <li key={index}>
          <SafeLink href={branch.href}>
            <Name text={branch.name} />
          </SafeLink>
          {branch.children.length > 0 && depth < DEPTH && <Branches nodes={branch.children} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}
