import type { ReactNode } from "react";
import type { CategoriesContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { Icon } from "../ui/Icon.tsx";
import { Name } from "../ui/Name.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./CategoryLinks.module.css";

/** Categories as plain links, as many columns as fit. */
export function CategoryLinks({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["list"]}>
        {content.categories.map(({ category }, index) => (
          <li key={index}>
            <SafeLink href={category.href} className={styles["link"]}>
              <Icon name="chevron" />
              <span className={styles["name"]}>
                <Name text={category.name} />
              </span>
            </SafeLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
