import type { ReactNode } from "react";
import { type SiteView, safeUrl } from "@portal/core";
import { useHost } from "@portal/react";
import { searchPath } from "../ui/search-path.ts";
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
        <Link href={safeUrl(site.logoLink) ?? "/"} className={styles["brand"]}>
          {logo && <img className={styles["logo"]} src={logo} alt="" width={80} height={80} />}
          <span className={styles["name"]}>{site.name}</span>
        </Link>
        <SearchForm site={site} />
      </div>
    </div>
  );
}

function SearchForm({ site }: { readonly site: SiteView }): ReactNode {
  const { t } = useHost();
  return (
    <form className={styles["search"]} role="search" action={searchPath(site)} method="get">
      <label className="visually-hidden" htmlFor="shell-search">
        {t("shell.searchLabel")}
      </label>
      <input className={styles["field"]} id="shell-search" type="search" name="q" maxLength={200} autoComplete="off" />
      <button className={styles["submit"]} type="submit">
        {t("shell.search")}
      </button>
    </form>
  );
}
