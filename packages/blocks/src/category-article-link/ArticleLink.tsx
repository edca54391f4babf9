import type { ReactNode } from "react";
import type { CategoryContent } from "@portal/core";
import { type BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { articleLinkTexts } from "./texts.ts";
import styles from "./ArticleLink.module.css";

/** One article as a banner that leads to it. */
export function ArticleLink({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const t = useTexts(articleLinkTexts);
  const article = content.articles[0];
  if (!article) return null;
  return (
    <section className={styles["block"]}>
      <div className={styles["banner"]}>
        <div className={styles["text"]}>
          <Heading level={block.headingLevel} className={styles["title"]}>
            <TitleLink href={article.href} text={article.title} covers />
          </Heading>
          {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
          <p className={styles["more"]} aria-hidden="true">
            {t("category-article-link.more")}
            <Icon name="arrow" />
          </p>
        </div>
        {article.image !== undefined && <ArticleImage src={article.image} shape="wide" className={styles["picture"]} />}
      </div>
    </section>
  );
}
