import type { ReactNode } from "react";
import { sitePath } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NestedLinks } from "../../ui/NestedLinks.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import styles from "./Sitemap.module.css";

/** Nobody reads further than this. */
const LEVELS = 8;

/** All categories of the site as nested lists. */
export function Sitemap({ page, content: { sitemap = [] } }: WidgetProps): ReactNode {
  const { t } = useHost();
  return (
    <div className={styles["sitemap"]}>
      <p className={styles["home"]}>
        <SafeLink href={sitePath(page.site.slug)}>{page.site.name}</SafeLink>
      </p>
      {sitemap.length === 0 ? (
        <EmptyState>{t("sitemap.empty")}</EmptyState>
      ) : (
        <NestedLinks
          nodes={sitemap}
          levels={LEVELS}
          className={styles["columns"]}
          entryClassName={styles["top"]}
          nestedClassName={styles["nested"]}
        />
      )}
    </div>
  );
}
