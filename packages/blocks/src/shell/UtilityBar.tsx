import type { ReactNode } from "react";
import { type Language, safeUrl } from "@portal/core";
import { ministryPages } from "@portal/domain";
import { AccountLink } from "./AccountLink.tsx";
import { DisplayMenu } from "./DisplayMenu.tsx";
import type { ShellHeaderProps } from "./shell-props.ts";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";
import styles from "./UtilityBar.module.css";

interface UtilityBarProps {
  readonly page: ShellHeaderProps["page"];
  /** Stands first: whose site this is a part of. */
  readonly children?: ReactNode;
  /** Stands before the display menu. */
  readonly tools?: ReactNode;
}

/** Above the masthead: what kind of data this is, how it is shown, and the other language. */
export function UtilityBar({ page, children, tools }: UtilityBarProps): ReactNode {
  const t = useTexts(shellTexts);
  const other: Language = page.language === "vi" ? "en" : "vi";
  return (
    <div className={styles["bar"]}>
      <div className={styles["inner"]}>
        {children}
        {page.site.identity.sample && (
          <a className={styles["sample"]} href="#sample-notice">
            {t("shell.sample")}
          </a>
        )}
        <div className={styles["tools"]}>
          {tools}
          <AccountLink className={styles["account"]} language={page.language} />
          <DisplayMenu />
          {/* A plain link on purpose: the language of the whole document changes, so the document is loaded anew. */}
          <a className={styles["language"]} href={safeUrl(page.languageSwitch) ?? ministryPages[other].home} hrefLang={other} lang={other}>
            {t("shell.otherLanguage")}
          </a>
        </div>
      </div>
    </div>
  );
}
