import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { Heading } from "../ui/Heading.tsx";
import { MediaBadge } from "../ui/MediaBadge.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { researchAbstractsTexts } from "./texts.ts";
import styles from "./ResearchAbstracts.module.css";

/** Research as the contents of a journal: the date in the margin, title and whole abstract in one measure, no pictures. */
export function ResearchAbstracts({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const t = useTexts(researchAbstractsTexts);
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ol>
        {articles.map((article, index) => (
          <li key={index} className={styles["paper"]}>
            <p className={styles["margin"]}>
              <DateTime iso={article.publishedAt} />
              <MediaBadge media={article.media} />
            </p>
            <div className={styles["text"]}>
              <Heading level={block.headingLevel + 1} className={styles["title"]}>
                <TitleLink href={article.href} text={article.title} />
              </Heading>
              {article.summary && (
                <p className={styles["abstract"]}>
                  <b className={styles["label"]}>{t("category-research-abstracts.abstract")}</b> {article.summary}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
