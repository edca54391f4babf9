import type { ReactNode } from "react";
import type { Visitor } from "@portal/domain";
import { accountTexts } from "../../ui/account/texts.ts";
import { isKeyOf, useTexts } from "../../ui/use-texts.ts";
import styles from "./Profile.module.css";

/** What the access token says of the visitor (specification §3). */
export function Facts({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const t = useTexts(accountTexts);
  const theme = `account.profile.theme.${visitor.themeMode}`;
  const rows = [
    ["account.profile.displayName", visitor.displayName],
    ["account.profile.username", visitor.username],
    ["account.email", visitor.email],
    ["account.phoneNumber", visitor.phoneNumber],
    ["account.profile.theme", isKeyOf(accountTexts, theme) ? t(theme) : visitor.themeMode],
  ] as const;
  return (
    <dl className={styles["facts"]}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value || <span className={styles["unset"]}>{t("account.profile.unset")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
