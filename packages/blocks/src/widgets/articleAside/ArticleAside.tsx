import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { DateTime, isDate } from "../../ui/DateTime.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { articleAsideTexts } from "./texts.ts";
import styles from "./ArticleAside.module.css";

/** What there is to know about the current article, beside its text. */
export function ArticleAside({ node, page }: WidgetProps<"article" | "category" | "language" | "alternates">): ReactNode {
  const t = useTexts(articleAsideTexts);
  const rows = useFacts(page);
  if (rows.length === 0) return null;
  return (
    <section className={styles["aside"]}>
      <Heading level={node.headingLevel ?? 2} className={styles["title"]}>
        {t("articleAside.title")}
      </Heading>
      <dl className={styles["facts"]}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFacts({
  article,
  category,
  language,
  alternates,
}: WidgetProps<"article" | "category" | "language" | "alternates">["page"]): readonly (readonly [string, ReactNode])[] {
  const t = useTexts(articleAsideTexts);
  if (!article) return [];
  const other = language === "vi" ? "en" : "vi";
  const translation = alternates[other];
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("articleAside.published"), isDate(article.publishedAt) && <DateTime iso={article.publishedAt} />],
    [t("articleAside.category"), category && <SafeLink href={category.href}>{category.name}</SafeLink>],
    [t("articleAside.author"), article.author],
    [t("articleAside.source"), article.source],
    [
      t("articleAside.translation"),
      translation && (
        <SafeLink href={translation} lang={other}>
          {t("articleAside.otherLanguage")}
        </SafeLink>
      ),
    ],
  ];
  return rows.filter(([, value]) => value);
}
