import type { ReactNode } from "react";
import type { PageModel } from "@portal/domain";
import { Name } from "../../ui/Name.tsx";
import { TitleLink } from "../../ui/TitleLink.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { notFoundTexts } from "./texts.ts";
import styles from "./NotFound.module.css";

/** Pages that have the words of the address. */
export function NearPages({ page }: { readonly page: Pick<PageModel, "language" | "near"> }): ReactNode {
  const t = useTexts(notFoundTexts);
  const pages = page.near?.pages ?? [];
  if (pages.length === 0) return null;
  return (
    <section className={styles["near"]}>
      <h2>{t("notFound.near")}</h2>
      <ul>
        {pages.map(({ href, title, language, site }) => (
          <li key={href} lang={language === page.language ? undefined : language}>
            <TitleLink href={href} text={title} />
            <span className={styles["site"]}>
              <Name text={site} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
