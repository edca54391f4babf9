import type { ReactNode } from "react";
import type { Language } from "@portal/core";
import { ministryPages, type SiteCard, sitePath } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Name } from "../../ui/Name.tsx";
import { NestedLinks } from "../../ui/NestedLinks.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { sitemapTexts } from "./texts.ts";
import styles from "./Sitemap.module.css";

/** Levels that are drawn; no one reads further. */
const LEVELS = 8;

/** Everything there is: the ministry's own pages, all categories of the site as nested lists, the other sites. */
export function Sitemap({ node, page, content: { sitemap = [], sites = [] } }: WidgetProps<"site" | "language">): ReactNode {
  const t = useTexts(sitemapTexts);
  const level = node.headingLevel ?? 2;
  const others = sites.filter(({ slug }) => slug !== page.site.slug);
  return (
    <div className={styles["sitemap"]}>
      <p className={styles["home"]}>
        <SafeLink href={sitePath(page.site.slug)}>{page.site.name}</SafeLink>
      </p>
      <section>
        <Heading level={level}>{t("sitemap.pages")}</Heading>
        <FixedPages language={page.language} />
      </section>
      <section>
        <Heading level={level}>{t("sitemap.categories")}</Heading>
        {sitemap.length === 0 ? (
          <EmptyState>{t("sitemap.empty")}</EmptyState>
        ) : (
          <NestedLinks
            nodes={sitemap}
            levels={LEVELS}
            className={styles["columns"]}
            entryClassName={styles["top"]}
            nestedClassName={styles["nested"]}
          />
        )}
      </section>
      {others.length > 0 && (
        <section>
          <Heading level={level}>{t("sitemap.sites")}</Heading>
          <Sites sites={others} language={page.language} />
        </section>
      )}
    </div>
  );
}

const fixedPages = [
  "home",
  "about",
  "leaders",
  "formerMinisters",
  "questionList",
  "specialPages",
  "openData",
  "contacts",
  "search",
  "login",
  "register",
] as const;

function FixedPages({ language }: { readonly language: Language }): ReactNode {
  const { Link } = useHost();
  const t = useTexts(sitemapTexts);
  return (
    <ul className={styles["plain"]}>
      {fixedPages.map((name) => (
        <li key={name}>
          <Link href={ministryPages[language][name]}>{t(`sitemap.${name}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

function Sites({ sites, language }: { readonly sites: readonly SiteCard[]; readonly language: Language }): ReactNode {
  return (
    <ul className={styles["plain"]}>
      {sites.map((site, index) => (
        <li key={index} {...(site.language === language ? {} : { lang: site.language })}>
          <SafeLink href={site.href}>
            <Name text={site.name} />
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
