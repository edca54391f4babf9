import type { ReactNode } from "react";
import type { ListingContent } from "@portal/domain";
import { safeUrl } from "@portal/core";
import { cx } from "./cx.ts";
import { keptParameters, pathnameOf } from "./listing-query.ts";
import { SelectField } from "./SelectField.tsx";
import { useTexts } from "./use-texts.ts";
import { listingTexts } from "./listing-texts.ts";
import controls from "./controls.module.css";
import styles from "./ListingFilter.module.css";

interface ListingFilterProps {
  /** Id of the node, from which the fields take theirs. */
  readonly id: string;
  readonly listing: ListingContent;
  readonly path: string;
}

/** Year and order as an ordinary GET form: it works without JavaScript, and every result has an address. */
export function ListingFilter({ id, listing: { years, year, sort }, path }: ListingFilterProps): ReactNode {
  const t = useTexts(listingTexts);
  return (
    // A new state is a new form: `defaultValue` counts only when it appears.
    <form key={`${year}-${sort}`} className={styles["filter"]} method="get" action={safeUrl(pathnameOf(path))}>
      {keptParameters(path).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField id={id} name="year" label={t("listing.year")} chosen={year ?? ""}>
        <option value="">{t("listing.allYears")}</option>
        {(year === undefined || years.includes(year) ? years : [year, ...years]).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <SelectField id={id} name="sort" label={t("listing.sort")} chosen={sort}>
        <option value="newest">{t("listing.newest")}</option>
        <option value="oldest">{t("listing.oldest")}</option>
      </SelectField>
      <button className={cx(controls["button"], styles["submit"])} type="submit">
        {t("listing.apply")}
      </button>
    </form>
  );
}
