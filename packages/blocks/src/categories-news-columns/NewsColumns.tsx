import type { ReactNode } from "react";
import type { CategoriesContent, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleCard } from "../ui/ArticleCard.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./NewsColumns.module.css";

/** Titles below the lead of a column. */
const TITLES = 3;

/** Categories as the columns of a newspaper: name, lead with picture, further titles. Categories without articles are left out. */
export function NewsColumns({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  const columns = content.categories.filter((one) => one.articles.length > 0);
  if (columns.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <div className={styles["columns"]}>
        {columns.map((one, index) => (
          <Column key={index} content={one} level={block.headingLevel + 1} />
        ))}
      </div>
    </Section>
  );
}

function Column({ content: { category, articles }, level }: { readonly content: CategoryContent; readonly level: number }): ReactNode {
  const [lead, ...rest] = articles.slice(0, TITLES + 1);
  return (
    <div className={styles["column"]}>
      <Heading level={level} className={styles["heading"]}>
        <TitleLink href={category.href} text={category.name} className={styles["name"]} />
      </Heading>
      {lead && <ArticleCard article={lead} level={level + 1} summary={lead.image === undefined} withPicture={lead.image !== undefined} />}
      {rest.length > 0 && (
        <ul className={styles["titles"]}>
          {rest.map((article, index) => (
            <li key={index}>
              <TitleLink href={article.href} text={article.title} className={styles["title"]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
