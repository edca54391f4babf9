import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { type WidgetProps } from "@portal/react";
import { ArticleListItem } from "../../ui/ArticleListItem.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { otherArticlesTexts } from "./texts.ts";
import styles from "./OtherArticles.module.css";

/** Articles about the same as the article, where there are any; then the newest others of its category, of which they take the places. */
export function OtherArticles({ node, page, content: { related = [], others = [] } }: WidgetProps<"category">): ReactNode {
  const t = useTexts(otherArticlesTexts);
  const shown = new Set(related.map(({ slug }) => slug));
  const newest = others.filter(({ slug }) => !shown.has(slug)).slice(0, Math.max(0, others.length - related.length));
  if (related.length + newest.length === 0) return null;
  // Of two sections none is the page's title.
  const level = Math.max(2, node.headingLevel ?? 2);
  return (
    <div className={styles["others"]}>
      <ArticleSection level={level} title={t("otherArticles.related")} articles={related} />
      <ArticleSection level={level} title={t("otherArticles.title")} articles={newest} />
      {page.category && (
        <p className={styles["all"]}>
          <SafeLink href={page.category.href}>{t("otherArticles.all", { name: page.category.name })}</SafeLink>
        </p>
      )}
    </div>
  );
}

interface ArticleSectionProps {
  readonly level: number;
  readonly title: string;
  readonly articles: readonly ArticleSummary[];
}

function ArticleSection({ level, title, articles }: ArticleSectionProps): ReactNode {
  if (articles.length === 0) return null;
  return (
    <section className={styles["section"]}>
      <SectionHeading level={level} text={title} />
      <ul className={styles["list"]}>
        {articles.map((article, index) => (
          <ArticleListItem key={index} article={article} picture={article.image !== undefined} />
        ))}
      </ul>
    </section>
  );
}
