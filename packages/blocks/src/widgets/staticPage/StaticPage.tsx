import type { ReactNode } from "react";
import type { WidgetProps } from "@portal/react";
import { Name } from "../../ui/Name.tsx";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./StaticPage.module.css";

/** A page of the site's own: title and text. The text was sanitised when it was stored or fetched (core's StaticPage says so). */
export function StaticPage({ page }: WidgetProps<"page">): ReactNode {
  if (!page.page) return null;
  return (
    <article className={styles["page"]}>
      <h1 className={styles["title"]}>
        <Name text={page.page.title} />
      </h1>
      <Prose html={page.page.html} name="page" />
    </article>
  );
}
