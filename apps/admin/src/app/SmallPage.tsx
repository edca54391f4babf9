import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "../ui/PageHeading.tsx";
import { Preferences } from "./Preferences.tsx";
import styles from "./SmallPage.module.css";

/** A page of one task, such as signing in. */
export function SmallPage({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={styles["small"]}>
      <header>
        <p className={styles["brand"]}>{t("app.name")}</p>
        <Preferences />
      </header>
      <main>
        <PageHeading key={title} text={title} />
        {children}
      </main>
    </div>
  );
}
