import type { ReactNode } from "react";
import type { CategoriesContent, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleList } from "../ui/ArticleList.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Name } from "../ui/Name.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Section } from "../ui/Section.tsx";
import styles from "./CategoriesDefault.module.css";

/** Headlines of each category; all of them stand in the category itself. */
const HEADLINES = 4;

/** Categories as panels, each with its newest headlines. */
export function CategoriesDefault({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["panels"]}>
        {content.categories.map((one, index) => (
          <Panel key={index} content={one} level={block.headingLevel + 1} />
        ))}
      </ul>
    </Section>
  );
}

function Panel({ content: { category, articles }, level }: { readonly content: CategoryContent; readonly level: number }): ReactNode {
  return (
    <li className={styles["panel"]}>
      <Heading level={level} className={styles["heading"]}>
        <SafeLink href={category.href} className={styles["name"]}>
          <Name text={category.name} />
          <Icon name="chevron" />
        </SafeLink>
      </Heading>
      <ArticleList articles={articles.slice(0, HEADLINES)} className={styles["list"]} />
    </li>
  );
}
