import type { ReactNode } from "react";
import { type LayoutSettings, ministryPages, sitePath } from "@portal/domain";
import { type Language, safeUrl } from "@portal/core";
import { kept, useHost } from "@portal/react";
import { type Brand, brandOf } from "../shell/brand.ts";
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
        <Emblem {...brandOf({ page, settings })} language={page.site.language} searchLink={settings.searchLink} />
        <div className={`surface-ink ${styles["sections"]}`}>
          <MainMenu page={page} settings={settings} />
        </div>
      </header>
      <Breadcrumb items={breadcrumb} />
    </>
  );
}

interface EmblemProps extends Brand, Pick<LayoutSettings, "searchLink"> {
  /** Of the site. */
  readonly language: Language;
}

const Emblem = kept("Emblem", ({ name, logo: address, logoLink, homeSlug, language, searchLink }: EmblemProps): ReactNode => {
  const { Link } = useHost();
  const t = useTexts(shellTexts);
  const logo = safeUrl(address);
  return (
    <div className={styles["emblem"]}>
      <Link href={ministryPages[language].home} className={styles["ministry"]}>
        {t("shell.ministry")}
      </Link>
      <Link href={safeUrl(logoLink) ?? sitePath(homeSlug)} className={styles["unit"]}>
        {logo && <img className={styles["logo"]} src={logo} alt="" width={96} height={96} />}
        <span className={styles["name"]}>{name}</span>
      </Link>
      <HeaderSearch settings={{ homeSlug, searchLink }} />
    </div>
  );
});
