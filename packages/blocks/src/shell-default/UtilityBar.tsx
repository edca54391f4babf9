import type { ReactNode } from "react";
import { type Language, type PageModel, safeUrl } from "@portal/core";
import { useHost } from "@portal/react";
import { ministryPages } from "../ui/ministry-pages.ts";
import styles from "./UtilityBar.module.css";

/** Above the masthead: what kind of data this is, and the other language. */
export function UtilityBar({ page }: { readonly page: PageModel }): ReactNode {
  const { t } = useHost();
  const other: Language = page.language === "vi" ? "en" : "vi";
  return (
    <div className={styles["bar"]}>
      <div className={styles["inner"]}>
        <a className={styles["sample"]} href="#sample-notice">
          {t("shell.sample")}
        </a>
        {/* A plain link on purpose: the language of the whole document changes, so the document is loaded anew. */}
        <a className={styles["language"]} href={safeUrl(page.languageSwitch) ?? ministryPages[other].home} hrefLang={other} lang={other}>
          {t("shell.otherLanguage")}
        </a>
      </div>
    </div>
  );
}
