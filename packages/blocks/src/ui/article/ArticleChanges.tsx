import type { ReactNode } from "react";
import type { ArticleChange } from "@portal/domain";
import { DateTime } from "../DateTime.tsx";
import { useTexts } from "../use-texts.ts";
import { articleTexts } from "./texts.ts";
import styles from "./ArticleChanges.module.css";

/** When an article was last changed, and what was changed each time since it was published. */
export function ArticleChanges({ changes = [] }: { readonly changes: readonly ArticleChange[] | undefined }): ReactNode {
  const t = useTexts(articleTexts);
  const [last] = changes;
  if (!last) return null;
  return (
    <details className={styles["changes"]}>
      <summary>
        {t("article.lastChanged")} <DateTime iso={last.at} withTime />
      </summary>
      <ul className={styles["list"]}>
        {changes.map(({ at, parts }) => (
          <li key={at}>
            <DateTime iso={at} withTime />: {parts.map((part) => t(`article.changed.${part}`)).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}
