import type { ReactNode } from "react";
import type { CategoriesContent, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./ServiceGroups.module.css";

/** Services of a group: two rows of three; all of them stand in the group itself. */
const SERVICES = 6;

/** Services by the occasion on which they are needed: a numbered group, its services as tiles that say what comes of them. */
export function ServiceGroups({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label} className={styles["block"]}>
      <ol>
        {content.categories.map((one, index) => (
          <Group key={index} content={one} level={block.headingLevel + 1} />
        ))}
      </ol>
    </Section>
  );
}

function Group({ content: { category, articles }, level }: { readonly content: CategoryContent; readonly level: number }): ReactNode {
  return (
    <li className={styles["group"]}>
      <Heading level={level} className={styles["heading"]}>
        <TitleLink href={category.href} text={category.name} />
      </Heading>
      <div>
        {category.description && <p className={styles["about"]}>{category.description}</p>}
        {articles.length > 0 && (
          <ul className={styles["services"]}>
            {articles.slice(0, SERVICES).map((article, index) => (
              <li key={index} className={styles["service"]}>
                <ArticleEntry article={article} dated={false} covers />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
