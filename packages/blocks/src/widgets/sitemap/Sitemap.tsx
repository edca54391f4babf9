import type { ReactNode } from "react";
import { sitePath, type TreeNode } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Name } from "../../ui/Name.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import styles from "./Sitemap.module.css";

/** Data may nest without end; nobody reads further than this. */
const DEPTH = 8;

/** All categories of the site as nested lists. */
export function Sitemap({ page, content: { sitemap = [] } }: WidgetProps): ReactNode {
  const { t } = useHost();
  return (
    <div className={styles["sitemap"]}>
      <p className={styles["home"]}>
        <SafeLink href={sitePath(page.site.slug)}>{page.site.name}</SafeLink>
      </p>
      {sitemap.length === 0 ? <EmptyState>{t("sitemap.empty")}</EmptyState> : <Branches nodes={sitemap} depth={1} />}
    </div>
  );
}

function Branches({ nodes, depth }: { readonly nodes: readonly TreeNode[]; readonly depth: number }): ReactNode {
  return (
    <ul className={depth === 1 ? styles["columns"] : styles["nested"]}>
      {nodes.map((branch, index) => (
        <li key={index} className={depth === 1 ? styles["top"] : undefined}>
          <SafeLink href={branch.href}>
            <Name text={branch.name} />
          </SafeLink>
          {branch.children.length > 0 && depth < DEPTH && <Branches nodes={branch.children} depth={depth + 1} />}
        </li>
      ))}
    </ul>
  );
}
