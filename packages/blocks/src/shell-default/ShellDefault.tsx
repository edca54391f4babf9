import type { ReactNode } from "react";
import type { PageModel } from "@portal/core";
import { useHost } from "@portal/react";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Footer } from "./Footer.tsx";
import { MainMenu } from "./MainMenu.tsx";
import { Masthead } from "./Masthead.tsx";
import { UtilityBar } from "./UtilityBar.tsx";
import styles from "./ShellDefault.module.css";

interface ShellProps {
  readonly page: PageModel;
  /** The page's template; its main landmark has the id "main". */
  readonly children: ReactNode;
  /** Room in the footer for the traffic counters (specification §7, real-time hub). */
  readonly counters?: ReactNode;
}

/** What stands around every page: who speaks, where one is, where one can go. */
export function ShellDefault({ page, children, counters }: ShellProps): ReactNode {
  const { t } = useHost();
  return (
    <div className={styles["shell"]} id="top">
      <a className="skip-link" href="#main">
        {t("shell.skip")}
      </a>
      <header>
        <UtilityBar page={page} />
        <Masthead site={page.site} />
        <MainMenu page={page} />
      </header>
      <Breadcrumb items={page.breadcrumb} />
      <div className={styles["content"]}>{children}</div>
      <Footer page={page} counters={counters} />
    </div>
  );
}
