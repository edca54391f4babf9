import type { ReactNode } from "react";
import type { CategoriesContent, CategoryContent } from "@portal/core";
import type { BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { Heading } from "../ui/Heading.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import styles from "./ProgrammeBoard.module.css";

/** Notes that a column holds. */
const NOTES = 3;

/** Programmes as a board on the wall: a column each, its newest steps as notes, one below the other. */
export function ProgrammeBoard({ block, content }: BlockProps<CategoriesContent>): ReactNode {
  if (content.categories.length === 0) return null;
  return (
    <section className={styles["block"]}>
      <SectionHeading level={block.headingLevel} text={block.label} />
      <ul className={styles["board"]}>
        {content.categories.map((one, index) => (
          <Programme key={index} content={one} level={block.headingLevel + 1} />
        ))}
      </ul>
    </section>
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
              <TitleLink href={article.href} text={article.title} covers className={styles["title"]} />
              <p className={styles["meta"]}>
                <DateTime iso={article.publishedAt} />
                <MediaBadge media={article.media} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
