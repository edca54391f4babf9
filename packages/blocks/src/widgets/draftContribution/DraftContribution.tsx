import type { ReactNode } from "react";
import type { ArticleSummary } from "@portal/core";
import { type WidgetProps } from "@portal/react";
import { Heading } from "../../ui/Heading.tsx";
import { ListingFrame } from "../../ui/ListingFrame.tsx";
import { ResultItem } from "../../ui/ResultItem.tsx";
import { HowToContribute } from "./HowToContribute.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { draftStatusTexts } from "../draftStatus/texts.ts";
import { draftContributionTexts } from "./texts.ts";
import styles from "./DraftContribution.module.css";

/** Fixed main content of category-layout-contribute: drafts that are open to comments, and how to comment. */
export function DraftContribution({ node, page, content: { listing } }: WidgetProps<"site" | "language" | "path">): ReactNode {
  const t = useTexts(draftContributionTexts);
  const level = node.headingLevel ?? 2;
  return (
    <div className={styles["drafts"]}>
      <HowToContribute identity={page.site.identity} language={page.language} level={level} />
      <section className={styles["list"]}>
        <Heading level={level} className={styles["title"]}>
          {t("draftContribution.drafts")}
        </Heading>
        <ListingFrame id={node.id} listing={listing} path={page.path} empty={t("draftContribution.empty")}>
          <ol className={styles["items"]}>
            {listing?.articles.map((article, index) => (
              <ResultItem key={index} article={article} level={level + 1} note={<Standing draft={article.draft} />} />
            ))}
          </ol>
        </ListingFrame>
      </section>
    </div>
  );
}

/** State of a draft, and how many days are left. */
function Standing({ draft }: Pick<ArticleSummary, "draft">): ReactNode {
  const t = useTexts(draftStatusTexts);
  if (!draft) return null;
  const left = draft.daysLeft === 0 ? t("draftStatus.lastDay") : t("draftStatus.daysLeft", { count: draft.daysLeft });
  return (
    <span className={styles["standing"]}>
      {t(`draftStatus.${draft.phase}`)}
      {draft.phase === "open" && ` – ${left}`}
    </span>
  );
}
