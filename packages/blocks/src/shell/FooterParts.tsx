import type { ReactNode } from "react";
import { feedPath, ministryPages, sitePath, type SiteView } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { kept, useHost } from "@portal/react";
import type { ShellFooterProps } from "./shell-props.ts";
import { searchPath } from "../ui/search-path.ts";
import { useTexts } from "../ui/use-texts.ts";
import { shellTexts } from "./texts.ts";
import styles from "./FooterParts.module.css";

/** Who answers for the site, and the counters where there are any. */
export function Identity({ page, counters }: Pick<ShellFooterProps, "page" | "counters">): ReactNode {
  return (
    <div>
      <Answerable identity={page.site.identity} name={page.site.name} />
      {counters && <div className={styles["counters"]}>{counters}</div>}
    </div>
  );
}

const Answerable = kept("Answerable", ({ identity, name }: Pick<SiteView, "identity" | "name">): ReactNode => {
  const t = useTexts(shellTexts);
  const { organisation, address, phone, email, responsible } = identity;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("shell.address"), address],
    [t("shell.phone"), phone && <ContactLink scheme="tel" address={phone.replace(/[^\d+]/g, "")} text={phone} />],
    [t("shell.email"), email && <ContactLink scheme="mailto" address={email} text={email} />],
    [t("shell.responsible"), responsible],
  ];
  return (
    <section aria-label={t("shell.footer")}>
      <p className={styles["organisation"]}>{organisation ?? name}</p>
      {rows.some(([, value]) => value) && (
        <dl className={styles["facts"]}>
          {rows.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}:</dt> <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </section>
  );
});

function ContactLink({
  scheme,
  address,
  text,
}: {
  readonly scheme: "tel" | "mailto";
  readonly address: string;
  readonly text: string;
}): ReactNode {
  const href = address && safeUrl(`${scheme}:${address}`);
  return href ? <a href={href}>{text}</a> : text;
}

/** Where to go from here. */
export function FooterLinks({ page, settings, report }: Pick<ShellFooterProps, "page" | "settings" | "report">): ReactNode {
  const { Link } = useHost();
  const t = useTexts(shellTexts);
  const ministry = ministryPages[page.language];
  return (
    <nav className={styles["nav"]} aria-label={t("shell.links")}>
      <ul className={styles["links"]}>
        <li>
          <Link href={sitePath(settings.homeSlug)}>{t("shell.home")}</Link>
        </li>
        <li>
          <Link href={searchPath(settings)}>{t("shell.search")}</Link>
        </li>
        <li>
          <Link href={ministry.sitemap}>{t("shell.sitemap")}</Link>
        </li>
        <li>
          <Link href={ministry.openData}>{t("shell.openData")}</Link>
        </li>
        <li>
          <Link href={ministry.contacts}>{t("shell.contact")}</Link>
        </li>
        {page.site.hasFeeds && (
          <li>
            <a href={feedPath("atom", page.site.slug)}>{t("shell.feed")}</a>
          </li>
        )}
        <li>
          <Link href={report}>{t("shell.report")}</Link>
        </li>
        <li>
          <a href="#top">{t("shell.toTop")}</a>
        </li>
      </ul>
    </nav>
  );
}

/** That the data is sample data: on every page of a site that shows demonstration content, and on paper. */
export function SampleNotice({ page }: Pick<ShellFooterProps, "page">): ReactNode {
  const t = useTexts(shellTexts);
  if (!page.site.identity.sample) return null;
  return (
    <p id="sample-notice" className={styles["notice"]}>
      {t("shell.sampleNotice")}
    </p>
  );
}
