import type { ReactNode } from "react";
import { ministryPages } from "@portal/domain";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { type SearchProps, withoutFilters } from "./search-props.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { searchTexts } from "./texts.ts";
import { useCount } from "./use-count.ts";
import styles from "./NothingFound.module.css";

/** Says that nothing was found, and what may help: each hint only where it does. */
export function NothingFound({ search: { request, everywhere }, page, href }: SearchProps): ReactNode {
  const countOf = useCount();
  const t = useTexts(searchTexts);
  const { terms, category, type, from, to } = request;
  const isNarrowed = [category, type, from, to].some((filter) => filter !== undefined);
  return (
    <div className={styles["nothing"]}>
      <p>{t("search.nothing", { terms })}</p>
      <ul className={styles["hints"]}>
        {isNarrowed && (
          <li>
            <SafeLink href={href({ ...withoutFilters(request), site: request.site })}>{t("search.withoutFilters")}</SafeLink>
          </li>
        )}
        {request.site !== undefined && everywhere > 0 && (
          <li>
            <SafeLink href={href({ site: undefined, category: undefined })}>
              {t("search.everywhere", { count: everywhere, total: countOf(everywhere) })}
            </SafeLink>
          </li>
        )}
        <li>{t("search.tryFewer")}</li>
        <li>{t("search.trySpelling")}</li>
        <li>
          <SafeLink href={ministryPages[page.language].sitemap}>{t("search.browse")}</SafeLink>
        </li>
      </ul>
    </div>
  );
}
