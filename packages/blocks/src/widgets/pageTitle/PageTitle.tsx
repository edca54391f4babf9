import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import styles from "./PageTitle.module.css";

/** Name and description of the page, most often a category. */
export function PageTitle({ page }: WidgetProps<"category" | "breadcrumb" | "title">): ReactNode {
  // What the breadcrumb ends with is the page's own name; `title` carries the site's too.
  const name = page.category?.name ?? page.breadcrumb.at(-1)?.label ?? page.title;
  const description = page.category?.description;
  return (
    <div className={styles["head"]}>
      <h1 className={styles["title"]}>{name}</h1>
      {description && <p className={styles["description"]}>{description}</p>}
    </div>
  );
}
