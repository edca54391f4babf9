import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { EXACT_TOTAL, type NeighboursContent } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { DateTime } from "../../ui/DateTime.tsx";
import { Name } from "../../ui/Name.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { TitleLink } from "../../ui/TitleLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { otherArticlesTexts } from "../otherArticles/texts.ts";
import { readingListTexts } from "./texts.ts";
import styles from "./ReadingList.module.css";

/** The current article in the order of its category: the one before and after it, where it stands, and what stands around it. */
export function ReadingList({ node, page, content: { neighbours } }: WidgetProps<"article" | "category">): ReactNode {
  const t = useTexts(otherArticlesTexts, readingListTexts);
  if (!neighbours || !page.article) return null;
  const { articles, total } = neighbours;
  const here = articles.findIndex(({ slug }) => slug === page.article?.slug);
  return (
    <section className={styles["reading"]}>
      <SectionHeading level={node.headingLevel ?? 2} text={page.category?.name ?? t("readingList.title")} href={page.category?.href} />
      <Position neighbours={neighbours} />
      {total > 1 && (
        <ul className={styles["turns"]}>
          <Turn article={articles[here - 1]} direction="newer" />
          <Turn article={articles[here + 1]} direction="older" />
        </ul>
      )}
      <ol className={styles["list"]}>
        {articles.map((article, index) => (
          <li key={index} className={styles["item"]} aria-current={index === here ? "page" : undefined}>
            {index === here ? (
              <span className={styles["here"]}>
                <Name text={article.title} />
              </span>
            ) : (
              <TitleLink href={article.href} text={article.title} />
            )}
            <DateTime iso={article.publishedAt} className={styles["day"]} />
          </li>
        ))}
      </ol>
      {page.category && (
        <p className={styles["all"]}>
          <SafeLink href={page.category.href}>{t("otherArticles.all", { name: page.category.name })}</SafeLink>
        </p>
      )}
    </section>
  );
}

function Position({ neighbours: { position, total } }: { readonly neighbours: NeighboursContent }): ReactNode {
  const { format } = useHost();
  const t = useTexts(readingListTexts);
  const counts = { position: format.number(position), total: format.number(Math.min(total, EXACT_TOTAL)) };
  const text = total <= EXACT_TOTAL ? "position" : position <= EXACT_TOTAL ? "positionMore" : "oneOfMore";
  return <p className={styles["position"]}>{t(`readingList.${text}`, counts)}</p>;
}

interface TurnProps {
  readonly article: ArticleSummary | undefined;
  readonly direction: "newer" | "older";
}

function Turn({ article, direction }: TurnProps): ReactNode {
  const t = useTexts(readingListTexts);
  if (!article) return null;
  return (
    <li>
      <span className={styles["direction"]}>{t(`readingList.${direction}`)}</span>
      <TitleLink href={article.href} text={article.title} />
    </li>
  );
}
