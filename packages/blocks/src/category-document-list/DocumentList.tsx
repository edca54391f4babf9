import type { ReactNode } from "react";
import type { ArticleSummary, CategoryContent } from "@portal/core";
import { type BlockProps } from "@portal/react";
import { DateTime } from "../ui/DateTime.tsx";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import { TitleLink } from "../ui/TitleLink.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { uiTexts } from "../ui/texts.ts";
import styles from "./DocumentList.module.css";

/** Documents and files, each row with its kind and date. */
export function DocumentList({ block, content }: BlockProps<CategoryContent>): ReactNode {
  const { category, articles } = content;
  if (articles.length === 0) return null;
  return (
    <Section level={block.headingLevel} text={category.name} href={category.href} seeAll>
      <ul className={styles["list"]}>
        {articles.map((article, index) => (
          <Row key={index} article={article} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ article }: { readonly article: ArticleSummary }): ReactNode {
  const t = useTexts(uiTexts);
  const [icon, kind] = kindOf(article.media);
  return (
    <li className={styles["row"]}>
      <span className={styles["icon"]}>
        <Icon name={icon} />
      </span>
      <div className={styles["text"]}>
        <TitleLink href={article.href} text={article.title} className={styles["title"]} />
        {article.summary && <p className={styles["summary"]}>{article.summary}</p>}
        <p className={styles["meta"]}>
          {kind !== undefined && <span>{t(kind)}</span>}
          <DateTime iso={article.publishedAt} />
        </p>
      </div>
    </li>
  );
}

/** Icon of the row and text key of its kind; plain articles have no kind. */
function kindOf(media: ArticleSummary["media"]): readonly [IconName, keyof typeof uiTexts.vi | undefined] {
  switch (media) {
    case "file":
      return ["download", "ui.media.file"];
    case "link":
      return ["external", "ui.media.link"];
    case "document":
      return ["file", "ui.media.document"];
    case "photos":
      return ["photos", "ui.media.photos"];
    case "video":
      return ["video", "ui.media.video"];
    case "infographic":
      return ["picture", "ui.media.infographic"];
    default:
      return ["file", undefined];
  }
}
