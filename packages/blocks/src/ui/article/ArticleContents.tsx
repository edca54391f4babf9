import type { ReactNode } from "react";
import type { Article } from "@portal/domain";
import { Heading } from "../Heading.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./ArticleContents.module.css";

interface ArticleContentsProps {
  /** The heading's id begins with the node's. */
  readonly id: string;
  readonly article: Article;
  readonly level: number;
}

/** Fewer headings need no list. */
const LEAST = 2;

/** Links to the headings of the text below. */
export function ArticleContents({ id, article, level }: ArticleContentsProps): ReactNode {
  const t = useTexts(articleTexts);
  const outline = article.reading?.outline ?? [];
  if (outline.length < LEAST) return null;
  return (
    <nav className={styles["contents"]} aria-labelledby={`${id}-contents`}>
      <Heading level={level} id={`${id}-contents`} className={styles["title"]}>
        {t("article.contents")}
      </Heading>
      <ol className={styles["list"]}>
        {outline.map((entry) => (
          <li key={entry.id} className={entry.level === 3 ? styles["below"] : undefined}>
            <a href={`#${entry.id}`}>{entry.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
