import type { ReactNode } from "react";
import { EXACT_TOTAL, type ListingContent, MAX_PAGE } from "@portal/domain";
import { useHost } from "@portal/react";
import { Icon } from "./Icon.tsx";
import { SafeLink } from "./SafeLink.tsx";
import { listingHref } from "./listing-query.ts";
import { pageNumbers } from "./page-numbers.ts";
import { useTexts } from "./use-texts.ts";
import { listingTexts } from "./listing-texts.ts";
import styles from "./Paging.module.css";

interface PagingProps {
  readonly listing: Pick<ListingContent, "page" | "pageSize" | "total" | "year" | "sort">;
  readonly path: string;
  /** Address of a page, where more than year and order is kept. */
  readonly to?: (page: number) => string;
}

/** Numbered pages as real links; nothing where all fits on one page. */
export function Paging({
  listing: { page, pageSize, total, year, sort },
  path,
  to = (target) => listingHref(path, { page: target, year, sort }),
}: PagingProps): ReactNode {
  const { format } = useHost();
  const t = useTexts(listingTexts);
  const last = Math.min(Math.ceil(total / Math.max(pageSize, 1)), MAX_PAGE);
  if (last < 2) return null;
  return (
    <nav className={styles["paging"]} aria-label={t("listing.paging")}>
      <ul className={styles["list"]}>
        {page > 1 && (
          <li className={styles["previous"]}>
            <SafeLink href={to(Math.min(page - 1, last))} className={styles["step"]}>
              <Icon name="chevron" />
              <span className={styles["word"]}>{t("listing.previous")}</span>
            </SafeLink>
          </li>
        )}
        {pageNumbers(page, last, total > EXACT_TOTAL).map((number, index) => (
          <li key={number === "gap" ? `gap-${index}` : number}>
            {number === "gap" ? (
              <span className={styles["gap"]}>…</span>
            ) : (
              <SafeLink
                href={to(number)}
                className={styles["link"]}
                aria-label={t("listing.page", { page: format.number(number) })}
                aria-current={number === page ? "page" : undefined}
              >
                {format.number(number)}
              </SafeLink>
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <SafeLink href={to(page + 1)} className={styles["step"]}>
              <span className={styles["word"]}>{t("listing.next")}</span>
              <Icon name="chevron" />
            </SafeLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
