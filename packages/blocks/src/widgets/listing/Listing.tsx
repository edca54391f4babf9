import type { ReactNode } from "react";
import { type WidgetProps } from "@portal/react";
import { ListingFrame } from "../../ui/ListingFrame.tsx";
import { ResultItem } from "../../ui/ResultItem.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { listingTexts } from "../../ui/listing-texts.ts";
import styles from "./Listing.module.css";

/** The current category's articles, a page at a time, as lines with date and summary. */
export function Listing({ node, page, content: { listing } }: WidgetProps<"path">): ReactNode {
  const t = useTexts(listingTexts);
  return (
    <ListingFrame id={node.id} listing={listing} path={page.path} empty={t("listing.empty")}>
      <ol className={styles["list"]}>
        {listing?.articles.map((article, index) => (
          <ResultItem key={index} article={article} level={node.headingLevel ?? 2} />
        ))}
      </ol>
    </ListingFrame>
  );
}
