import type { ReactNode } from "react";
import type { ListingContent } from "@portal/domain";
import { EmptyState } from "./EmptyState.tsx";
import { ListCount } from "./ListCount.tsx";
import { ListingFilter } from "./ListingFilter.tsx";
import { Paging } from "./Paging.tsx";
import { SafeLink } from "./SafeLink.tsx";
import { listingHref } from "./listing-query.ts";
import { useTexts } from "./use-texts.ts";
import { listingTexts } from "./listing-texts.ts";
import styles from "./ListingFrame.module.css";

interface ListingFrameProps {
  /** Id of the node. */
  readonly id: string;
  readonly listing: ListingContent | undefined;
  /** Path and query of the page. */
  readonly path: string;
  /** Said where there is nothing at all. */
  readonly empty: string;
  /** The articles of this page. */
  readonly children: ReactNode;
}

/** Around any listing: filter, how many there are, the articles, pages. */
export function ListingFrame({ id, listing, path, empty, children }: ListingFrameProps): ReactNode {
  const t = useTexts(listingTexts);
  if (!listing || (listing.total === 0 && listing.year === undefined)) return <EmptyState>{empty}</EmptyState>;
  return (
    <div className={styles["frame"]}>
      {isWorthFiltering(listing) && <ListingFilter id={id} listing={listing} path={path} />}
      {listing.articles.length > 0 ? (
        <>
          <ListCount list={listing} shown={listing.articles.length} say={(key, values) => t(`listing.${key}`, values)}>
            {listing.year !== undefined && ` ${t("listing.inYear", { year: listing.year })}`}
          </ListCount>
          {children}
        </>
      ) : (
        <EmptyState>
          {t("listing.nothingHere")}{" "}
          <SafeLink href={listingHref(path, { page: 1, year: undefined, sort: listing.sort })}>{t("listing.backToAll")}</SafeLink>
        </EmptyState>
      )}
      <Paging listing={listing} path={path} />
    </div>
  );
}

/** A list that is seen at a glance needs no filter; one that was filtered needs the way back. */
const isWorthFiltering = ({ total, pageSize, year, sort }: ListingContent): boolean =>
  total > pageSize || year !== undefined || sort !== "newest";
