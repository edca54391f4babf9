import type { ReactNode } from "react";
import type { ArticleSummary, CategoryContent } from "@portal/core";
import { type BlockProps } from "@portal/react";
import { ArticleImage } from "../ui/ArticleImage.tsx";
import { cx } from "../ui/cx.ts";
import { DateTime } from "../ui/DateTime.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { uiTexts } from "../ui/texts.ts";
import styles from "./Video.module.css";

/** A dark stage: the newest video large, the others as a list beside it. Videos play on their own page. */
export function Video({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  const [lead, ...rest] = articles;
  if (!lead) return null;
  return (
    <section className={cx(styles["block"], "surface-ink")}>
      <div className={styles["inner"]}>
        <SectionHeading level={block.headingLevel} text={category.name} href={category.href} seeAll />
        <div className={cx(styles["stage"], rest.length === 0 && styles["alone"])}>
          <article className={styles["lead"]}>
            <Poster article={lead} />
            <Heading level={block.headingLevel + 1} className={styles["title"]}>
              <VideoLink article={lead} />
            </Heading>
            <DateTime iso={lead.publishedAt} className={styles["date"]} />
          </article>
          {rest.length > 0 && (
            <ul className={styles["list"]}>
              {rest.map((article, index) => (
                <li key={index} className={styles["item"]}>
                  <Poster article={article} />
                  <div className={styles["text"]}>
                    <VideoLink article={article} />
                    <DateTime iso={article.publishedAt} className={styles["date"]} />
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

function Poster({ article }: { readonly article: ArticleSummary }): ReactNode {
  return (
    <ArticleImage src={article.image} shape="wide">
      {article.media === "video" && (
        <span className={styles["play"]}>
          <Icon name="play" />
        </span>
      )}
    </ArticleImage>
  );
}

function VideoLink({ article }: { readonly article: ArticleSummary }): ReactNode {
  const t = useTexts(uiTexts);
  return (
    <TitleLink href={article.href} text={article.title} covers>
      {article.media === "video" && <VisuallyHidden>{`${t("ui.media.video")}: `}</VisuallyHidden>}
    </TitleLink>
  );
}
