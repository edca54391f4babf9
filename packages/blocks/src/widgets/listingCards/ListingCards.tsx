import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { ArticleCard } from "../../ui/ArticleCard.tsx";
import { ListingFrame } from "../../ui/ListingFrame.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { listingTexts } from "../../ui/listing-texts.ts";
import styles from "./ListingCards.module.css";

/** The current category's articles, a page at a time, as cards with pictures. */
export function ListingCards({ node, page, content: { listing } }: WidgetProps<"path">): ReactNode {
  const t = useTexts(listingTexts);
  return (
    <ListingFrame id={node.id} listing={listing} path={page.path} empty={t("listing.empty")}>
      <ol className={styles["cards"]}>
        {listing?.articles.map((article, index) => (
          <li key={index}>
            <ArticleCard article={article} level={node.headingLevel ?? 2} />
          </li>
        ))}
      </ol>
    </ListingFrame>
  );
}
