import type { ReactNode } from "react";
import type { CategoriesContent, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { ArticleEntry } from "../ui/ArticleEntry.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./ProgrammeBoard.module.css";

/** Notes that a column holds. */
const NOTES = 3;

/** Programmes as a board on the wall: a column each, its newest steps as notes, one below the other. */
export function ProgrammeBoard({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={block.label}>
      <ul className={styles["board"]}>
        {content.categories.map((one, index) => (
          <Programme key={index} content={one} level={block.headingLevel + 1} />
        ))}
      </ul>
    </Section>
  );
}

function Programme({ content: { category, articles }, level }: { readonly content: CategoryContent; readonly level: number }): ReactNode {
  return (
    <li className={styles["programme"]}>
      <Heading level={level} className={styles["heading"]}>
        <TitleLink href={category.href} text={category.name} />
      </Heading>
      {category.description && <p className={styles["about"]}>{category.description}</p>}
      {articles.length > 0 && (
        <ul className={styles["notes"]}>
          {articles.slice(0, NOTES).map((article, index) => (
            <li key={index} className={styles["note"]}>
              <ArticleEntry article={article} summary={false} covers />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
