import type { ReactNode } from "react";
import { ministryPages, type SearchContent } from "@portal/core";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Paging } from "../../ui/Paging.tsx";
import { AppliedFilters } from "./AppliedFilters.tsx";
import { askedBy, searchHref } from "./address.ts";
import { Filters } from "./Filters.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { Result } from "./Result.tsx";
import styles from "./Search.module.css";

/** What was found, with filters beside it; where nothing is looked for yet, what one may look for. */
export function Search({ node, page, content: { search } }: WidgetProps): ReactNode {
  const { t } = useHost();
  if (search) return <Found id={node.id} level={node.headingLevel ?? 2} page={page} search={search} />;
  const asked = askedBy(page.path, page.site.slug);
  if (!asked) return <p className={styles["hint"]}>{t("search.hint")}</p>;
  return <NotSearched terms={asked.terms} sitemap={ministryPages[page.language].sitemap} />;
}

function NotSearched({ terms, sitemap }: { readonly terms: string; readonly sitemap: string }): ReactNode {
  const { t, Link } = useHost();
  return (
    <EmptyState>
      {t("search.unavailable", { terms })} <Link href={sitemap}>{t("search.browse")}</Link>
    </EmptyState>
  );
}

interface FoundProps extends Pick<WidgetProps, "page"> {
  readonly id: string;
  readonly level: number;
  readonly search: SearchContent;
}

function Found({ id, level, page, search }: FoundProps): ReactNode {
  const { path, site } = page;
  const { request, results, total, pageSize } = search;
  const href = (changes: Partial<typeof request>, to = 1): string => searchHref(path, { ...request, ...changes }, site.slug, to);
  const isEverywhere = request.site !== site.slug;
  return (
    <div className={styles["search"]}>
      <Filters id={id} search={search} page={page} href={href} />
      <div className={styles["found"]}>
        <AppliedFilters search={search} page={page} href={href} />
        {results.length === 0 ? (
          <NothingFound search={search} page={page} href={href} />
        ) : (
          <>
            <Count search={search} />
            <ol className={styles["results"]}>
              {results.map((result, index) => (
                <Result key={index} result={result} level={level} withSite={isEverywhere} language={page.language} />
              ))}
            </ol>
          </>
        )}
        <Paging
          listing={{ page: search.page, pageSize, total, year: undefined, sort: "newest" }}
          path={path}
          to={(target) => href({}, target)}
        />
      </div>
    </div>
  );
}

function Count({ search: { request, results, page, pageSize, total } }: { readonly search: SearchContent }): ReactNode {
  const { t, format } = useHost();
  const first = (page - 1) * pageSize + 1;
  const all = t("search.count", { count: total, total: format.number(total), terms: request.terms });
  const range = { from: format.number(first), to: format.number(first + results.length - 1) };
  return (
    <p className={styles["count"]}>
      {all}
      {total > results.length && `, ${t("search.range", range)}`}
    </p>
  );
}
