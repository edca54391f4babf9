import type { ReactNode } from "react";
import type { Language } from "@portal/core";
import { ministryPages, sitePath } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { SearchBox } from "../../ui/SearchBox.tsx";
import { searchPath } from "../../ui/search-path.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { NearPages } from "./NearPages.tsx";
import { notFoundTexts } from "./texts.ts";
import styles from "./NotFound.module.css";

/** In the other language, because a reader may have come from anywhere. */
const elsewhere = {
  vi: { sentence: "Không tìm thấy trang này.", home: "Trang chủ tiếng Việt", sitemap: "Sơ đồ trang" },
  en: { sentence: "This page could not be found.", home: "English home page", sitemap: "Sitemap" },
} as const;

/** What happened, and every way on. */
export function NotFound({ node, page }: WidgetProps<"language" | "site" | "near">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(notFoundTexts);
  const other: Language = page.language === "vi" ? "en" : "vi";
  return (
    <div className={styles["page"]}>
      <h1>{t("notFound.title")}</h1>
      <p>{t("notFound.hint")}</p>
      <NearPages page={page} />
      <SearchBox
        id={node.id}
        action={searchPath({ homeSlug: page.site.slug, searchLink: page.site.searchLink })}
        terms={page.near?.words ?? ""}
      />
      <ul className={styles["ways"]}>
        <li>
          <Link href={sitePath(page.site.slug)}>{t("notFound.home", { name: page.site.name })}</Link>
        </li>
        <li>
          <Link href={ministryPages[page.language].sitemap}>{t("notFound.sitemap")}</Link>
        </li>
        <li>
          <Link href={ministryPages[page.language].contacts}>{t("notFound.contact")}</Link>
        </li>
      </ul>
      <p className={styles["other"]} lang={other}>
        {elsewhere[other].sentence} <Link href={ministryPages[other].home}>{elsewhere[other].home}</Link>{" "}
        <Link href={ministryPages[other].sitemap}>{elsewhere[other].sitemap}</Link>
      </p>
    </div>
  );
}
