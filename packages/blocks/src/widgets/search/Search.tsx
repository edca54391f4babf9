import type { ReactNode } from "react";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ListingFrame } from "../../ui/ListingFrame.tsx";
import { ministryPages } from "../../ui/ministry-pages.ts";
import { ResultItem } from "../../ui/ResultItem.tsx";
import { SearchForm } from "../../ui/SearchForm.tsx";
import { keptParameters, pathnameOf } from "../../ui/listing-query.ts";
import styles from "./Search.module.css";

/** The search form with what was found; where nothing searches yet, it says so. */
export function Search({ node, page, content: { listing } }: WidgetProps): ReactNode {
  const { t } = useHost();
  const terms =
    keptParameters(page.path)
      .find(([name]) => name === "q")?.[1]
      .trim() ?? "";
  return (
    <div className={styles["search"]}>
      <SearchForm id={node.id} action={pathnameOf(page.path)} terms={terms} />
      {terms === "" ? (
        <p className={styles["hint"]}>{t("search.hint")}</p>
      ) : listing === undefined ? (
        <NotSearched terms={terms} sitemap={ministryPages[page.language].sitemap} />
      ) : (
        <ListingFrame id={`${node.id}-results`} listing={listing} path={page.path} empty={t("search.nothing", { terms })} filter={false}>
          <ol className={styles["results"]}>
            {listing.articles.map((article, index) => (
              <ResultItem key={index} article={article} level={node.headingLevel ?? 2} />
            ))}
          </ol>
        </ListingFrame>
      )}
    </div>
  );
}

function NotSearched({ terms, sitemap }: { readonly terms: string; readonly sitemap: string }): ReactNode {
  const { t, Link } = useHost();
  return (
    <EmptyState>
      {t("search.unavailable", { terms })} <Link href={sitemap}>{t("search.browse")}</Link>
    </EmptyState>
  );
}
