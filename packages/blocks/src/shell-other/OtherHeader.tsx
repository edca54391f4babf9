import type { ReactNode } from "react";
import { ministryPages, sitePath } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { kept, useHost } from "@portal/react";
import { type Brand, brandOf } from "../shell/brand.ts";
import { Breadcrumb } from "../shell/Breadcrumb.tsx";
import { MainMenu } from "../shell/MainMenu.tsx";
import type { ShellHeaderProps } from "../shell/shell-props.ts";
import { UtilityBar } from "../shell/UtilityBar.tsx";
import { Icon } from "../ui/Icon.tsx";
import { searchPath } from "../ui/search-path.ts";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "../shell/texts.ts";
import styles from "./OtherHeader.module.css";

/** A small portal's frame: the way back to the ministry, then name and menu on one line. */
export function OtherHeader({ page, settings, breadcrumb }: ShellHeaderProps): ReactNode {
  const { Link } = useHost();
  const t = useTexts(shellTexts);
  return (
    <>
      <header>
        <UtilityBar
          page={page}
          tools={
            <Link href={searchPath(settings)} className={styles["search"]}>
              {t("shell.search")}
            </Link>
          }
        >
          <Link href={ministryPages[page.language].home} className={styles["back"]}>
            <Icon name="arrow" />
            {t("shell.ministry")}
          </Link>
        </UtilityBar>
        <div className={styles["row"]}>
          <BrandLink {...brandOf({ page, settings })} />
          <div className={styles["menu"]}>
            <MainMenu page={page} settings={settings} />
          </div>
        </div>
      </header>
      <Breadcrumb items={breadcrumb} />
    </>
  );
}

const BrandLink = kept("BrandLink", ({ name, logo: address, logoLink, homeSlug }: Brand): ReactNode => {
  const { Link } = useHost();
  const logo = safeUrl(address);
  return (
    <Link href={safeUrl(logoLink) ?? sitePath(homeSlug)} className={styles["brand"]}>
      {logo && <img className={styles["logo"]} src={logo} alt="" width={48} height={48} />}
      <span className={styles["name"]}>{name}</span>
    </Link>
  );
});
