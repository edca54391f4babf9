import type { ReactNode } from "react";
import { safeUrl, sitePath, type SiteView } from "@portal/core";
import { useHost } from "@portal/react";
import { HeaderSearch } from "../shell/HeaderSearch.tsx";
import styles from "./Masthead.module.css";

/** The banner band: logo and name lead to `logoLink`, the search form works as it is. Its pictures are decoration. */
export function Masthead({ site }: { readonly site: SiteView }): ReactNode {
  const { Link } = useHost();
  const banner = safeUrl(site.banner);
  const logo = safeUrl(site.logo);
  return (
    <div className={styles["masthead"]}>
      {banner && <img className={styles["banner"]} src={banner} alt="" width={1600} height={240} decoding="async" fetchPriority="low" />}
      <div className={styles["inner"]}>
        <Link href={safeUrl(site.logoLink) ?? sitePath(site.slug)} className={styles["brand"]}>
          {logo && <img className={styles["logo"]} src={logo} alt="" width={80} height={80} />}
          <span className={styles["name"]}>{site.name}</span>
        </Link>
        <HeaderSearch site={site} />
      </div>
    </div>
  );
}
