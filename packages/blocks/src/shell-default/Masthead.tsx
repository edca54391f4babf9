import type { ReactNode } from "react";
import { type LayoutSettings, sitePath, type SiteView } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { useHost } from "@portal/react";
import { HeaderSearch } from "../shell/HeaderSearch.tsx";
import styles from "./Masthead.module.css";

/** The banner band: logo and name lead to `logoLink`, the search form works as it is. Its pictures are decoration. */
export function Masthead({ site, settings }: { readonly site: SiteView; readonly settings: LayoutSettings }): ReactNode {
  const { Link } = useHost();
  const banner = safeUrl(settings.banner);
  const logo = safeUrl(settings.logo);
  return (
    <div className={styles["masthead"]}>
      {banner && <img className={styles["banner"]} src={banner} alt="" width={1600} height={240} decoding="async" fetchPriority="low" />}
      <div className={styles["inner"]}>
        <Link href={safeUrl(settings.logoLink) ?? sitePath(settings.homeSlug)} className={styles["brand"]}>
          {logo && <img className={styles["logo"]} src={logo} alt="" width={80} height={80} />}
          <span className={styles["name"]}>{site.name}</span>
        </Link>
        <HeaderSearch settings={settings} />
      </div>
    </div>
  );
}
