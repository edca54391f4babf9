import type { ReactNode } from "react";
import { EXACT_TOTAL, ministryPages, type SearchContent } from "@portal/domain";
import { useHost, type WidgetProps } from "@portal/react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import list from "../../ui/filtered-list.module.css";
import { Paging } from "../../ui/Paging.tsx";
import { AppliedFilters } from "./AppliedFilters.tsx";
import { searchHref, termsIn } from "./address.ts";
import { BestBets } from "./BestBets.tsx";
import { Filters } from "./Filters.tsx";
import { NothingFound } from "./NothingFound.tsx";
import type { SearchProps } from "./search-props.ts";
import { SearchScopeNote } from "./SearchScopeNote.tsx";
import { Result } from "./Result.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { searchTexts } from "./texts.ts";
import styles from "./Search.module.css";

/** What was found, with filters beside it; where nothing is looked for yet, what one may look for. */
export function Search({ node, page, content: { search } }: WidgetProps<"language" | "path" | "site">): ReactNode {
  const t = useTexts(searchTexts);
  if (search) return <Found id={node.id} level={node.headingLevel ?? 2} page={page} search={search} />;
  const terms = termsIn(page.path);
  if (terms === "") return <p className={styles["hint"]}>{t("search.hint")}</p>;
  return <NotSearched terms={terms} sitemap={ministryPages[page.language].sitemap} />;
}

function NotSearched({ terms, sitemap }: { readonly terms: string; readonly sitemap: string }): ReactNode {
  const { Link } = useHost();
  const t = useTexts(searchTexts);
  return (
    <EmptyState>
      {t("search.unavailable", { terms })} <Link href={sitemap}>{t("search.browse")}</Link>
    </EmptyState>
  );
}

interface FoundProps extends Pick<SearchProps, "page"> {
  readonly id: string;
  readonly level: number;
  readonly search: SearchContent;
}

function Found({ id, level, page, search }: FoundProps): ReactNode {
  const { path, site } = page;
  const { request, results, total, pageSize } = search;
  const href = (changes: Partial<typeof request>, to = 1): string => searchHref(path, { ...request, ...changes }, to);
  const isEverywhere = search.widened || request.site !== site.slug;
  return (
    <div className={list["frame"]}>
      <Filters id={id} search={search} page={page} href={href} />
      <div className={list["found"]}>
        <AppliedFilters search={search} page={page} href={href} />
        <BestBets id={id} level={level} bets={search.bestBets} />
        {results.length === 0 ? (
          <NothingFound search={search} page={page} href={href} />
        ) : (
          <>
            <Count search={search} />
            <SearchScopeNote search={search} href={href} />
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
  const { format } = useHost();
  const t = useTexts(searchTexts);
  const first = (page - 1) * pageSize + 1;
  const count = { count: total, total: format.number(Math.min(total, EXACT_TOTAL)), terms: request.terms };
  const all = total > EXACT_TOTAL ? t("search.countMore", count) : t("search.count", count);
  const range = { from: format.number(first), to: format.number(first + results.length - 1) };
  return (
    <p className={styles["count"]}>
      {all}
      {total > results.length && `, ${t("search.range", range)}`}
    </p>
  );
}
