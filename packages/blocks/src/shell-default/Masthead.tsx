import type { ReactNode } from "react";
import { type LayoutSettings, sitePath } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { kept, useHost } from "@portal/react";
import type { Brand } from "../shell/brand.ts";
import { HeaderSearch } from "../shell/HeaderSearch.tsx";
import styles from "./Masthead.module.css";

/** The banner band: logo and name lead to `logoLink`, the search form works as it is. Its pictures are decoration. */
export const Masthead = kept("Masthead", ({ name, ...settings }: Brand & Pick<LayoutSettings, "banner" | "searchLink">): ReactNode => {
  const { Link } = useHost();
  const banner = safeUrl(settings.banner);
  const logo = safeUrl(settings.logo);
  return (
    <div className={styles["masthead"]}>
      {banner && <img className={styles["banner"]} src={banner} alt="" width={1600} height={240} decoding="async" fetchPriority="low" />}
      <div className={styles["inner"]}>
        <Link href={safeUrl(settings.logoLink) ?? sitePath(settings.homeSlug)} className={styles["brand"]}>
          {logo && <img className={styles["logo"]} src={logo} alt="" width={80} height={80} />}
          <span className={styles["name"]}>{name}</span>
        </Link>
        <HeaderSearch settings={settings} />
      </div>
    </div>
  );
});
