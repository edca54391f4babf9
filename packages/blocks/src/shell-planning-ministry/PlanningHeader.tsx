import type { ReactNode } from "react";
import { type LayoutSettings, ministryPages, sitePath, type SiteView } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { useHost } from "@portal/react";
import { Breadcrumb } from "../shell/Breadcrumb.tsx";
import { HeaderSearch } from "../shell/HeaderSearch.tsx";
import { MainMenu } from "../shell/MainMenu.tsx";
import type { ShellHeaderProps } from "../shell/shell-props.ts";
import { UtilityBar } from "../shell/UtilityBar.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "../shell/texts.ts";
import styles from "./PlanningHeader.module.css";

/** Two rows: the unit's emblem and name in the middle of a quiet page, below them its sections on the ministry's blue. */
export function PlanningHeader({ page, settings, breadcrumb }: ShellHeaderProps): ReactNode {
  return (
    <>
      <header className={styles["header"]}>
        <UtilityBar page={page} />
        <Emblem site={page.site} settings={settings} />
        <div className={`surface-ink ${styles["sections"]}`}>
          <MainMenu page={page} settings={settings} />
        </div>
      </header>
      <Breadcrumb items={breadcrumb} />
    </>
  );
}

function Emblem({ site, settings }: { readonly site: SiteView; readonly settings: LayoutSettings }): ReactNode {
  const { Link } = useHost();
  const t = useTexts(shellTexts);
  const logo = safeUrl(settings.logo);
  return (
    <div className={styles["emblem"]}>
      <Link href={ministryPages[site.language].home} className={styles["ministry"]}>
        {t("shell.ministry")}
      </Link>
      <Link href={safeUrl(settings.logoLink) ?? sitePath(settings.homeSlug)} className={styles["unit"]}>
        {logo && <img className={styles["logo"]} src={logo} alt="" width={96} height={96} />}
        <span className={styles["name"]}>{site.name}</span>
      </Link>
      <HeaderSearch settings={settings} />
    </div>
  );
}
