import type { ReactNode } from "react";
import type { Visitor } from "@portal/domain";
import { accountTexts } from "../../ui/account/texts.ts";
import { isKeyOf, useTexts } from "../../ui/own-texts.ts";
import styles from "./Profile.module.css";

/** What the access token says of the visitor (specification §3). */
export function Facts({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const t = useTexts(accountTexts);
  const theme = `profile.theme.${visitor.themeMode}`;
  const rows = [
    ["profile.displayName", visitor.displayName],
    ["profile.username", visitor.username],
    ["email", visitor.email],
    ["phoneNumber", visitor.phoneNumber],
    ["profile.theme", isKeyOf(accountTexts, theme) ? t(theme) : visitor.themeMode],
  ] as const;
  return (
    <dl className={styles["facts"]}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value || <span className={styles["unset"]}>{t("profile.unset")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
