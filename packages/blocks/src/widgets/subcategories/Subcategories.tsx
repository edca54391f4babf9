import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { Heading } from "../../ui/Heading.tsx";
import { NestedLinks } from "../../ui/NestedLinks.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { subcategoriesTexts } from "./texts.ts";
import styles from "./Subcategories.module.css";

/** Levels that are drawn; what lies deeper is a click away. */
const LEVELS = 3;

/** What the current category is divided into. */
export function Subcategories({ node, content: { children = [] } }: WidgetProps): ReactNode {
  const t = useTexts(subcategoriesTexts);
  if (children.length === 0) return null;
  return (
    <nav className={styles["box"]} aria-labelledby={`${node.id}-title`}>
      <Heading level={node.headingLevel ?? 2} id={`${node.id}-title`} className={styles["title"]}>
        {t("subcategories.title")}
      </Heading>
      <NestedLinks nodes={children} levels={LEVELS} className={styles["list"]} nestedClassName={styles["nested"]} />
    </nav>
  );
}
