import type { ReactNode } from "react";
import type { SearchFacet } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { ALL_SITES } from "@portal/domain/content";
import { cx } from "../../ui/cx.ts";
import { pathnameOf } from "../../ui/listing-query.ts";
import { DateField } from "../../ui/date-picker/DateField.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { listingTexts } from "../../ui/listing-texts.ts";
import { searchTexts } from "./texts.ts";
import list from "../../ui/filtered-list.module.css";
import controls from "../../ui/controls.module.css";
import { type SearchProps, daysOf, yearOf } from "./search-props.ts";
import { typeName } from "./type-name.ts";
import { useCount } from "./use-count.ts";
import styles from "./Filters.module.css";

interface FiltersProps extends SearchProps {
  /** Id of the node, from which the fields take theirs. */
  readonly id: string;
}

/**
 * Where, what kind, when and in which order: an ordinary GET form, each choice with the number of results it leaves. Folded on narrow
 * screens, without JavaScript too; always open beside the results where there is room.
 */
export function Filters({ id, search, page, href }: FiltersProps): ReactNode {
  const t = useTexts(listingTexts, searchTexts);
  const { request, facets } = search;
  const own = page.site.slug;
  const elsewhere = facets.sites.filter(({ value }) => value !== own);
  const here = { value: own, label: t("search.thisSite"), count: facets.sites.find(({ value }) => value === own)?.count ?? 0 };
  const everywhere = { value: ALL_SITES, label: t("search.allSites"), count: search.everywhere };
  const types = facets.types.map((one) => ({ ...one, label: typeName(one.value, t) }));
  return (
    // A new search is a new form: `defaultValue` counts only when it appears.
    <details key={page.path} className={list["filter"]}>
      <summary className={list["summary"]}>{t("search.filters")}</summary>
      <form className={styles["form"]} method="get" action={safeUrl(pathnameOf(page.path))} aria-label={t("search.filters")}>
        <input type="hidden" name="q" value={request.terms} />
        <Choice id={id} name="site" label={t("search.site")} chosen={request.site ?? ALL_SITES} facets={[here, everywhere, ...elsewhere]} />
        <Choice
          id={id}
          name="category"
          label={t("search.category")}
          any={t("search.anyCategory")}
          chosen={request.category}
          facets={facets.categories}
        />
        <Choice id={id} name="type" label={t("search.type")} any={t("search.anyType")} chosen={request.type} facets={types} />
        <DateField id={id} name="from" label={t("search.from")} chosen={request.from} />
        <DateField id={id} name="to" label={t("search.to")} chosen={request.to} />
        <Years {...{ search, href }} />
        <SelectField id={id} name="sort" label={t("listing.sort")} chosen={request.sort}>
          <option value="relevance">{t("search.byRelevance")}</option>
          <option value="newest">{t("listing.newest")}</option>
        </SelectField>
        <button className={cx(controls["button"], styles["submit"])} type="submit">
          {t("listing.apply")}
        </button>
      </form>
    </details>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly chosen: string | undefined;
}

function Choice({
  id,
  name,
  label,
  any,
  chosen,
  facets,
}: FieldProps & { readonly any?: string; readonly facets: readonly SearchFacet[] }): ReactNode {
  const countOf = useCount();
  const isThere = chosen === undefined || facets.some(({ value }) => value === chosen);
  const options = isThere ? facets : [{ value: chosen, label: chosen, count: 0 }, ...facets];
  return (
    <SelectField {...{ id, name, label }} chosen={chosen ?? ""}>
      {any !== undefined && <option value="">{any}</option>}
      {options.map(({ value, label: text, count }) => (
        <option key={value} value={value}>{`${text} (${countOf(count)})`}</option>
      ))}
    </SelectField>
  );
}

/** Years at one click; the days above are for anything finer. */
function Years({ search: { request, facets }, href }: Pick<SearchProps, "search" | "href">): ReactNode {
  const countOf = useCount();
  const t = useTexts(listingTexts);
  if (facets.years.length < 2) return null;
  const chosen = yearOf(request);
  return (
    <ul className={styles["years"]} aria-label={t("listing.year")}>
      {facets.years.slice(0, 8).map(({ value, count }) => (
        <li key={value}>
          <SafeLink href={href(daysOf(value))} aria-current={value === chosen ? "true" : undefined}>
            {`${value} (${countOf(count)})`}
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
