import type { ReactNode } from "react";
import type { Language, TreeNode } from "@portal/core";
import type { SiteCard } from "@portal/domain";
import { type WidgetProps } from "@portal/react";
import { ArticleImage } from "../../ui/ArticleImage.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { TitleLink } from "../../ui/TitleLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { sitesTexts } from "./texts.ts";
import styles from "./Sites.module.css";

/** Special pages: a card for each other site of the portal, and one for each topic of this one. */
export function Sites({ node, page, content: { sites = [], sitemap = [] } }: WidgetProps<"site" | "language">): ReactNode {
  const t = useTexts(sitesTexts);
  const level = node.headingLevel ?? 2;
  const others = sites.filter(({ slug }) => slug !== page.site.slug);
  if (others.length === 0 && sitemap.length === 0) return <EmptyState>{t("sites.empty")}</EmptyState>;
  return (
    <div className={styles["special"]}>
      {others.length > 0 && (
        <section className={styles["part"]}>
          <Heading level={level}>{t("sites.sites")}</Heading>
          <ul className={styles["cards"]}>
            {others.map((site, index) => (
              <Site key={index} site={site} language={page.language} level={level + 1} />
            ))}
          </ul>
        </section>
      )}
      {sitemap.length > 0 && (
        <section className={styles["part"]}>
          <Heading level={level}>{t("sites.topics")}</Heading>
          <ul className={styles["cards"]}>
            {sitemap.map((topic, index) => (
              <Topic key={index} topic={topic} level={level + 1} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface SiteProps {
  readonly site: SiteCard;
  /** Of the page: a name in another language says so. */
  readonly language: Language;
  readonly level: number;
}

function Site({ site: { name, href, logo, organisation, language: own }, language, level }: SiteProps): ReactNode {
  const t = useTexts(sitesTexts);
  const foreign = own !== language;
  return (
    <li className={styles["card"]}>
      <ArticleImage src={logo} shape="square" whole className={styles["logo"]} />
      <div className={styles["text"]}>
        <Heading level={level} className={styles["title"]}>
          <span {...(foreign ? { lang: own } : {})}>
            <TitleLink href={href} text={name} covers />
          </span>
        </Heading>
        {organisation && !organisation.startsWith(name) && <p {...(foreign ? { lang: own } : {})}>{organisation}</p>}
        {foreign && <p className={styles["language"]}>{t(own === "en" ? "sites.inEnglish" : "sites.inVietnamese")}</p>}
      </div>
    </li>
  );
}

/** Names of subcategories that a card lists. */
const NAMES = 4;

function Topic({ topic: { name, href, children }, level }: { readonly topic: TreeNode; readonly level: number }): ReactNode {
  const t = useTexts(sitesTexts);
  const names = children.slice(0, NAMES).map((child) => child.name);
  return (
    <li className={styles["card"]}>
      <div className={styles["text"]}>
        <Heading level={level} className={styles["title"]}>
          <TitleLink href={href} text={name} covers />
        </Heading>
        {names.length > 0 && <p>{t("sites.below", { names: names.join(", ") + (children.length > NAMES ? " …" : "") })}</p>}
      </div>
    </li>
  );
}
