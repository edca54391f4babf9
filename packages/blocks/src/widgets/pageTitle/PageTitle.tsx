import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { pageHeading } from "./page-heading.ts";
import styles from "./PageTitle.module.css";

/** Name and description of the page, most often a category. */
export function PageTitle({ page }: WidgetProps): ReactNode {
  const description = page.category?.description;
  return (
    <div className={styles["head"]}>
      <h1 className={styles["title"]}>{pageHeading(page)}</h1>
      {description && <p className={styles["description"]}>{description}</p>}
    </div>
  );
}
