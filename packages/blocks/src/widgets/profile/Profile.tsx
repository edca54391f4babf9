import { type ReactNode, useSyncExternalStore } from "react";
import { ministryPages } from "@portal/core";
import { useHost, type Visitor, type WidgetProps } from "@portal/react";
import { AccountWay } from "../../ui/AccountForm.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Profile.module.css";

const never = () => (): void => {};

/** Who the visitor is, as the browser knows it (specification §3): never in what the server sends. */
export function Profile({ page: { language } }: WidgetProps): ReactNode {
  const { t, visitor } = useHost();
  // False on the server and while hydrating, true from then on.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles["profile"]}>
      <Notice>
        <p className={styles["closed"]}>{t("account.closed")}</p>
        <p>{t("account.profileHint")}</p>
      </Notice>
      {hydrated && visitor ? <Facts visitor={visitor} /> : <p className={styles["wait"]}>{t("account.profileWait")}</p>}
      <AccountWay question="account.haveAccount" link="account.toLogin" href={ministryPages[language].login} />
    </div>
  );
}

function Facts({ visitor }: { readonly visitor: Visitor }): ReactNode {
  const { t } = useHost();
  const rows = [
    ["account.displayName", visitor.displayName],
    ["account.name", visitor.username],
    ["account.email", visitor.email],
    ["account.phoneNumber", visitor.phoneNumber],
    ["account.theme", visitor.themeMode === "app-light" ? t("account.theme.app-light") : visitor.themeMode],
  ] as const;
  return (
    <dl className={styles["facts"]}>
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value || <span className={styles["unset"]}>{t("account.unset")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
