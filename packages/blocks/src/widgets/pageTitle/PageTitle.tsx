import type { ReactNode } from "react";
import { feedTypes, headlinesEmbedPath, pageFeed } from "@portal/domain";
import type { WidgetProps } from "@portal/react";
import { EmbedCode } from "../../ui/EmbedCode.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { pageTitleTexts } from "./texts.ts";
import styles from "./PageTitle.module.css";

/** Headlines that a frame begins with, and its height in CSS pixels. */
const HEADLINES = 5;
const HEIGHT = 420;

type TitledPage = "category" | "breadcrumb" | "title" | "site" | "kind" | "path" | "language";

/** Name and description of the page, most often a category, and how to follow what it lists: its feed, its headlines for the pages of others. */
export function PageTitle({ page }: WidgetProps<TitledPage>): ReactNode {
  const t = useTexts(pageTitleTexts);
  // What the breadcrumb ends with is the page's own name; `title` carries the site's too.
  const name = page.category?.name ?? page.breadcrumb.at(-1)?.label ?? page.title;
  const description = page.category?.description;
  const feed = pageFeed("atom", page);
  return (
    <div className={styles["head"]}>
      <div className={styles["line"]}>
        <h1 className={styles["title"]}>{name}</h1>
        {feed !== undefined && (
          <a className={styles["feed"]} href={feed} type={feedTypes.atom}>
            <Icon name="rss" />
            {t("pageTitle.feed")}
          </a>
        )}
      </div>
      {description && <p className={styles["description"]}>{description}</p>}
      {feed !== undefined && page.kind === "category" && page.category && (
        <EmbedCode
          summary={t("pageTitle.embed")}
          path={`${headlinesEmbedPath(page.site.slug, page.category.slug)}?count=${HEADLINES}`}
          title={page.category.name}
          height={HEIGHT}
        />
      )}
    </div>
  );
}
