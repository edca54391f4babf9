import type { ReactNode } from "react";
import { ministryPages } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { useTexts } from "../../ui/use-texts.ts";
import { gettingStartedTexts } from "./texts.ts";
import styles from "./GettingStarted.module.css";

const steps = [
  { key: "import", command: "npm run content -- import FILE.ndjson" },
  { key: "demo", command: "npm run content -- demo" },
] as const;

/** The home of a portal whose database has no ministry site yet: what its operator does next. */
export function GettingStarted({ page }: WidgetProps<"language" | "site">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(gettingStartedTexts);
  const pages = ministryPages[page.language];
  return (
    <div className={styles["page"]}>
      <h1>{t("gettingStarted.title")}</h1>
      <p className={styles["lead"]}>{t("gettingStarted.lead", { slug: page.site.slug })}</p>
      <ol className={styles["steps"]}>
        {steps.map(({ key, command }) => (
          <li key={key} className={styles["step"]}>
            <h2>{t(`gettingStarted.${key}`)}</h2>
            <p>{t(`gettingStarted.${key}.how`)}</p>
            <p className={styles["where"]}>{t("gettingStarted.command")}</p>
            <pre className={styles["command"]} tabIndex={0} aria-label={t(`gettingStarted.${key}`)} role="region">
              <code>{command}</code>
            </pre>
          </li>
        ))}
        <li className={styles["step"]}>
          <h2>{t("gettingStarted.logIn")}</h2>
          <p>{t("gettingStarted.logIn.how")}</p>
          <p className={styles["ways"]}>
            <Link href={pages.login}>{t("gettingStarted.logIn.link")}</Link>
            <Link href={pages.passwordForgotten}>{t("gettingStarted.forgotten.link")}</Link>
          </p>
        </li>
      </ol>
    </div>
  );
}
